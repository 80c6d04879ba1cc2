/** Hexes as maps draw them. */

export interface Point {
  x: number;
  y: number;
}

/** In which direction the first corner lies: flat-topped hexes have one at the side, pointed ones at the top. */
export const FLAT = 0;
export const POINTED = -Math.PI / 2;

/** The corners of a hex around the origin; *size* is the way from its middle to a corner. */
export function corners(size: number, first: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = first + (Math.PI / 3) * corner;
    return { x: Math.cos(angle) * size, y: Math.sin(angle) * size };
  });
}

/** Corners as the points of a polygon. */
export function polygon(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
}

/** What moves a drawing from the origin to a point. */
export const movedTo = ({ x, y }: Point): string => `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
