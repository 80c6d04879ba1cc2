/** What lies on the surface, for the eye alone: craters, dunes and ice, always the same ones. */
import { chance } from './noise';
import { RADIUS, type Point } from './geometry';

export interface Crater {
  at: Point;
  radius: number;
  /** How squeezed it is near the limb, and how it is turned. */
  squeeze: number;
  turn: number;
}

const CRATERS = 64;
const DUNES = 46;
const DEGREES = 180 / Math.PI;

/** Craters of many sizes; towards the edge of the disc they are seen from the side. */
export function craters(): Crater[] {
  const random = chance(1888);
  const found: Crater[] = [];
  while (found.length < CRATERS) {
    const radius = 3 + 15 * random() ** 3;
    const away = Math.sqrt(random()) * (RADIUS - radius - 6);
    const angle = random() * Math.PI * 2;
    const at: Point = [Math.cos(angle) * away, Math.sin(angle) * away];
    const isFree = found.every(
      (other) => Math.hypot(at[0] - other.at[0], at[1] - other.at[1]) > radius + other.radius + 4,
    );
    if (isFree) {
      const squeeze = Math.sqrt(1 - (away / RADIUS) ** 2) * 0.75 + 0.25;
      found.push({ at, radius, squeeze, turn: angle * DEGREES });
    }
  }
  return found;
}

/** The dark lands that were taken for seas: where, how wide and high, how turned. */
const SEAS = [
  [-62, -36, 66, 40, -8],
  [-84, -60, 34, 22, 0],
  [20, -118, 62, 20, 18],
  [120, -84, 76, 20, 8],
  [232, -92, 48, 16, -16],
  [236, 30, 58, 34, 60],
  [262, 96, 40, 22, -50],
  [150, 186, 70, 24, -22],
  [84, 236, 40, 22, 20],
  [-70, 220, 92, 34, 6],
  [-166, 164, 60, 22, 24],
  [-250, 66, 40, 18, 30],
  [-190, -150, 46, 14, -30],
] as const;

/** The dark lands: rough ovals. */
export function seas(): string[] {
  return SEAS.map(([x, y, width, height, degrees], number) => {
    const random = chance(1840 + number);
    const turn = degrees / DEGREES;
    const points = Array.from({ length: 30 }, (_, place) => {
      const angle = (place / 30) * Math.PI * 2;
      const reach = 0.82 + 0.16 * Math.sin(angle * 3 + number) + 0.14 * random();
      const [along, across] = [Math.cos(angle) * width * reach, Math.sin(angle) * height * reach];
      const left = x + along * Math.cos(turn) - across * Math.sin(turn);
      const top = y + along * Math.sin(turn) + across * Math.cos(turn);
      return `${left.toFixed(1)} ${top.toFixed(1)}`;
    });
    return `M${points.join('L')}Z`;
  });
}

/** Wind ripples: short bows in groups. */
export function dunes(): string {
  const random = chance(1877);
  const lines: string[] = [];
  for (let group = 0; group < DUNES; group++) {
    const away = Math.sqrt(random()) * (RADIUS - 40);
    const angle = random() * Math.PI * 2;
    const x = Math.cos(angle) * away;
    const y = Math.sin(angle) * away;
    const width = 10 + random() * 16;
    for (let row = 0; row < 2 + random() * 2; row++) {
      const left = x - width / 2 + random() * 6;
      const top = y + row * 5;
      lines.push(`M${left.toFixed(1)} ${top.toFixed(1)}q${(width / 2).toFixed(1)} -5 ${width.toFixed(1)} 0`);
    }
  }
  return lines.join('');
}

/** A cap of ice at a pole: from one angle to another along the limb, with a ragged lower edge. */
export function cap(middle: number, half: number, depth: number, seed: number): string {
  const random = chance(seed);
  const rim = point(middle - half, RADIUS + 2);
  const end = point(middle + half, RADIUS + 2);
  const edge: string[] = [];
  const pieces = 22;
  for (let piece = pieces - 1; piece > 0; piece--) {
    const along = piece / pieces;
    const bulge = Math.sin(along * Math.PI) ** 0.7;
    edge.push(point(middle - half + 2 * half * along, RADIUS - depth * bulge * (0.7 + 0.45 * random())));
  }
  return `M${rim}A${RADIUS + 2} ${RADIUS + 2} 0 0 1 ${end}L${edge.join('L')}Z`;
}

function point(angle: number, radius: number): string {
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
}

/** Stars of the sky around the planet, within a box. */
export function stars(width: number, height: number): { at: Point; radius: number; light: number }[] {
  const random = chance(9);
  return Array.from({ length: Math.round((width * height) / 5200) }, () => ({
    at: [random() * width, random() * height] as const,
    radius: 0.5 + random() ** 3 * 1.5,
    light: 0.25 + random() * 0.6,
  }));
}
