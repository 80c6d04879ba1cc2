/** How the figures of a crowd stand: each colour has one place. */
import type { Point } from './lands.ts';

/** The room that a figure and its number take. */
export const WIDE = 48;
export const HIGH = 43;

/** Figures of a zone are this large where two rows are long; those of shorter rows are between. */
export const SMALL = 0.8;

export interface Place {
  x: number;
  y: number;
  scale: number;
}

/** Return where groups stand around a point: rows are about as long as each other and centred. */
export function places(count: number, [x, y]: Point, perRow: number, small: number): Place[] {
  const rows = Math.ceil(count / perRow);
  const most = Math.ceil(count / rows);
  const scale = rows === 1 ? 1 : most > 2 ? small : (1 + small) / 2;
  return Array.from({ length: count }, (_, number) => {
    const row = Math.floor(number / most);
    const inRow = Math.min(most, count - row * most);
    return {
      x: x + ((number % most) - (inRow - 1) / 2) * WIDE * scale,
      y: y + (row - (rows - 1) / 2) * HIGH * scale,
      scale,
    };
  });
}
