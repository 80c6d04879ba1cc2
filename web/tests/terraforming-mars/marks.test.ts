// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { GLYPHS } from '../../src/games/terraforming-mars/cards/glyphs.ts';
import { grouped, isDrawn, marks, row } from '../../src/games/terraforming-mars/cards/marks.ts';
import { RESOURCES, TAGS, type Icon } from '../../src/games/terraforming-mars/view.ts';
import icons from './icons.json' with { type: 'json' };

const HELD = ['animal', 'microbe', 'floater', 'science', 'fighter', 'camp', 'any'];

describe('icons', () => {
  it.each(icons as Icon[])('%s is drawn with glyphs of ours', (...icon) => {
    const drawn = marks(icon as Icon);

    expect(isDrawn(icon[0])).toBe(true);
    expect(drawn.length).toBeGreaterThan(0);
    for (const { glyph, text } of drawn) {
      if (glyph === '') expect(text).not.toBe('');
      else if (glyph !== 'here') expect(GLYPHS).toHaveProperty(glyph);
    }
  });

  it('are drawn for every tag, resource and thing on cards', () => {
    for (const tag of [...TAGS, 'event']) expect(GLYPHS).toHaveProperty(`tag-${tag}`);
    for (const resource of RESOURCES) expect(GLYPHS).toHaveProperty(resource);
    for (const kind of HELD) expect(GLYPHS).toHaveProperty(`on-${kind}`);
  });

  it('that nobody knows refer to the text', () => {
    expect(marks(['something-new', 3])).toEqual([{ glyph: 'text', text: '' }]);
  });

  it('count from two on, and lose with a real minus', () => {
    expect(row([['plants', 1]])).toEqual([{ glyph: 'plants', text: '' }]);
    expect(row([['plants', 3]])).toEqual([{ glyph: 'plants', text: '3' }]);
    expect(row([['energy', -4]])).toEqual([{ glyph: 'energy', text: '−4' }]);
  });

  it('that are produced together stand in one box', () => {
    const drawn = grouped(
      row([
        ['production', 'energy', -1],
        ['production', 'mc', 3],
        ['plants', 2],
      ]),
    );

    expect(drawn.map(({ isProduced, marks }) => [isProduced, marks.length])).toEqual([
      [true, 2],
      [false, 1],
    ]);
  });
});
