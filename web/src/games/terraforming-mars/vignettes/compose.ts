/** Which picture a card has: a place, and motifs on it. */
import { BACKDROPS } from './backdrops.ts';
import { LIFE } from './life.ts';
import { SCENES } from './scenes.ts';
import { SKIES } from './skies.ts';
import { WORKS } from './works.ts';

const MOTIFS: Record<string, string> = { ...WORKS, ...SKIES, ...LIFE };

export interface Placed {
  motif: string;
  x: number;
  y: number;
  size: number;
}

export interface Vignette {
  backdrop: string;
  /** The back of the scene is drawn first. */
  placed: Placed[];
  isMirrored: boolean;
}

/** Where the second and the third motif stand: left edge, foot, size. */
const BESIDE: [number, number, number][] = [
  [78, 50, 26],
  [14, 48, 24],
];
const MIDDLE: [number, number, number] = [39, 53, 42];

/** A number for a name, so that scenes with the same motifs do not look alike. */
function dice(name: string): number {
  let found = 7;
  for (const letter of name) found = (found * 31 + letter.charCodeAt(0)) % 9973;
  return found;
}

/** Returns the picture of a card; null where nobody has drawn one. */
export function vignette(name: string): Vignette | null {
  const [backdrop, ...motifs] = SCENES[name]?.split(' ') ?? [];
  if (!backdrop) return null;
  const thrown = dice(name);
  const placed = motifs.map((motif, place) => {
    const [left, foot, size] = place === 0 ? MIDDLE : (BESIDE[place - 1] ?? MIDDLE);
    // What flies is above the ground, what stands does not.
    const lift = motif in SKIES ? (place === 0 ? 6 : 16 + (thrown % 5)) : 0;
    return { motif, x: left + ((thrown + 5 * place) % 9) - 4, y: foot - size - lift, size };
  });
  return { backdrop, placed: placed.reverse(), isMirrored: thrown % 2 === 1 };
}

/** Returns a picture as it is drawn on a field of 120 by 56; empty where nobody has drawn one. */
export function drawn(name: string): string {
  const shown = vignette(name);
  if (!shown) return '';
  const placed = shown.placed.map(
    ({ motif, x, y, size }) =>
      `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 40 40">${MOTIFS[motif] ?? ''}</svg>`,
  );
  const scene = [BACKDROPS[shown.backdrop] ?? '', ...placed].join('');
  return shown.isMirrored ? `<g transform="matrix(-1 0 0 1 120 0)">${scene}</g>` : scene;
}

/** Says what a picture shows, in the words of the motifs. */
export function described(name: string): string {
  const shown = vignette(name);
  if (!shown) return '';
  return [shown.backdrop, ...shown.placed.map((one) => one.motif)].sort().join(' ');
}
