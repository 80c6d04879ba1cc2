/** Where the answers to a question are pointed at. */
import type { Question } from '../../lib/wire.ts';

/** The parts of the table: on a phone each is a page of its own. */
export type Place = 'map' | 'actions' | 'mine' | 'cards' | 'players';
/** What lies below the board where there is room: the own board, or one of the displays. */
export type Pile = 'mine' | 'blueprints' | 'science';

const PLACES: Record<string, Place> = {
  'choose-space': 'actions',
  'place-shuttle': 'actions',
  'take-turn': 'actions',
  'take-items': 'actions',
  'take-tech': 'actions',
  'take-more-techs': 'actions',
  explore: 'actions',
  'bind-tile': 'actions',
  'decide-journey': 'actions',
  retrieve: 'actions',
  'place-tech': 'mine',
  develop: 'mine',
  'develop-more': 'mine',
  compensate: 'mine',
  'welcome-ship': 'mine',
  'welcome-more-ships': 'mine',
  'spend-goals': 'mine',
  'deliver-gained': 'mine',
  'deliver-last': 'mine',
  'reveal-colonist': 'mine',
  'take-blueprint': 'cards',
  'take-more-blueprints': 'cards',
  hire: 'cards',
  'refill-display': 'cards',
  move: 'map',
  'move-to': 'map',
  'take-tile': 'map',
  construct: 'map',
  'construct-at': 'map',
  displace: 'map',
  'place-bot': 'map',
  'place-discovery': 'map',
  upgrade: 'map',
  'upgrade-more': 'map',
  'produce-again': 'map',
  'take-benefit': 'map',
};

/** Where a question is answered; null where it does not matter. */
export function placeFor(question: Question | null): Place | null {
  return question ? (PLACES[question.key] ?? null) : null;
}

/** What is to lie below the board for a question; null where it does not matter. */
export function pileFor(question: Question | null): Pile | null {
  const place = placeFor(question);
  if (place === 'mine' || question?.key === 'take-turn' || question?.key === 'upgrade') return 'mine';
  if (place !== 'cards') return null;
  return question?.key.startsWith('take') ? 'blueprints' : 'science';
}

/** Answers that are no things of the board: they stand above it as buttons. */
const LOOSE = [
  'end-turn',
  'stop',
  'send-colonists',
  'boost',
  'pay-with',
  'use-tech',
  'take-crew',
  'bring-colonists',
  'keep-oxygen',
  'move-rover',
  'refill-with',
  'stay',
  'ride',
  'fly',
];

/** Whether an answer has a button above the board. */
export const isLoose = (key: string): boolean => LOOSE.includes(key);

/** The kinds of things that lie at a place only; cards and goods lie at several. */
export const KINDS: Record<Place, string[]> = {
  map: ['hex', 'building', 'benefit'],
  actions: ['main-action', 'grid', 'item', 'space', 'side', 'exploration', 'colonists-at'],
  mine: ['lab', 'tech', 'executive', 'depot', 'goal', 'colonist'],
  cards: ['scientist'],
  players: [],
};

/** How many things of a place can be pointed at. */
export function glowing(targets: ReadonlySet<string>, place: Place, asked: Place | null): number {
  // Cards and contracts glow where the question is answered.
  const kinds = [...KINDS[place], ...(asked === place || place === 'mine' ? ['card', 'contract'] : [])];
  if (place === 'mine' && asked === 'cards') return 0;
  return [...targets].filter((target) => kinds.includes(target.split(':')[0] ?? '')).length;
}
