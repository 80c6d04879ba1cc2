// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cells, path, polar, RADIUS, shared } from '../../src/games/mission-red-planet/map/geometry';
import { letters, titleLines } from '../../src/games/mission-red-planet/map/labels';
import { places, SMALL } from '../../src/games/mission-red-planet/map/standing';
import { nameOf } from './catalogue';

/** The map of the rules: which zones touch. */
function rules(): { names: string[]; edges: Set<string> } {
  const source = readFileSync(
    new URL('../../../src/areopolis/games/mission_red_planet/data/zones.py', import.meta.url),
    'utf8',
  );
  const [zones = '', edges = ''] = source.split('EDGES: Final');
  const names = [...zones.matchAll(/Zone\("(\w+)"/g)].map((found) => found[1] as string);
  const pairs = [...edges.matchAll(/\((\w+), (\w+)\)/g)].map(([, one, other]) => [one, other]);
  return { names, edges: new Set(pairs.map((pair) => pair.sort().join('-'))) };
}

describe('the drawn planet', () => {
  const drawn = cells();

  it('has a cell for every zone of Mars', () => {
    expect(drawn).toHaveLength(rules().names.length - 1);
    expect(drawn.filter((cell) => cell.kind === 'outer')).toHaveLength(7);
  });

  it('shows exactly the borders of the rules', () => {
    const { names, edges } = rules();
    const touching = new Set<string>();
    for (const [one, cell] of drawn.entries())
      for (const next of drawn.slice(one + 1))
        if (shared(cell.outline, next.outline).length > 0)
          touching.add([cell.zone, next.zone].sort().join('-'));
    expect(drawn.map((cell) => cell.zone)).toEqual(names.slice(0, -1));
    expect(edges.size).toBe(16);
    expect([...touching].sort()).toEqual([...edges].sort());
  });

  it('draws borders that are long enough to be seen', () => {
    for (const [one, cell] of drawn.entries())
      for (const next of drawn.slice(one + 1)) {
        const pieces = shared(cell.outline, next.outline);
        const length = pieces.reduce((sum, [a, b]) => sum + Math.hypot(a[0] - b[0], a[1] - b[1]), 0);
        expect(length === 0 || length > 60).toBe(true);
      }
  });

  it('keeps zones apart that do not touch, so that nobody takes a corner for a border', () => {
    for (const [one, cell] of drawn.entries())
      for (const next of drawn.slice(one + 1))
        if (shared(cell.outline, next.outline).length === 0)
          expect([cell.zone, next.zone, gap(cell.outline, next.outline) > 30]).toEqual([
            cell.zone,
            next.zone,
            true,
          ]);
  });

  it('has the zones of the printed board along its rim, and Tritonis Sinus twice', () => {
    const along = Array.from({ length: 360 }, (_, degrees) => {
      const at = polar(137.5 - degrees, RADIUS - 1);
      return drawn.find((cell) => inside(at, cell.outline))?.zone;
    });
    const order = along.filter((zone, place) => zone !== along[place - 1]);
    expect(order).toEqual(['AU', 'TS', 'HE', 'TS', 'MT', 'SS', 'MS', 'VB']);
  });

  it('covers the disc without overlap', () => {
    const sum = drawn.reduce((total, cell) => total + area(cell.outline), 0);
    expect(sum / (Math.PI * RADIUS ** 2)).toBeCloseTo(1, 3);
    for (const cell of drawn) expect([cell.zone, crossings(cell.outline)]).toEqual([cell.zone, 0]);
  });

  it('has every zone where the middle of its outline is: a pointer aimed there hits it', () => {
    for (const { zone, outline } of drawn) {
      const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
      const middle = [xs, ys].map((all) => (Math.min(...all) + Math.max(...all)) / 2);
      expect([zone, inside(middle as [number, number], outline)]).toEqual([zone, true]);
    }
  });

  it('is the same every time', () => {
    expect(cells().map((cell) => path(cell.outline))).toEqual(drawn.map((cell) => path(cell.outline)));
  });
});

describe('the room of a zone', () => {
  const drawn = cells();
  /** Pieces may reach so far over a border. */
  const OVER = 7;
  /** Parts of a figure: its sides, helmet and boots; the number stands at its right. */
  const FIGURE: Spot[] = [
    [-20, 0],
    [20, 0],
    [-8, -18],
    [-8, 20],
    [-20, 18],
  ];

  it('holds the figures of up to six colours', () => {
    const outside: string[] = [];
    for (const { zone, outline, room } of drawn)
      for (const count of [1, 2, 3, 4, 5, 6])
        for (const { x, y, scale } of places(count, room.figures, room.perRow, SMALL))
          for (const [dx, dy] of FIGURE) {
            const over = stray([x + dx * scale, y + dy * scale], outline);
            if (over > OVER) outside.push(`${zone}: ${count} figures, ${over.toFixed()} over the border`);
          }
    expect(outside).toEqual([]);
  });

  it('holds its name in every language, in the letters of a phone', () => {
    const [size, wide] = [21, 0.67];
    const outside: string[] = [];
    for (const language of ['en', 'pl', 'de', 'el'])
      for (const { zone, outline, room } of drawn) {
        const lines = titleLines(nameOf(zone, language), room.isWide);
        for (const [number, line] of lines.entries()) {
          const y = room.name[1] - (lines.length - 1 - number) * size * 1.06 - size * 0.35;
          for (const side of [-1, 1]) {
            const half = (line.length * size * wide * letters(line, room.isWide)) / 2;
            const over = stray([room.name[0] + side * half, y], outline);
            if (over > OVER) outside.push(`${line}: ${over.toFixed()} over the border`);
          }
        }
      }
    expect(outside).toEqual([]);
  });

  it('holds what it produces', () => {
    for (const { zone, outline, room } of drawn)
      for (const side of [-36, 36])
        expect([zone, stray([room.goods[0] + side, room.goods[1]], outline)]).toEqual([zone, 0]);
  });

  it('has a discovery at its own rim, away from the figures', () => {
    for (const { zone, kind, outline, room } of drawn) {
      expect(room.card !== undefined).toBe(kind === 'outer');
      if (room.card === undefined) continue;
      expect([zone, inside(polar(room.card, RADIUS - 3), outline)]).toEqual([zone, true]);
      const [x, y] = polar(room.card, RADIUS);
      for (const place of places(6, room.figures, room.perRow, SMALL))
        expect([zone, Math.hypot(place.x - x, place.y - y) > 34]).toEqual([zone, true]);
    }
  });
});

type Spot = readonly [number, number];
type Outline = readonly Spot[];

function area(outline: Outline): number {
  let twice = 0;
  for (const [place, [x, y]] of outline.entries()) {
    const [nextX, nextY] = outline[(place + 1) % outline.length] as readonly [number, number];
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice) / 2;
}

function inside([x, y]: readonly [number, number], outline: Outline): boolean {
  let crossings = 0;
  for (const [place, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(place + 1) % outline.length] as readonly [number, number];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) crossings++;
  }
  return crossings % 2 === 1;
}

/** How far a point lies outside of an outline. */
function stray(point: readonly [number, number], outline: Outline): number {
  return inside(point, outline) ? 0 : gap([point], outline);
}

/** The least distance between the points of two outlines. */
function gap(one: Outline, other: Outline): number {
  return Math.min(...one.flatMap(([x, y]) => other.map(([ox, oy]) => Math.hypot(x - ox, y - oy))));
}

/** How often an outline crosses itself. */
function crossings(outline: Outline): number {
  const side = (place: number) => [outline[place], outline[(place + 1) % outline.length]] as const;
  const turn = ([ax, ay]: Spot, [bx, by]: Spot, [cx, cy]: Spot) =>
    Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
  let found = 0;
  for (let one = 0; one < outline.length; one++)
    for (let other = one + 2; other < outline.length - (one === 0 ? 1 : 0); other++) {
      const [[a, b], [c, d]] = [side(one), side(other)] as [[Spot, Spot], [Spot, Spot]];
      if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) found++;
    }
  return found;
}
