import { TAGS, type CardFace } from './view.ts';

export type Arrangement = 'kind' | 'tag';

export interface Heap {
  name: string;
  cards: string[];
}

const hasAction = (face: CardFace | undefined): boolean =>
  face?.parts.some((part) => part.part === 'action') ?? false;

/** Returns cards in play by what they do: actions, effects, what acted once, events. */
export function byKind(
  tableau: readonly string[],
  events: readonly string[],
  faces: Record<string, CardFace>,
): Heap[] {
  const heap = (name: string, fits: (face: CardFace | undefined) => boolean): Heap => ({
    name,
    cards: tableau.filter((card) => fits(faces[card])),
  });
  return [
    heap('corporation', (face) => face?.type === 'corporation'),
    heap('actions', (face) => face?.type === 'active' && hasAction(face)),
    heap('effects', (face) => face?.type === 'active' && !hasAction(face)),
    heap('automated', (face) => face?.type === 'automated'),
    { name: 'events', cards: [...events] },
  ].filter(({ cards }) => cards.length > 0);
}

/** Returns cards in play by tag, a card with two tags twice, those without a tag last. */
export function byTag(tableau: readonly string[], faces: Record<string, CardFace>): Heap[] {
  const heaps: Heap[] = TAGS.map((tag) => ({
    name: tag,
    cards: tableau.filter((card) => faces[card]?.tags.includes(tag)),
  }));
  heaps.push({ name: 'none', cards: tableau.filter((card) => !faces[card]?.tags.length) });
  return heaps.filter(({ cards }) => cards.length > 0);
}

/** Returns no more than the first so many cards of all heaps; a heap without any is left out. */
export function first(heaps: readonly Heap[], count: number): Heap[] {
  const found: Heap[] = [];
  let left = count;
  for (const { name, cards } of heaps) {
    if (left <= 0) break;
    found.push({ name, cards: cards.slice(0, left) });
    left -= cards.length;
  }
  return found;
}
