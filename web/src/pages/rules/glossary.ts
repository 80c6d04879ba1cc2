import type { GameWords } from '../../lib/wire.ts';

/** One thing of a game: what it is called and what it does. */
export interface Entry {
  /** Where links to it lead. */
  id: string;
  name: string;
  text: string;
}

/** All things of one kind; those without a text are only named. */
export interface Group {
  kind: string;
  told: Entry[];
  named: Entry[];
}

/** Who sits there, and what only counts, is nothing to look up. */
const LEFT_OUT = ['seat', 'ordinal', 'choice'];

const isWord = ({ name }: Entry): boolean => !/^\d+$/.test(name);

/** Returns every thing of a game by kind. */
export function glossary({ names, texts }: GameWords): Group[] {
  const groups: Group[] = [];
  for (const [kind, called] of Object.entries(names)) {
    if (LEFT_OUT.includes(kind)) continue;
    const entries = Object.entries(called).map(([written, name]) => ({
      id: `${kind}-${written}`,
      name,
      text: texts[kind]?.[written] ?? '',
    }));
    const told = entries.filter((entry) => entry.text);
    const named = entries.filter((entry) => !entry.text && isWord(entry));
    if (told.length || named.length) groups.push({ kind, told, named });
  }
  return groups;
}

/** Returns what of the groups speaks of `wanted`. */
export function matching(groups: Group[], wanted: string): Group[] {
  const asked = wanted.trim().toLocaleLowerCase();
  if (!asked) return groups;
  const fits = ({ name, text }: Entry): boolean => `${name} ${text}`.toLocaleLowerCase().includes(asked);
  return groups
    .map(({ kind, told, named }) => ({ kind, told: told.filter(fits), named: named.filter(fits) }))
    .filter(({ told, named }) => told.length || named.length);
}
