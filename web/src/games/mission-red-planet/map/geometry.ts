/**
 * The planet as cells, one for each zone.
 *
 * Cells are made of borders that two of them share, so what touches on the picture is known.
 */
import { BORDERS, MEETINGS, RIM, ROOMS, type Point, type Room } from './lands.ts';
import { rough } from './noise.ts';

export type { Point };

export const RADIUS = 310;

/** A place on the map: the outline of a cell, where its pieces stand, and its kind. */
export interface Cell {
  zone: string;
  kind: 'outer' | 'inner';
  outline: Point[];
  room: Room;
}

/** Straight pieces of a border are about so long, and it strays so far for each of its length. */
const PIECE = 6;
const RUGGED = 0.075;
const RIM_STEP = 2;
const SEED = 1888;

/** Return the point of the drawing for parts of the radius, y up. */
function drawn([x, y]: Point): Point {
  return [x * RADIUS, -y * RADIUS];
}

/** Return the point of the drawing at an angle, counted from the right against the clock. */
export function polar(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle) * radius, -Math.sin(angle) * radius];
}

/** Where borders end: inside the planet and at its rim, with the zones that meet there. */
function ends(): { zones: string[]; at: Point }[] {
  const inside = MEETINGS.map(({ zones, at }) => ({ zones: zones.split(' '), at: drawn(at) }));
  const rim = RIM.map(({ zone, from }, place) => {
    const before = RIM[(place + RIM.length - 1) % RIM.length]!.zone;
    return { zones: [before, zone], at: polar(from, RADIUS) };
  });
  return [...inside, ...rim];
}

/** A border: a bow through the points that it passes, rough at right angles to its way. */
function coast(stops: readonly Point[], seed: number): Point[] {
  const length = sum(stops.slice(1).map((stop, place) => distance(stops[place]!, stop)));
  const doublings = Math.max(3, Math.round(Math.log2(length / PIECE)));
  const offsets = rough(seed, doublings, Math.min(length, 150) * RUGGED);
  const bow = offsets.map((_, place) => onBow(stops, place / (offsets.length - 1)));
  return bow.map((point, place) => {
    const [ax, ay] = bow[Math.max(0, place - 1)]!;
    const [bx, by] = bow[Math.min(bow.length - 1, place + 1)]!;
    const step = Math.hypot(bx - ax, by - ay);
    const offset = offsets[place]!;
    return [point[0] - ((by - ay) / step) * offset, point[1] + ((bx - ax) / step) * offset];
  });
}

/** A point of the smooth line through all stops (a Catmull-Rom spline), from 0 at its start to 1. */
function onBow(stops: readonly Point[], part: number): Point {
  const last = stops.length - 1;
  const place = Math.min(last - 1, Math.floor(part * last));
  const t = part * last - place;
  const at = (number: number): Point => stops[Math.max(0, Math.min(last, number))]!;
  const [before, from, to, after] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
  const along = (axis: 0 | 1): number =>
    from[axis] +
    (t / 2) *
      (to[axis] -
        before[axis] +
        t *
          (2 * before[axis] -
            5 * from[axis] +
            4 * to[axis] -
            after[axis] +
            t * (3 * (from[axis] - to[axis]) + after[axis] - before[axis])));
  return [along(0), along(1)];
}

/** The borders of all zones, and the pieces of the rim, each with the zones at it. */
function lines(): { zones: string[]; points: Point[] }[] {
  const known = ends();
  const borders = BORDERS.map(({ zones, by }, place) => {
    const pair = zones.split(' ');
    const met = known.filter((end) => pair.every((zone) => end.zones.includes(zone)));
    const [from, to] = met.map((end) => end.at);
    return { zones: pair, points: coast([from!, ...by.map(drawn), to!], SEED + place) };
  });
  const rim = RIM.map(({ zone, from }, place) => {
    const next = RIM[(place + 1) % RIM.length]!.from;
    const to = next > from ? next - 360 : next;
    const steps = Math.ceil((from - to) / RIM_STEP);
    const points = Array.from({ length: steps + 1 }, (_, step) =>
      polar(from + ((to - from) * step) / steps, RADIUS),
    );
    return { zones: [zone], points };
  });
  return [...borders, ...rim];
}

/** Join lines end to end until they close. */
function around(pieces: Point[][]): Point[] {
  const [first, ...left] = pieces;
  const outline = [...first!];
  while (left.length > 0) {
    const end = written(outline.at(-1)!);
    const place = left.findIndex((line) => [line[0], line.at(-1)].some((tip) => written(tip!) === end));
    const [next] = left.splice(place, 1);
    outline.push(...(written(next![0]!) === end ? next! : [...next!].reverse()).slice(1));
  }
  return outline.slice(1);
}

/** The cells in board order: the outer ones, then the inner ones. */
export function cells(): Cell[] {
  const all = lines();
  return Object.entries(ROOMS).map(([zone, room]) => ({
    zone,
    kind: RIM.some((piece) => piece.zone === zone) ? 'outer' : 'inner',
    outline: around(all.filter((line) => line.zones.includes(zone)).map((line) => line.points)),
    room,
  }));
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
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
