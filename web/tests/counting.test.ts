import { expect, test } from 'vitest';

import { COUNTING as MARTIANS } from '../src/games/martians/counting.ts';
import { COUNTING as ON_MARS } from '../src/games/on-mars/counting.ts';
import { sums } from '../src/table/counting.ts';
import type { Json } from '../src/lib/wire.ts';
import { entry } from './sheets.ts';

const told = (number: number, colour: string, event: Record<string, Json>) => ({
  ...entry(number, number, ['seat', colour]),
  event,
});

test('numbers are added up since an entry, for one seat, and what is even again is none', () => {
  const log = [
    told(1, 'blue', { event: 'gained', good: 'food', count: 9 }),
    told(2, 'blue', { event: 'gained', good: 'food', count: 2 }),
    told(3, 'red', { event: 'gained', good: 'food', count: 5 }),
    told(4, 'blue', { event: 'paid', good: 'food', count: 3 }),
    told(5, 'blue', { event: 'rtg-taken' }),
    told(6, 'blue', { event: 'paid', good: 'energy', count: 1 }),
    told(7, 'blue', { event: 'reputation-gained', count: 2 }),
    told(8, 'blue', { event: 'turn-ended' }),
  ];
  expect(sums(log, 2, 'blue', MARTIANS)).toEqual([
    ['good', 'food', -1],
    ['view', 'reputation', 1],
  ]);
});

test('what is paid in several resources is taken from each', () => {
  const log = [
    told(1, 'blue', { event: 'paid', resources: ['plant', 'plant', 'water'] }),
    told(2, 'blue', { event: 'gained', item: 'water', count: 1, lost: 0 }),
    told(3, 'blue', { event: 'scored', source: 'progress', count: 4 }),
  ];
  expect(sums(log, 0, 'blue', ON_MARS)).toEqual([
    ['item', 'plant', -2],
    ['view', 'points', 4],
  ]);
});
