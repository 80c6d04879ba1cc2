/** The lessons of Mission: Red Planet; their positions lie beside the server, by the same names. */
import { ANY, type Lessons } from '../../pages/tutorial/coaching.ts';

export default {
  missions: [
    { text: 'lesson.missions.welcome' },
    { text: 'lesson.missions.zones', things: ['zone:SM', 'zone:VM', 'zone:PH'] },
    {
      text: 'lesson.missions.keep',
      things: ['card:M06'],
      answers: ['keep M06'],
      effect: 'keep-missions',
    },
    { text: 'lesson.missions.kept', after: 'mission-kept', things: ['zone:PH'] },
  ],
  boarding: [
    { text: 'lesson.boarding.countdown' },
    {
      text: 'lesson.boarding.choose',
      things: ['character:travel-agent', 'dock:1'],
      answers: ['choose travel-agent'],
      effect: 'choose-characters',
    },
    {
      text: 'lesson.boarding.board',
      things: ['dock:1'],
      answers: ['place dock 1'],
      effect: 'place-together',
    },
    { text: 'lesson.boarding.landed', after: 'ship-landed', things: ['zone:SM'] },
  ],
  launch: [
    {
      text: 'lesson.launch.first',
      things: ['dock:1'],
      answers: ['place dock 1'],
      effect: 'place-apart',
    },
    {
      text: 'lesson.launch.second',
      things: ['dock:2'],
      answers: ['place dock 2'],
      effect: 'place-apart',
    },
    {
      text: 'lesson.launch.force',
      things: ['dock:2'],
      answers: ['launch dock 2'],
      effect: 'force-launch',
    },
    { text: 'lesson.launch.landed', after: 'ship-landed', things: ['zone:SS'] },
  ],
  moving: [
    {
      text: 'lesson.moving.board',
      answers: ['place dock 1', ANY],
      effect: 'place-astronauts',
    },
    {
      text: 'lesson.moving.move',
      things: ['zone:SM', 'zone:TS'],
      answers: ['move SM TS'],
      effect: 'make-moves',
    },
    { text: 'lesson.moving.more', answers: ['stop', ANY], effect: 'make-moves' },
    { text: 'lesson.moving.done', after: 'astronaut-moved', things: ['zone:TS'] },
  ],
  production: [
    {
      text: 'lesson.production.board',
      answers: ['place dock 1', ANY],
      effect: 'place-astronauts',
    },
    {
      text: 'lesson.production.replace',
      things: ['zone:SM'],
      answers: ['replace blue in SM'],
      effect: 'replace-astronaut',
    },
    { text: 'lesson.production.taken', after: 'tokens-taken', things: ['zone:SM'] },
  ],
  discovery: [
    {
      text: 'lesson.discovery.first',
      things: ['dock:2'],
      answers: ['place dock 2'],
      effect: 'place-astronauts',
    },
    {
      text: 'lesson.discovery.second',
      things: ['dock:2'],
      answers: ['place dock 2'],
      effect: 'place-astronauts',
    },
    { text: 'lesson.discovery.draw', answers: ['draw'], effect: 'draw-or-look' },
    {
      text: 'lesson.discovery.assign',
      things: ['card:D11', 'zone:SS'],
      answers: ['assign SS'],
      effect: 'assign-discovery',
    },
    { text: 'lesson.discovery.hidden', after: 'discovery-assigned', things: ['zone:SS'] },
  ],
  end: [
    {
      text: 'lesson.end.first',
      things: ['dock:1'],
      answers: ['place dock 1'],
      effect: 'place-astronauts',
    },
    {
      text: 'lesson.end.second',
      things: ['dock:1'],
      answers: ['place dock 1'],
      effect: 'place-astronauts',
    },
    {
      text: 'lesson.end.redirect',
      things: ['ship:S17', 'zone:SM'],
      answers: ['redirect S17 to SM'],
      effect: 'redirect-ship',
    },
    { text: 'lesson.end.scored', after: 'final-scoring-began' },
  ],
} satisfies Lessons;
