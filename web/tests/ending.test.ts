import { describe, expect, test } from 'vitest';

import type { Ending } from '../src/lib/wire.ts';
import { again, bar, margin, moments } from '../src/table/ending.ts';
import { deeds } from '../src/table/story.ts';
import { entry, sheet } from './sheets.ts';

const ending: Ending = {
  text: 'Blue wins.',
  ranks: [2, 1, 3],
  winners: [1],
  scores: [30, 37, 20],
  lines: [
    { source: 'rating', label: 'Rating', points: [20, 22, 15] },
    { source: 'cards', label: 'Cards', points: [12, 15, 5] },
    { source: 'lost', label: 'Penalties', points: [-2, 0, 0] },
  ],
  shared: false,
  goal: null,
};

describe('the end of a game', () => {
  test('says by what it was won', () => {
    expect(margin(ending)).toEqual({ winner: 1, points: 7, source: 'Cards' });
    expect(margin({ ...ending, shared: true })).toBeNull();
    expect(margin({ ...ending, winners: [0, 1] })).toBeNull();
  });

  test('draws points by source, without what was lost', () => {
    expect(bar(ending, 0).map(({ source, points }) => [source, points])).toEqual([
      ['rating', 20],
      ['cards', 12],
    ]);
    expect(bar(ending, 1).reduce((sum, one) => sum + one.share, 0)).toBeCloseTo(1);
  });

  test('tells three moments, one of each part of the game', () => {
    const log = Array.from({ length: 9 }, (_, place) => entry(place, place, ['seat', 'red']));
    // The second deed of each part has brought something.
    const more = [1, 4, 7].map((version) => ({
      ...entry(20 + version, version, ['seat', 'red']),
      text: 'more',
    }));
    const all = [...log, ...more].sort((a, b) => a.version - b.version);
    expect(moments(deeds(all, null)).map(({ head }) => head.number)).toEqual([1, 4, 7]);
    expect(moments([])).toEqual([]);
  });

  test('begins again with the same seats, levels and options', () => {
    const { table } = sheet();
    const seats = table.seats.map((seat) => (seat.holder === 'ai' ? { ...seat, level: 'club' } : seat));
    const open = { ...seats[1]!, seat: 2, holder: 'person' as const };
    expect(again({ ...table, seats: [...seats, open], options: { draft: true } })).toMatchObject({
      game: 'g',
      seats: [{ holder: 'me', name: 'Ada' }, { holder: 'ai', level: 'club' }, { holder: 'open' }],
      options: { draft: true },
    });
  });
});
