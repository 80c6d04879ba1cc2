import { corners, POINTED, polygon, type Point } from '../../../ui/hexes.ts';
import type { AreaFace } from '../view.ts';

/** From the middle of a hex to its corner. */
export const SIZE = 30;
const HALF = (Math.sqrt(3) / 2) * SIZE;

/** Where an area lies, seen from the middle of the map; neighbours touch. */
export function centre(area: Pick<AreaFace, 'x' | 'row'>): Point {
  return { x: (area.x - 8) * HALF, y: (area.row - 5) * 1.5 * SIZE };
}

/** A hex around the origin, as the points of a polygon. */
export const hexagon = (scale: number): string => polygon(corners(SIZE * scale, POINTED));

/** The whole map fits into these boxes: with the tracks around the planet, and without. */
export const WITH_TRACKS = `${-10.6 * SIZE} ${-9.85 * SIZE} ${21.2 * SIZE} ${20 * SIZE}`;
export const WITHOUT_TRACKS = `${-7.95 * SIZE} ${-7.1 * SIZE} ${15.9 * SIZE} ${14.2 * SIZE}`;

/** Where cities off the planet lie: in the upper corners, beside the tracks or without them. */
export function offPlanet(place: number, hasTracks: boolean): Point {
  const side = place === 0 ? -1 : 1;
  return hasTracks ? { x: side * 9.3 * SIZE, y: -8.6 * SIZE } : { x: side * 6.7 * SIZE, y: -5.75 * SIZE };
}

/** A point on a circle; degrees go clockwise from the top. */
export function around(radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
}

/** The outline of a piece of a ring. */
export function ringPiece(inner: number, outer: number, from: number, to: number): string {
  const corner = (radius: number, degrees: number): string => {
    const { x, y } = around(radius, degrees);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const [sweep, back] = to > from ? [1, 0] : [0, 1];
  return (
    `M${corner(inner, from)}L${corner(outer, from)}` +
    `A${outer} ${outer} 0 0 ${sweep} ${corner(outer, to)}` +
    `L${corner(inner, to)}A${inner} ${inner} 0 0 ${back} ${corner(inner, from)}Z`
  );
}
