/** Where the answers to a question are pointed at. */
import type { Question } from '../../lib/wire.ts';

/** The parts of the table: on a phone each is a page of its own. */
export type Place = 'base' | 'quarters' | 'mine' | 'cards' | 'corporations';

const PLACES: Record<string, Place> = {
  'choose-corporation': 'corporations',
  'choose-quarters': 'quarters',
  'close-field': 'base',
  'take-step': 'base',
  'mine-before': 'mine',
  'move-machine': 'mine',
  'mine-after': 'mine',
  deliver: 'quarters',
  'give-marker': 'base',
};

/** Where the actions of a building find what they are done with. */
const BUILDINGS: Record<string, Place> = {
  moxie: 'quarters',
  lander: 'cards',
  'education-centre': 'cards',
  greenhouses: 'cards',
  laboratory: 'corporations',
};

/** Where a question is answered; null where it does not matter. */
export function placeFor(question: Question | null, building: string | undefined): Place | null {
  if (question?.key === 'use-building') return BUILDINGS[building ?? ''] ?? 'base';
  return question ? (PLACES[question.key] ?? null) : null;
}

/** Answers that are no things of the board: they stand above it as buttons; generator and infirmary have their own. */
const LOOSE = [
  'skip-slots',
  'buy-off',
  'rest',
  'discard-sample',
  'end-turn',
  'finish',
  'make-medicine',
  'purify',
  'mine',
  'examine',
  'take-nothing',
  'get-material',
  'harvest',
  'deliver-nothing',
];

/** Whether an answer has a button above the board. */
export const isLoose = (key: string): boolean => LOOSE.includes(key);

const KINDS: Record<Place, string[]> = {
  base: ['field', 'installation'],
  quarters: ['quarters', 'delivery'],
  mine: ['spot'],
  cards: ['research', 'order', 'requirement', 'crop', 'staff'],
  corporations: ['corporation', 'technology', 'specialist'],
};
const ON_BASE = ['building', 'weather', 'happening', 'track', 'source'];

/** Where a thing is seen, written as `kind:name`; null where it is seen everywhere. */
export function homeOf(thing: string): Place | null {
  const [kind = ''] = thing.split(':');
  if (ON_BASE.includes(kind)) return 'base';
  if (kind === 'zone') return 'quarters';
  for (const [place, kinds] of Object.entries(KINDS)) if (kinds.includes(kind)) return place as Place;
  return null;
}

/** How many things of a place can be pointed at. */
export function glowing(targets: ReadonlySet<string>, place: Place): number {
  return [...targets].filter((target) => KINDS[place].includes(target.split(':')[0] ?? '')).length;
}
