/** The pens with which our motifs are drawn. */

/** A closed shape in one colour. */
export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
/** A line without a shape. */
export const line = (d: string, stroke: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** A disc, or an oval where it is not as high as wide. */
export const disc = (x: number, y: number, rx: number, fill: string, ry = rx): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
export const box = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
/** Several ovals of one colour, each with a size: one shape, which is drawn at once. */
export const discs = (
  rx: number,
  fill: string,
  places: [x: number, y: number, scale: number][],
  ry = rx,
): string =>
  shape(
    places
      .map(([x, y, scale]) => {
        const [a, b] = [trimmed(rx * scale), trimmed(ry * scale)];
        return `M${trimmed(x - a)} ${y}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0z`;
      })
      .join(''),
    fill,
  );
const trimmed = (length: number): number => Math.round(length * 100) / 100;
/** The same drawing at several places, each with a size. */
export const several = (drawn: string, places: [x: number, y: number, scale: number][]): string =>
  places.map(([x, y, scale]) => `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`).join('');

/** The colours of all motifs. */
export const INK = '#2b1a14';
export const STEEL = '#c9ced6';
export const SHADE = '#7d8794';
export const WHITE = '#f6f2ea';
export const GLASS = '#a9dcf0';
export const GOLD = '#f0c64c';
export const FIRE = '#f2762e';
export const LEAF = '#57a63f';
export const FOREST = '#2f7236';
export const BARK = '#7a4b2b';
export const WATER = '#3f8fd6';
export const ICE = '#dff1fb';
export const STONE = '#9a6f58';
export const ROCK = '#6d4a3c';
export const VIOLET = '#9a6bd0';
export const ROSE = '#e08aa8';
