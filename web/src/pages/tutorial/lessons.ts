/** The lessons of the tutorial; their positions lie beside the server, by the same names. */

/** Any answer to the question will do. */
export const ANY = '*';

export interface Step {
  /** The key of what the coach says. */
  text: string;
  /** The pieces that it speaks of, as `kind:name`. */
  things?: string[];
  /** What may be answered, the advice first; without it the learner reads and goes on. */
  answers?: string[];
  /** The effect that asks; the step lasts as long as it does. */
  effect?: string;
  /** The event that must have happened before this is said. */
  after?: string;
}

export interface Lesson {
  name: string;
  title: string;
  steps: Step[];
}

export const GAME = 'mission-red-planet';

export const LESSONS: Lesson[] = [
  {
    name: 'missions',
    title: 'web.lesson.missions',
    steps: [
      { text: 'web.lesson.missions.welcome' },
      { text: 'web.lesson.missions.zones', things: ['zone:SM', 'zone:VM', 'zone:PH'] },
      {
        text: 'web.lesson.missions.keep',
        things: ['card:M06'],
        answers: ['keep M06'],
        effect: 'keep-missions',
      },
      { text: 'web.lesson.missions.kept', after: 'mission-kept', things: ['zone:PH'] },
    ],
  },
  {
    name: 'boarding',
    title: 'web.lesson.boarding',
    steps: [
      { text: 'web.lesson.boarding.countdown' },
      {
        text: 'web.lesson.boarding.choose',
        things: ['character:travel-agent', 'dock:1'],
        answers: ['choose travel-agent'],
        effect: 'choose-characters',
      },
      {
        text: 'web.lesson.boarding.board',
        things: ['dock:1'],
        answers: ['place dock 1'],
        effect: 'place-together',
      },
      { text: 'web.lesson.boarding.landed', after: 'ship-landed', things: ['zone:SM'] },
    ],
  },
  {
    name: 'launch',
    title: 'web.lesson.launch',
    steps: [
      {
        text: 'web.lesson.launch.first',
        things: ['dock:1'],
        answers: ['place dock 1'],
        effect: 'place-apart',
      },
      {
        text: 'web.lesson.launch.second',
        things: ['dock:2'],
        answers: ['place dock 2'],
        effect: 'place-apart',
      },
      {
        text: 'web.lesson.launch.force',
        things: ['dock:2'],
        answers: ['launch dock 2'],
        effect: 'force-launch',
      },
      { text: 'web.lesson.launch.landed', after: 'ship-landed', things: ['zone:SS'] },
    ],
  },
  {
    name: 'moving',
    title: 'web.lesson.moving',
    steps: [
      {
        text: 'web.lesson.moving.board',
        answers: ['place dock 1', ANY],
        effect: 'place-astronauts',
      },
      {
        text: 'web.lesson.moving.move',
        things: ['zone:SM', 'zone:TS'],
        answers: ['move SM TS'],
        effect: 'make-moves',
      },
      { text: 'web.lesson.moving.more', answers: ['stop', ANY], effect: 'make-moves' },
      { text: 'web.lesson.moving.done', after: 'astronaut-moved', things: ['zone:TS'] },
    ],
  },
  {
    name: 'production',
    title: 'web.lesson.production',
    steps: [
      {
        text: 'web.lesson.production.board',
        answers: ['place dock 1', ANY],
        effect: 'place-astronauts',
      },
      {
        text: 'web.lesson.production.replace',
        things: ['zone:SM'],
        answers: ['replace blue in SM'],
        effect: 'replace-astronaut',
      },
      { text: 'web.lesson.production.taken', after: 'tokens-taken', things: ['zone:SM'] },
    ],
  },
  {
    name: 'discovery',
    title: 'web.lesson.discovery',
    steps: [
      {
        text: 'web.lesson.discovery.first',
        things: ['dock:2'],
        answers: ['place dock 2'],
        effect: 'place-astronauts',
      },
      {
        text: 'web.lesson.discovery.second',
        things: ['dock:2'],
        answers: ['place dock 2'],
        effect: 'place-astronauts',
      },
      { text: 'web.lesson.discovery.draw', answers: ['draw'], effect: 'draw-or-look' },
      {
        text: 'web.lesson.discovery.assign',
        things: ['card:D11', 'zone:SS'],
        answers: ['assign SS'],
        effect: 'assign-discovery',
      },
      { text: 'web.lesson.discovery.hidden', after: 'discovery-assigned', things: ['zone:SS'] },
    ],
  },
  {
    name: 'end',
    title: 'web.lesson.end',
    steps: [
      {
        text: 'web.lesson.end.first',
        things: ['dock:1'],
        answers: ['place dock 1'],
        effect: 'place-astronauts',
      },
      {
        text: 'web.lesson.end.second',
        things: ['dock:1'],
        answers: ['place dock 1'],
        effect: 'place-astronauts',
      },
      {
        text: 'web.lesson.end.redirect',
        things: ['ship:S17', 'zone:SM'],
        answers: ['redirect S17 to SM'],
        effect: 'redirect-ship',
      },
      { text: 'web.lesson.end.scored', after: 'final-scoring-began' },
    ],
  },
];

/** Whether an answer is one that the coach waits for. */
export function isAdvised(step: Step | undefined, text: string): boolean {
  const { answers } = step ?? {};
  return !answers || answers.includes(text) || answers.includes(ANY);
}

/** What the coach sees of the table: the effect that asks, and what has happened in this lesson. */
export interface Seen {
  effect: string | null;
  moves: number;
  happened: ReadonlySet<string>;
}

/** Whether a step is over: its question was answered. A step that is only read ends by a button. */
export function isAnswered(step: Step, begunAt: number, seen: Seen): boolean {
  if (!step.answers || seen.moves <= begunAt) return false;
  // Where anything may be answered the learner may go on answering.
  return !step.answers.includes(ANY) || seen.effect !== step.effect;
}

/** Whether what a step speaks of has come about, so that it can be said. */
export function isDue(step: Step, { effect, happened }: Seen): boolean {
  if (step.after && !happened.has(step.after)) return false;
  return !step.effect || step.effect === effect;
}
