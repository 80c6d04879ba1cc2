import { describe, expect, it } from 'vitest';

import { BACKDROPS } from '../../src/games/terraforming-mars/vignettes/backdrops.ts';
import { described, vignette } from '../../src/games/terraforming-mars/vignettes/compose.ts';
import { LIFE } from '../../src/games/terraforming-mars/vignettes/life.ts';
import { SCENES } from '../../src/games/terraforming-mars/vignettes/scenes.ts';
import { SKIES } from '../../src/games/terraforming-mars/vignettes/skies.ts';
import { WORKS } from '../../src/games/terraforming-mars/vignettes/works.ts';

const MOTIFS: Record<string, string> = { ...WORKS, ...SKIES, ...LIFE };
const names = Object.keys(SCENES);

describe('the pictures of the cards', () => {
  it('are there for 257 projects and 18 corporations', () => {
    expect(names).toHaveLength(275);
    expect(vignette('no such card')).toBeNull();
    expect(described('no such card')).toBe('');
  });

  it('show something else on every card, whatever stands where', () => {
    const cards = new Map<string, string[]>();
    for (const name of names) cards.set(described(name), [...(cards.get(described(name)) ?? []), name]);
    expect([...cards.values()].filter((same) => same.length > 1)).toEqual([]);
  });

  it('are composed of motifs that are drawn, and all that is drawn is shown', () => {
    const shown = names.map((name) => vignette(name)).filter((one) => one !== null);
    expect(new Set(shown.map((one) => one.backdrop))).toEqual(new Set(Object.keys(BACKDROPS)));
    expect(new Set(shown.flatMap((one) => one.placed.map(({ motif }) => motif)))).toEqual(
      new Set(Object.keys(MOTIFS)),
    );
  });

  it('have a middle that is not pushed out of them', () => {
    for (const name of names) {
      for (const { x, y, size } of vignette(name)?.placed ?? []) {
        expect(x, name).toBeGreaterThanOrEqual(0);
        expect(x + size, name).toBeLessThanOrEqual(120);
        expect(y, name).toBeGreaterThanOrEqual(0);
        expect(y + size, name).toBeLessThanOrEqual(56);
      }
    }
  });
});
