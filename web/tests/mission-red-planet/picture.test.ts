// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cells, path, RADIUS } from '../../src/games/mission-red-planet/map/geometry';
import { nameOf } from './catalogue';

/** The size of the planet in the picture, where its middle and the moon are. */
const SIZE = 240;
const MIDDLE = 260;
const MOON = { x: 600, y: 110, radius: 62 };
const LINE = 16;

/** Where the letters of a zone stand, in parts of the radius, y up. */
const LETTERS: Record<string, [number, number]> = {
  VB: [-0.69, 0.12],
  TS: [0.12, 0.46],
  MT: [0.76, -0.1],
  AU: [-0.28, 0.76],
  HE: [0.55, 0.63],
  MS: [-0.3, -0.7],
  SS: [0.45, -0.65],
  SM: [-0.14, 0.12],
  VM: [0.18, -0.28],
};
const GROUND: Record<string, string> = {
  VB: '#d9794a',
  TS: '#c4633c',
  MT: '#b35433',
  AU: '#cf6f43',
  HE: '#e08f5c',
  MS: '#c9683e',
  SS: '#d9794a',
  SM: '#94402a',
  VM: '#a8492b',
};
const DARK = ['SM', 'VM'];
const INK = '#1d1a1f';

function letters(zone: string, x: number, y: number, ink: string): string[] {
  const words = nameOf(zone, 'en').split(' ');
  const top = y - (words.length * LINE) / 2 + 6;
  const name = words.map((word, place) => {
    const foot = (top + 19 + place * LINE).toFixed();
    return `<text x="${x.toFixed()}" y="${foot}" font-size="14" fill="${ink}">${word}</text>`;
  });
  const mark = `<text x="${x.toFixed()}" y="${top.toFixed()}" font-size="26" font-weight="bold" fill="${ink}">${zone}</text>`;
  return [mark, ...name];
}

/** The picture of the zones in the docs of the game. */
function picture(): string {
  const drawn = cells();
  const lines = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 520" font-family="sans-serif" text-anchor="middle">',
    '<title>The ten zones: seven at the rim, Tritonis Sinus twice, two inside, and Phobos apart</title>',
    `<rect width="700" height="520" fill="${INK}"/>`,
    `<g transform="translate(${MIDDLE} ${MIDDLE}) scale(${(SIZE / RADIUS).toFixed(4)})" stroke="${INK}" stroke-width="4" stroke-linejoin="round">`,
    ...drawn.map(({ zone, outline }) => `<path d="${path(outline)}" fill="${GROUND[zone]}"/>`),
    '</g>',
    `<circle cx="${MOON.x}" cy="${MOON.y}" r="${MOON.radius}" fill="#8d8a92"/>`,
    ...drawn.flatMap(({ zone }) => {
      const [x, y] = LETTERS[zone] as [number, number];
      return letters(zone, MIDDLE + x * SIZE, MIDDLE - y * SIZE, DARK.includes(zone) ? '#ffffff' : INK);
    }),
    ...letters('PH', MOON.x, MOON.y, INK),
  ];
  return `${lines.join('\n  ')}\n</svg>\n`;
}

describe('the picture in the docs', () => {
  // `npx vitest run picture.test.ts -u` draws it anew.
  it('shows the planet that is drawn at the table', async () => {
    await expect(picture()).toMatchFileSnapshot('../../../docs/images/mission-red-planet-zones.svg');
  });
});
