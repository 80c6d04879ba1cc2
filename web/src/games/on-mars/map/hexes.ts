/** The geometry of the map: flat-topped hexes by column and row. */

/** From the middle of a hex to its corner. */
export const SIZE = 30;
const HEIGHT = Math.sqrt(3) * SIZE;

export interface Point {
  x: number;
  y: number;
}

/** Where a hex lies, seen from the middle of the map; neighbours touch. */
export function centre({ q, r }: { q: number; r: number }): Point {
  return { x: 1.5 * SIZE * q, y: HEIGHT * (r + q / 2) };
}

/** The middle of a hex by its name, "q,r". */
export function at(name: string): Point {
  const [q = 0, r = 0] = name.split(',').map(Number);
  return centre({ q, r });
}

const CORNERS: Point[] = [0, 1, 2, 3, 4, 5].map((corner) => ({
  x: Math.cos((Math.PI / 3) * corner) * SIZE,
  y: Math.sin((Math.PI / 3) * corner) * SIZE,
}));

/** The corners of a hex around the origin, as the points of a polygon. */
export function corners(scale = 1): string {
  return CORNERS.map(({ x, y }) => `${(x * scale).toFixed(2)},${(y * scale).toFixed(2)}`).join(' ');
}

/** Where the neighbours lie, in the order of the sides: the first is between corners 0 and 1. */
const NEIGHBOURS: [number, number][] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** The outline of hexes that belong together, as a path: every side that leads out of them. */
export function outline(names: readonly string[]): string {
  const inside = new Set(names);
  let drawn = '';
  for (const name of names) {
    const [q = 0, r = 0] = name.split(',').map(Number);
    const middle = centre({ q, r });
    NEIGHBOURS.forEach(([dq, dr], side) => {
      if (inside.has(`${q + dq},${r + dr}`)) return;
      const [from, to] = [CORNERS[side], CORNERS[(side + 1) % 6]];
      if (!from || !to) return;
      const point = (corner: Point): string =>
        `${(middle.x + corner.x * 0.97).toFixed(1)} ${(middle.y + corner.y * 0.97).toFixed(1)}`;
      drawn += `M${point(from)}L${point(to)}`;
    });
  }
  return drawn;
}

/** Where an arrow of a tile points, in degrees clockwise from the top. */
export const DEGREES: Record<string, number> = { N: 0, NE: 60, SE: 120, S: 180, SW: 240, NW: 300 };

/** The whole map fits into this box. */
export const BOX = `${-10.15 * SIZE} ${-7.95 * SIZE} ${20.3 * SIZE} ${15.9 * SIZE}`;
