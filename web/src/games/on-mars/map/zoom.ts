/** A part of the map on a small screen: the hexes that can be pointed at, large enough for a thumb. */
import { at, SIZE } from './hexes.ts';

/** What is shown is at least so wide, and as wide for its height as the whole map. */
const LEAST = 9 * SIZE;
const RATIO = 20.3 / 15.9;
const MARGIN = 1.6 * SIZE;

/** Returns the box around hexes as the view of an SVG; null where the whole map is hardly larger. */
export function closeUp(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const points = names.map(at);
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const across = Math.max(right - left + 2 * MARGIN, (bottom - top + 2 * MARGIN) * RATIO, LEAST);
  if (across > 17 * SIZE) return null;
  const down = across / RATIO;
  const [x, y] = [(left + right - across) / 2, (top + bottom - down) / 2];
  return [x, y, across, down].map((one) => one.toFixed(1)).join(' ');
}
