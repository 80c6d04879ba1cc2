/** What the signs on cards mean. */
import { GLYPHS } from './glyphs.ts';

/** Words of the game, as far as signs need them. */
export interface Words {
  knows(key: string): boolean;
  say(key: string): string;
  has(kind: string, name: string): boolean;
  nameOf(kind: string, name: string): string;
}

/** Signs between glyphs and within their numbers, by what they are called. */
export const SIGNS: Record<string, string> = {
  '→': 'arrow',
  '/': 'each',
  ':': 'then',
  '›': 'onto',
  '|': 'or',
  '?': 'if',
  '=': 'counts-as',
  '·': 'also',
  '( )': 'paid-with',
  '≥': 'least',
  '≤': 'most',
  '±': 'steps',
  '*': 'special',
  X: 'any-number',
  '×2': 'again',
  '1.': 'first',
  '↑': 'raised',
};

/** How glyphs are framed. */
export const FRAMES = ['production', 'anybody'] as const;

/** Kinds of things that have a glyph, and how it begins. */
const KINDS: [prefix: string, kind: string][] = [
  ['tag-', 'tag'],
  ['tile-', 'tile'],
  ['', 'resource'],
  ['', 'parameter'],
  ['on-', 'card-resource'],
];

/** Returns what a glyph means: its own words, the thing that it stands for, or what a table calls it. */
function meaning(words: Words, glyph: string): string {
  const own = `table.sign.${glyph}`;
  if (words.knows(own)) return words.say(own);
  for (const [prefix, kind] of KINDS) {
    const name = glyph.slice(prefix.length);
    if (glyph.startsWith(prefix) && words.has(kind, name)) return words.nameOf(kind, name);
  }
  const shown = `table.${glyph.replace('type-', 'type.')}`;
  return words.knows(shown) ? words.say(shown) : '';
}

export interface Explained {
  /** The name of a glyph, a sign or a frame. */
  sign: string;
  means: string;
}

export interface Legend {
  glyphs: Explained[];
  signs: Explained[];
  frames: Explained[];
}

/** Returns the legend in the words of a language. */
export const legendIn = (words: Words): Legend => ({
  glyphs: Object.keys(GLYPHS).map((sign) => ({ sign, means: meaning(words, sign) })),
  signs: Object.entries(SIGNS).map(([sign, name]) => ({ sign, means: words.say(`table.sign.${name}`) })),
  frames: FRAMES.map((sign) => ({ sign, means: words.say(`table.sign.${sign}`) })),
});
