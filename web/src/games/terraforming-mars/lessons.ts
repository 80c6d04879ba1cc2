/** The lessons of Terraforming Mars; their positions lie beside the server, by the same names. */
import type { Lessons } from '../../pages/tutorial/coaching.ts';

export default {
  research: [
    {
      text: 'lesson.research.welcome',
      things: ['parameter:temperature', 'parameter:oxygen', 'parameter:oceans'],
    },
    { text: 'lesson.research.rating', things: ['seat:red'] },
    {
      text: 'lesson.research.buy',
      things: ['card:003', 'card:141'],
      answers: ['buy 003 141'],
      effect: 'buy-cards',
    },
    { text: 'lesson.research.play', things: ['card:141'], answers: ['play 141'], effect: 'take-action' },
    { text: 'lesson.research.done', after: 'card-played', things: ['resource:energy', 'card:003'] },
  ],
  playing: [
    { text: 'lesson.playing.needs', things: ['card:159', 'parameter:temperature'] },
    { text: 'lesson.playing.raise', things: ['card:003'], answers: ['play 003'], effect: 'take-action' },
    { text: 'lesson.playing.lichen', things: ['card:159'], answers: ['play 159'], effect: 'take-action' },
    { text: 'lesson.playing.done', after: 'card-played', things: ['card:042', 'resource:plants'] },
  ],
  metals: [
    { text: 'lesson.metals.solar', things: ['card:113'], answers: ['play 113'], effect: 'take-action' },
    {
      text: 'lesson.metals.steel',
      things: ['resource:steel'],
      answers: ['pay 3 mc 4 steel'],
      effect: 'pay-bill',
    },
    { text: 'lesson.metals.mining', things: ['card:040'], answers: ['play 040'], effect: 'take-action' },
    {
      text: 'lesson.metals.titanium',
      things: ['resource:titanium'],
      answers: ['pay 15 mc 5 titanium'],
      effect: 'pay-bill',
    },
    { text: 'lesson.metals.done', after: 'production-changed', things: ['resource:mc'] },
  ],
  tiles: [
    { text: 'lesson.tiles.city', things: ['area:6-4'] },
    {
      text: 'lesson.tiles.plants',
      things: ['resource:plants'],
      answers: ['convert plants'],
      effect: 'take-action',
    },
    {
      text: 'lesson.tiles.greenery',
      things: ['area:6-3', 'area:5-4'],
      answers: ['place 6-3'],
      effect: 'place-tile',
    },
    { text: 'lesson.tiles.ocean', things: ['card:127'], answers: ['play 127'], effect: 'take-action' },
    {
      text: 'lesson.tiles.water',
      things: ['area:5-5', 'area:5-4'],
      answers: ['place 5-5'],
      effect: 'place-ocean',
    },
    { text: 'lesson.tiles.done', after: 'tile-placed', things: ['area:5-5'] },
  ],
  production: [
    { text: 'lesson.production.income', things: ['seat:red'] },
    { text: 'lesson.production.nuclear', things: ['card:045'], answers: ['play 045'], effect: 'take-action' },
    { text: 'lesson.production.end', things: ['resource:energy'], answers: ['end'], effect: 'take-action' },
    { text: 'lesson.production.pass', things: ['seat:green'], answers: ['pass'], effect: 'take-action' },
    {
      text: 'lesson.production.done',
      after: 'production-happened',
      things: ['resource:heat', 'resource:energy', 'resource:mc'],
    },
  ],
  projects: [
    { text: 'lesson.projects.always', things: ['project:city', 'project:greenery', 'project:aquifer'] },
    {
      text: 'lesson.projects.heat',
      things: ['parameter:temperature', 'resource:heat'],
      answers: ['convert heat'],
      effect: 'take-action',
    },
    {
      text: 'lesson.projects.sell',
      things: ['project:sell-patents'],
      answers: ['project sell-patents'],
      effect: 'take-action',
    },
    { text: 'lesson.projects.card', things: ['card:060'], answers: ['sell 060'], effect: 'sell-patents' },
    {
      text: 'lesson.projects.city',
      things: ['project:city'],
      answers: ['project city'],
      effect: 'take-action',
    },
    {
      text: 'lesson.projects.place',
      things: ['area:4-3', 'area:4-2'],
      answers: ['place 4-3'],
      effect: 'place-tile',
    },
    { text: 'lesson.projects.done', after: 'tile-placed', things: ['project:asteroid', 'project:aquifer'] },
  ],
  goals: [
    { text: 'lesson.goals.left', things: ['milestone:gardener', 'milestone:terraformer'] },
    {
      text: 'lesson.goals.claim',
      things: ['milestone:mayor'],
      answers: ['claim mayor'],
      effect: 'take-action',
    },
    { text: 'lesson.goals.fund', things: ['award:banker'], answers: ['fund banker'], effect: 'take-action' },
    { text: 'lesson.goals.done', after: 'award-funded', things: ['award:banker', 'award:scientist'] },
  ],
  colonies: [
    { text: 'lesson.colonies.tiles', things: ['colony:luna', 'colony:io'] },
    {
      text: 'lesson.colonies.build',
      things: ['project:build-colony'],
      answers: ['project build-colony'],
      effect: 'take-action',
    },
    {
      text: 'lesson.colonies.place',
      things: ['colony:luna'],
      answers: ['colony luna'],
      effect: 'place-colony',
    },
    {
      text: 'lesson.colonies.trade',
      things: ['colony:luna'],
      answers: ['trade luna energy'],
      effect: 'take-action',
    },
    { text: 'lesson.colonies.done', after: 'traded', things: ['colony:luna'] },
  ],
  end: [
    { text: 'lesson.end.last', things: ['parameter:temperature', 'parameter:oxygen', 'parameter:oceans'] },
    {
      text: 'lesson.end.heat',
      things: ['parameter:temperature', 'resource:heat'],
      answers: ['convert heat'],
      effect: 'take-action',
    },
    { text: 'lesson.end.pass', things: ['resource:plants'], answers: ['pass'], effect: 'take-action' },
    {
      text: 'lesson.end.greenery',
      things: ['resource:plants'],
      answers: ['convert plants'],
      effect: 'final-greenery',
    },
    {
      text: 'lesson.end.place',
      things: ['area:7-4', 'area:6-4'],
      answers: ['place 7-4'],
      effect: 'place-tile',
    },
    { text: 'lesson.end.scored', after: 'game-ended' },
  ],
} satisfies Lessons;
