// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cells, path, RADIUS, shared } from '../../src/games/mission-red-planet/map/geometry';

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
      for (const [other, next] of drawn.entries())
        if (one < other && shared(cell.outline, next.outline).length > 0)
          touching.add([names[one], names[other]].sort().join('-'));
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

  it('covers the disc without overlap, but for the crater', () => {
    const sum = drawn.reduce((total, cell) => total + area(cell.outline), 0);
    const disc = Math.PI * RADIUS ** 2;
    expect(sum).toBeGreaterThan(disc * 0.98);
    expect(sum).toBeLessThan(disc);
  });

  it('keeps the pieces of a zone within it', () => {
    for (const cell of drawn) expect(inside(cell.centre, cell.outline)).toBe(true);
  });

  it('is the same every time', () => {
    expect(cells().map((cell) => path(cell.outline))).toEqual(drawn.map((cell) => path(cell.outline)));
  });
});

type Outline = readonly (readonly [number, number])[];

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
