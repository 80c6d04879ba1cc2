import type { Question } from '../../lib/wire.ts';

export type Tab = 'board' | 'hand' | 'tableau' | 'colonies' | 'players';

/** Where things lie; goals and projects have a tab of their own where there is room. */
const HOMES: Record<string, Tab | 'goals'> = {
  area: 'board',
  parameter: 'board',
  project: 'goals',
  milestone: 'goals',
  award: 'goals',
  colony: 'colonies',
  seat: 'players',
};

/** Questions in which a whole turn is planned: all of the table is looked at. */
const OPEN = ['take-action', 'first-action', 'final-greenery'];
const OF_THE_BOARD = ['area', 'parameter', 'project', 'milestone', 'award'];

/** The cards that a question is about and that are put before the reader. */
export function askedCards(question: Question | null): string[] {
  if (!question || OPEN.includes(question.key)) return [];
  const found = new Set<string>();
  for (const item of question.space?.items ?? []) if (item.kind === 'card') found.add(item.name);
  for (const answer of question.answers) {
    for (const thing of answer.things) if (thing.kind === 'card') found.add(thing.name);
  }
  return [...found];
}

/** Where the answers to a question are pointed at; null where it does not matter. */
export function tabFor(question: Question | null): Tab | null {
  if (!question || OPEN.includes(question.key) || askedCards(question).length) return null;
  const kinds = new Set<string>();
  for (const item of question.space?.items ?? []) kinds.add(item.kind);
  for (const answer of question.answers) for (const thing of answer.things) kinds.add(thing.kind);
  if (kinds.has('colony')) return 'colonies';
  if (kinds.has('seat')) return 'players';
  return OF_THE_BOARD.some((kind) => kinds.has(kind)) ? 'board' : null;
}

/** Where a thing is seen, written as `kind:name`; `hand` are the own cards that are not played yet. */
export function homeOf(thing: string, hand: readonly string[]): Tab | 'goals' | null {
  const [kind = '', name = ''] = thing.split(':');
  if (kind === 'card') return hand.includes(name) ? 'hand' : 'tableau';
  return HOMES[kind] ?? null;
}
