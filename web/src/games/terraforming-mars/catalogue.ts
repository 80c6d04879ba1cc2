/** Which cards of the whole game a reader looks for. */
import type { CardFace } from './view.ts';

export interface Listed {
  name: string;
  title: string;
  text: string;
  face: CardFace;
}

export interface Wanted {
  words: string;
  /** A type or a tag; empty for all. */
  type: string;
  tag: string;
  order: 'number' | 'price' | 'name';
}

/** Returns the cards that fit, in the order that is wanted. */
export function listed(cards: readonly Listed[], wanted: Wanted, language: string): Listed[] {
  const words = wanted.words.trim().toLocaleLowerCase();
  const fits = ({ name, title, text, face }: Listed): boolean =>
    (!words || `${name} ${title} ${text}`.toLocaleLowerCase().includes(words)) &&
    (!wanted.type || face.type === wanted.type) &&
    (!wanted.tag || face.tags.includes(wanted.tag));
  const found = cards.filter(fits);
  if (wanted.order === 'price') found.sort((one, other) => one.face.cost - other.face.cost);
  if (wanted.order === 'name') found.sort((one, other) => one.title.localeCompare(other.title, language));
  return found;
}
