import { isPlayable, type CardFace, type CardOutlook } from './view.ts';

export type Order = 'number' | 'price' | 'name' | 'type';
export const ORDERS: readonly Order[] = ['number', 'price', 'name', 'type'];

/** What of a hand is shown. */
export interface Filter {
  playable: boolean;
  affordable: boolean;
  tag: string;
  type: string;
}

export const EVERYTHING: Filter = { playable: false, affordable: false, tag: '', type: '' };

/** A card of a hand with all that filters and orders look at. */
export interface HandCard {
  name: string;
  title: string;
  face: CardFace;
  outlook: CardOutlook;
}

const TYPES = ['active', 'automated', 'event', 'corporation'];
/** The filter for cards without any tag. */
export const NO_TAG = 'none';

export function fits(card: HandCard, filter: Filter): boolean {
  if (filter.playable && !isPlayable(card.outlook)) return false;
  if (filter.affordable && card.outlook.short !== null) return false;
  if (filter.type && card.face.type !== filter.type) return false;
  if (filter.tag === NO_TAG) return card.face.tags.length === 0;
  return !filter.tag || card.face.tags.includes(filter.tag);
}

/** Returns the cards in the order asked for; equal ones stay in the order of their numbers. */
export function ordered(cards: readonly HandCard[], order: Order, language: string): HandCard[] {
  const found = [...cards];
  if (order === 'price') found.sort((one, other) => one.outlook.price - other.outlook.price);
  if (order === 'name') found.sort((one, other) => one.title.localeCompare(other.title, language));
  if (order === 'type')
    found.sort((one, other) => TYPES.indexOf(one.face.type) - TYPES.indexOf(other.face.type));
  return found;
}
