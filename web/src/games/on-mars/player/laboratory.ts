/** Where the spaces of the laboratory are drawn. */
import type { LabFace } from '../view.ts';

export const TILE = 36;
const ACROSS = 56;
const DOWN = 24;
const TOP = 66;
export const WIDTH = 6 * ACROSS;
export const HEIGHT = TOP + 3 * DOWN + TILE / 2 + 26;

/** The middle of a column; the first is 1. */
export const columnAt = (level: number): number => (level - 0.5) * ACROSS;

export function spaceAt({ level, y }: Pick<LabFace, 'level' | 'y'>): { x: number; y: number } {
  return { x: columnAt(level), y: TOP + y * DOWN };
}
