/** The geometry of the map: flat-topped hexes by column and row. */
import { corners, FLAT, movedTo, polygon, type Point } from '../../../ui/hexes.ts';

/** From the middle of a hex to its corner. */
export const SIZE = 30;
const HEIGHT = Math.sqrt(3) * SIZE;

/** Where a hex lies, seen from the middle of the map; neighbours touch. */
export function centre({ q, r }: { q: number; r: number }): Point {
  return { x: 1.5 * SIZE * q, y: HEIGHT * (r + q / 2) };
}

/** The middle of a hex by its name, "q,r". */
export function at(name: string): Point {
  const [q = 0, r = 0] = name.split(',').map(Number);
  return centre({ q, r });
}

/** What moves a drawing to the hex of that name. */
export const movedOn = (name: string): string => movedTo(at(name));

const CORNERS = corners(SIZE, FLAT);

/** A hex around the origin, as the points of a polygon. */
export const hexagon = (scale: number): string => polygon(corners(SIZE * scale, FLAT));

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

/** The edges of hexes that lie apart from each other, as one path. */
export function edges(names: readonly string[]): string {
  return names
    .map((name) => {
      const middle = at(name);
      const around = corners(SIZE * 0.965, FLAT).map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }));
      return `M${polygon(around)}Z`;
    })
    .join('');
}

/** Where an arrow of a tile points, in degrees clockwise from the top. */
export const DEGREES: Record<string, number> = { N: 0, NE: 60, SE: 120, S: 180, SW: 240, NW: 300 };

/** The whole map fits into this box. */
export const BOX = `${-10.15 * SIZE} ${-7.95 * SIZE} ${20.3 * SIZE} ${15.9 * SIZE}`;
