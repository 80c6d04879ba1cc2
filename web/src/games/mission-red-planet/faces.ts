/** What the server tells about the components, for the drawing alone. */
import type { TableControl } from '../../table/control.svelte.ts';
import type { ZoneFace } from './map/slots.ts';

export interface CardFace {
  kind: 'mission' | 'discovery' | 'action';
}

export interface Faces {
  zone: Record<string, ZoneFace>;
  card: Record<string, CardFace>;
  /** The mission that is open to everybody. */
  'global-mission': Record<string, { points: number }>;
}

/** Return the faces that came with the words of the game; empty ones where none came. */
export function facesOf(control: TableControl): Faces {
  const faces = control.lexicon.words.faces as unknown as Partial<Faces> | undefined;
  return { zone: {}, card: {}, 'global-mission': {}, ...faces };
}

/** Return what kind of event card this is. */
export function kindOfCard(cards: Record<string, CardFace>, card: string): CardFace['kind'] {
  return cards[card]?.kind ?? 'mission';
}
