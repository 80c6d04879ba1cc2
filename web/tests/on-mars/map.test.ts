import { expect, test } from 'vitest';

import type { Entry, Json } from '../../src/lib/wire.ts';
import { at, centre, edges, hexagon, outline, SIZE } from '../../src/games/on-mars/map/hexes.ts';
import { freshHexes, moves } from '../../src/games/on-mars/map/news.ts';
import { closeUp } from '../../src/games/on-mars/map/zoom.ts';
import { lastTurn } from '../../src/games/on-mars/solo/turn.ts';

let number = 0;
const entry = (event: string, more: Record<string, Json> = {}): Entry => ({
  number: (number += 1),
  version: 1,
  text: event,
  event: { event, ...more },
  things: [],
});

const AROUND = ['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'];

test('all six neighbours of a hex are equally far', () => {
  const far = AROUND.map((name) => Math.hypot(at(name).x, at(name).y));
  for (const one of far) expect(one).toBeCloseTo(Math.sqrt(3) * SIZE);
});

test('the south lies below, the east to the right', () => {
  expect(at('0,1').y).toBeGreaterThan(0);
  expect(at('0,1').x).toBe(0);
  expect(at('1,0').x).toBeGreaterThan(0);
  expect(centre({ q: 2, r: -1 }).y).toBeCloseTo(0);
});

test('a hex has six corners', () => {
  expect(hexagon(1).split(' ')).toHaveLength(6);
});

test('the edges of hexes are one path, each around its middle', () => {
  const drawn = edges(['0,0', '0,1']).split('Z').filter(Boolean);
  const heights = drawn.map((hex) =>
    hex
      .slice(1)
      .split(' ')
      .map((corner) => Number(corner.split(',')[1])),
  );
  const middles = heights.map((ys) => (Math.min(...ys) + Math.max(...ys)) / 2);

  expect(heights.map((ys) => ys.length)).toEqual([6, 6]);
  expect(middles[0]).toBeCloseTo(at('0,0').y, 1);
  expect(middles[1]).toBeCloseTo(at('0,1').y, 1);
});

test('the rim of a complex leaves out the sides within it', () => {
  const sides = (names: string[]): number => outline(names).split('M').length - 1;

  expect(sides(['0,0'])).toBe(6);
  expect(sides(['0,0', '1,0'])).toBe(10);
  expect(sides(['0,0', '1,0', '0,1'])).toBe(12);
});

test('hexes on which something was placed are fresh', () => {
  const news = [
    entry('constructed', { hex: '1,0' }),
    entry('gained'),
    entry('crystal-placed', { hex: '2,0' }),
  ];

  expect([...freshHexes(news)]).toEqual(['1,0', '2,0']);
});

test('a piece that moved twice has come from where it stood first', () => {
  const news = [
    entry('bot-moved', { origin: '0,0', hex: '1,0' }),
    entry('bot-moved', { origin: '1,0', hex: '2,0' }),
    entry('rover-moved', { origin: '5,0', hex: '1,0' }),
  ];

  expect([...moves(news)]).toEqual([
    ['2,0', '0,0'],
    ['1,0', '5,0'],
  ]);
});

test('on a small screen the hexes of a question come near, all of them in view', () => {
  const names = ['3,-2', '4,-2', '2,-1'];
  const [x = 0, y = 0, width = 0, height = 0] = (closeUp(names) ?? '').split(' ').map(Number);

  expect(width).toBeLessThan(12 * SIZE);
  for (const name of names) {
    const point = at(name);
    expect(point.x - SIZE).toBeGreaterThan(x);
    expect(point.x + SIZE).toBeLessThan(x + width);
    expect(point.y - SIZE).toBeGreaterThan(y);
    expect(point.y + SIZE).toBeLessThan(y + height);
  }
});

test('where the whole map is asked about nothing comes near', () => {
  expect(closeUp(['-6,2', '6,-2'])).toBeNull();
  expect(closeUp([])).toBeNull();
});

test('the last turn of Lacerda goes from his card to the next turn', () => {
  const log = [
    entry('solo-card-revealed'),
    entry('lacerda-refrained'),
    entry('turn-ended'),
    entry('turn-began'),
    entry('solo-card-revealed', { solo: '3' }),
    entry('main-taken'),
    entry('constructed'),
    entry('turn-ended'),
    entry('turn-began'),
  ];

  expect(lastTurn(log).map(({ text }) => text)).toEqual(['solo-card-revealed', 'main-taken', 'constructed']);
  expect(lastTurn([])).toEqual([]);
});

test('that his deck was shuffled belongs to the turn of Lacerda', () => {
  const log = [
    entry('turn-began'),
    entry('solo-deck-shuffled'),
    entry('solo-card-revealed'),
    entry('rover-stayed'),
  ];

  expect(lastTurn(log).map(({ text }) => text)).toEqual([
    'solo-deck-shuffled',
    'solo-card-revealed',
    'rover-stayed',
  ]);
});
