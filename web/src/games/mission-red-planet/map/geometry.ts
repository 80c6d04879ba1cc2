/**
 * The planet as cells: a ring of seven outer zones around two halves.
 *
 * Cells are made of borders that two of them share, so what touches on the picture is known.
 */
import { rough } from './noise';

export type Point = readonly [number, number];

/** The planet's radius, and that of the circle in which the inner zones lie. */
export const RADIUS = 310;
export const INNER = 160;
export const OUTER_ZONES = 7;

/**
 * A crater lies where the two inner zones and two outer ones would meet in one point:
 * so nobody takes a corner for a border.
 */
export const CRATER: Point = [0, INNER];
export const CRATER_RADIUS = 24;

/** A place on the map: the outline of a cell, where its pieces stand, and its kind. */
export interface Cell {
  kind: 'outer' | 'inner';
  outline: Point[];
  centre: Point;
}

const TURN = Math.PI * 2;
/** Straight pieces of a border: two to the power of this. */
const DOUBLINGS = 4;
const RUGGED = 9;
const RIM_STEP = TURN / 180;

function polar(angle: number, radius: number): Point {
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
}

/** The angle of the border between the outer cell of this number and the next one, clockwise. */
function spoke(number: number): number {
  return -TURN / 4 + (TURN / OUTER_ZONES) * (number + 0.5);
}

/** A line from one point to another, rough at right angles to it. */
function ruggedLine(from: Point, to: Point, seed: number, height = RUGGED): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const offsets = rough(seed, DOUBLINGS, height);
  return offsets.map((offset, place) => {
    const along = place / (offsets.length - 1);
    return [
      from[0] + dx * along - (dy / length) * offset,
      from[1] + dy * along + (dx / length) * offset,
    ] as const;
  });
}

/** A piece of the inner circle, rough outwards and inwards; its ends are given. */
function ruggedArc(from: Point, to: Point, fromAngle: number, toAngle: number, seed: number): Point[] {
  const offsets = rough(seed, DOUBLINGS, RUGGED);
  return offsets.map((offset, place) => {
    if (place === 0) return from;
    if (place === offsets.length - 1) return to;
    const along = place / (offsets.length - 1);
    return polar(fromAngle + (toAngle - fromAngle) * along, INNER + offset);
  });
}

/** Points of a circle after one angle up to another, both left out; the way is the sign of the step. */
function arc(centre: Point, radius: number, from: number, to: number, step: number): Point[] {
  const pieces = Math.max(2, Math.round(Math.abs((to - from) / step)));
  return Array.from({ length: pieces - 1 }, (_, place) => {
    const [x, y] = polar(from + ((to - from) * (place + 1)) / pieces, radius);
    return [x + centre[0], y + centre[1]] as const;
  });
}

function back(line: Point[]): Point[] {
  return [...line].reverse();
}

/** The cells in board order: the outer ones clockwise from the top, then right and left inner. */
export function cells(): Cell[] {
  const bottom = (OUTER_ZONES - 1) / 2;
  const top: Point = [0, -INNER];
  const [cx, cy] = CRATER;
  // Where the crater interrupts the four borders that run into it.
  const south: Point = [cx, cy + CRATER_RADIUS];
  const north: Point = [cx, cy - CRATER_RADIUS];
  const rim = Math.asin(CRATER_RADIUS / 2 / INNER) * 2;
  const east = polar(TURN / 4 - rim, INNER);
  const west = polar(TURN / 4 + rim, INNER);
  const onCrater = (point: Point) => Math.atan2(point[1] - cy, point[0] - cx);

  const spokes = Array.from({ length: OUTER_ZONES }, (_, number) => {
    const start = number === bottom ? south : polar(spoke(number), INNER);
    return ruggedLine(start, polar(spoke(number), RADIUS), 11 + number);
  });
  // The inner side of each outer cell, clockwise; the top cell has two, one for each half.
  const inner = spokes.map((_, number): Point[][] => {
    const before = spoke(number - 1);
    const after = spoke(number);
    const from = number === bottom + 1 ? west : polar(before, INNER);
    const to = number === bottom ? east : polar(after, INNER);
    if (number !== 0) {
      const first = number === bottom + 1 ? TURN / 4 + rim : before;
      const last = number === bottom ? TURN / 4 - rim : after;
      return [ruggedArc(from, to, first, last, 31 + number)];
    }
    return [ruggedArc(from, top, before, -TURN / 4, 30), ruggedArc(top, to, -TURN / 4, after, 31)];
  });
  const middle = ruggedLine(top, north, 51, 16);

  const outer = spokes.map((after, number): Cell => {
    const before = spokes[(number + OUTER_ZONES - 1) % OUTER_ZONES] as Point[];
    const outline = [
      ...before,
      ...arc([0, 0], RADIUS, spoke(number - 1), spoke(number), RIM_STEP),
      ...back(after),
    ];
    // The crater's own edge closes the two cells that lie at it.
    if (number === bottom)
      outline.push(...arc(CRATER, CRATER_RADIUS, TURN / 4, onCrater(east), RIM_STEP * 8));
    outline.push(...back((inner[number] as Point[][]).flat()));
    if (number === bottom + 1) {
      const from = onCrater(west);
      outline.push(...arc(CRATER, CRATER_RADIUS, from < 0 ? from + TURN : from, TURN / 4, RIM_STEP * 8));
    }
    // The name of the top cell needs room below the limb.
    return {
      kind: 'outer',
      outline,
      centre: polar(spoke(number) - TURN / OUTER_ZONES / 2, number === 0 ? 226 : 238),
    };
  });

  const side = (number: number) => inner[number] as Point[][];
  const right = [
    ...(side(0)[1] as Point[]),
    ...range(1, bottom).flatMap((number) => side(number).flat()),
    ...arc(CRATER, CRATER_RADIUS, onCrater(east), -TURN / 4, RIM_STEP * 8),
    ...back(middle),
  ];
  const left = [
    ...middle,
    ...arc(CRATER, CRATER_RADIUS, -TURN / 4, onCrater(west) - (onCrater(west) > 0 ? TURN : 0), RIM_STEP * 8),
    ...range(bottom + 1, OUTER_ZONES - 1).flatMap((number) => side(number).flat()),
    ...(side(0)[0] as Point[]),
  ];
  return [
    ...outer.map((cell) => ({ ...cell, outline: distinct(cell.outline) })),
    { kind: 'inner', outline: distinct(right), centre: [80, -8] },
    { kind: 'inner', outline: distinct(left), centre: [-80, -8] },
  ];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
}

/** Leave out points that only repeat the one before. */
function distinct(outline: Point[]): Point[] {
  return outline.filter((point, place) => {
    const before = outline[(place + outline.length - 1) % outline.length] as Point;
    return written(point) !== written(before);
  });
}

function written(point: Point): string {
  return `${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
}

/** The outline as the path of a drawing. */
export function path(outline: readonly Point[]): string {
  return `M${outline.map(written).join('L')}Z`;
}

/** The straight pieces that two outlines share; empty where they do not touch. */
export function shared(one: readonly Point[], other: readonly Point[]): [Point, Point][] {
  const pieces = new Set(sides(one).map(([from, to]) => `${written(from)}|${written(to)}`));
  return sides(other).filter(
    ([from, to]) =>
      pieces.has(`${written(from)}|${written(to)}`) || pieces.has(`${written(to)}|${written(from)}`),
  );
}

function sides(outline: readonly Point[]): [Point, Point][] {
  return outline.map((point, place) => [point, outline[(place + 1) % outline.length] as Point]);
}
