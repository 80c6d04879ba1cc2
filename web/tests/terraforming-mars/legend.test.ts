// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { GLYPHS } from '../../src/games/terraforming-mars/cards/glyphs.ts';
import { legendIn, SIGNS, type Words } from '../../src/games/terraforming-mars/cards/legend.ts';
import { marks } from '../../src/games/terraforming-mars/cards/marks.ts';
import type { Icon } from '../../src/games/terraforming-mars/view.ts';
import icons from './icons.json' with { type: 'json' };

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

function wordsIn(language: string): Words {
  const catalogue = read(`src/areopolis/games/terraforming_mars/locale/${language}.po`);
  const known = new Map(
    [...catalogue.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map((found) => [found[1], found[2] ?? '']),
  );
  const say = (key: string): string => known.get(key) ?? '';
  return {
    knows: (key) => known.has(key),
    say,
    has: (kind, name) => known.has(`${kind}.${name}`),
    nameOf: (kind, name) => say(`${kind}.${name}`),
  };
}

/** What is written between glyphs and in them, without numbers and their units. */
const signsIn = (text: string): string[] =>
  (text.match(/×2|1\.|[^\s\d+−.°C%]/g) ?? []).map((sign) => ('()'.includes(sign) ? '( )' : sign));

describe.each(['en', 'pl', 'de', 'el'])('the legend in %s', (language) => {
  const { glyphs, signs, frames } = legendIn(wordsIn(language));

  it('explains every glyph, sign and frame in whole words', () => {
    expect(glyphs.map(({ sign }) => sign)).toEqual(Object.keys(GLYPHS));
    for (const { sign, means } of [...glyphs, ...signs, ...frames]) {
      expect(means, sign).not.toBe('');
      expect(means, sign).not.toContain('{');
    }
  });
});

describe('the signs of cards', () => {
  const drawn = (icons as Icon[]).flatMap((icon) => marks(icon));

  it('are all explained: what stands between glyphs and in them', () => {
    const source = read('web/src/games/terraforming-mars/cards/marks.ts');
    const between = [...source.matchAll(/sign\('(.+?)'\)/g)].map((found) => found[1] ?? '');
    const used = [...between, ...drawn.map(({ text }) => text)].flatMap(signsIn);
    expect(used.filter((sign) => !(sign in SIGNS))).toEqual([]);
    expect(between.length).toBeGreaterThan(10);
  });

  it('are written by the card itself: its arrow, its first action, its price', () => {
    const card = read('web/src/games/terraforming-mars/cards/Card.svelte');
    const written = [...card.matchAll(/<span class="sign">(.+?)<\/span>/g)].map((found) => found[1] ?? '');
    expect(written).toContain('1.');
    expect(written.filter((sign) => !(sign in SIGNS))).toEqual([]);
    const named = [...card.matchAll(/<Glyph name="([a-z-]+)"/g)].map((found) => found[1] ?? '');
    expect(named).toContain('action');
    for (const name of named) expect(GLYPHS).toHaveProperty(name);
  });
});
