import type { Answer, Entry, Question, Sheet, Space, Thing } from '../src/lib/wire.ts';
import { Lexicon } from '../src/lib/words.svelte.ts';

/** A table of two for tests: red is ours, blue is an AI player. */
export function sheet(changes: Partial<Sheet> = {}): Sheet {
  const seat = {
    level: '',
    is_here: true,
    is_thinking: false,
    seconds: null,
    absent_in: null,
    can_return: false,
  };
  return {
    table: {
      id: 'table',
      name: 'Friday',
      game: 'g',
      title: 'Game',
      status: 'playing',
      seats: [
        {
          ...seat,
          seat: 0,
          colour: 'red',
          title: 'Red',
          holder: 'person',
          name: 'Ada',
          is_mine: true,
          is_deciding: true,
        },
        {
          ...seat,
          seat: 1,
          colour: 'blue',
          title: 'Blue',
          holder: 'ai',
          name: 'club',
          is_mine: false,
          is_deciding: false,
        },
      ],
      options: {},
      clock: { kind: 'none', seconds: 0, increment: 0 },
      is_owner: true,
      is_public: false,
      is_archived: false,
      is_reconstructed: false,
      created: 0,
      changed: 0,
      origin: '',
      spectators_talk: true,
      can_delete: false,
      by_lot: false,
      rules: '',
    },
    version: 1,
    moves: 0,
    seat: 0,
    view: {},
    question: null,
    waiting: [0],
    can_undo: false,
    log: [],
    log_end: 0,
    votes: [],
    chat: [],
    ending: null,
    outlook: {},
    plan: null,
    ...changes,
  };
}

export function question(answers: Answer[], changes: Partial<Question> = {}): Question {
  return {
    id: 1,
    key: 'q',
    effect: 'e',
    text: 'What now?',
    answers,
    space: null,
    by: null,
    card: null,
    ...changes,
  };
}

export function answer(text: string, ...things: [string, string][]): Answer {
  const [key = ''] = text.split(' ');
  return { text, key, label: text, hint: '', things: things.map(([kind, name]) => thing(kind, name)) };
}

export function choice(least: number, most: number, ...names: string[]): Space {
  const items = names.map((name) => ({ name, kind: 'zone', label: name, hint: '', cap: 1, worth: 1 }));
  return { space: 'choose', verb: 'pick', items, least, most, due: 0, proposal: [] };
}

export function entry(number: number, version: number, ...things: [string, string][]): Entry {
  return {
    number,
    version,
    text: `entry ${number}`,
    event: { event: 'e' },
    things: things.map(([kind, name]) => thing(kind, name)),
  };
}

export const thing = (kind: string, name: string): Thing => ({ field: kind, kind, name });

export const lexicon = new Lexicon({
  game: 'g',
  language: 'en',
  names: { zone: { A: 'Alpha', B: 'Beta' }, seat: { red: 'Red', blue: 'Blue', green: 'Green' } },
  texts: { zone: { A: 'The first.' } },
  messages: { 'table.hand': 'Hand of {name}' },
  plurals: {},
  faces: {},
  kinds: {},
  chapters: {},
});
