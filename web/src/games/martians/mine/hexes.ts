/** The geometry of the mining area: rows of pointed hexes, as their names say where they lie. */
import { corners, POINTED, polygon } from '../../../ui/hexes.ts';
import type { Faces } from '../view.ts';

/** From the middle of a hex to its corner. */
export const SIZE = 26;
const WIDTH = Math.sqrt(3) * SIZE;
const ROW = 1.5 * SIZE;

export interface Spot {
  name: string;
  x: number;
  y: number;
}

/** A hex around the origin, as the points of a polygon. */
export const hexagon = (scale: number): string => polygon(corners(SIZE * scale, POINTED));

/** Where the fields lie; an owner's map without rows is laid out in the order of its names. */
export function layout(spots: Faces['spot']): Spot[] {
  const entries = Object.entries(spots);
  const isPlaced = entries.every(([, face]) => face.row !== null && face.place !== null);
  const across = 7;
  const rows = new Map<string, string[]>();
  entries.forEach(([name, face], place) => {
    const row = isPlaced ? String(face.row) : String.fromCharCode(65 + Math.floor(place / across));
    rows.set(row, [...(rows.get(row) ?? []), name]);
  });
  const letters = [...rows.keys()].sort();
  return letters.flatMap((letter, line) => {
    const names = rows.get(letter) ?? [];
    return names.map((name, place) => ({
      name,
      x: (place - (names.length - 1) / 2) * WIDTH,
      y: (line - (letters.length - 1) / 2) * ROW,
    }));
  });
}

/** The part of the drawing that holds all fields. */
export function box(spots: readonly Spot[]): string {
  const x = Math.max(...spots.map((spot) => Math.abs(spot.x)), 0) + WIDTH / 2 + 6;
  const y = Math.max(...spots.map((spot) => Math.abs(spot.y)), 0) + SIZE + 6;
  return `${-x} ${-y} ${2 * x} ${2 * y}`;
}
