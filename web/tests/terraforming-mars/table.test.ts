// @vitest-environment node
import { describe, expect, it } from 'vitest';

import type { Entry, Question } from '../../src/lib/wire.ts';
import { askedCards, homeOf, tabFor } from '../../src/games/terraforming-mars/asked.ts';
import { changes } from '../../src/games/terraforming-mars/changes.ts';
import { EVERYTHING, fits, NO_TAG, ordered, type HandCard } from '../../src/games/terraforming-mars/hand.ts';
import { centre, SIZE } from '../../src/games/terraforming-mars/map/hexes.ts';
import { byKind, byTag, first } from '../../src/games/terraforming-mars/tableau.ts';
import {
  hasPassed,
  type CardFace,
  type MarsView,
  type PlayerView,
  type Reason,
} from '../../src/games/terraforming-mars/view.ts';

const face = (fields: Partial<CardFace>): CardFace => ({
  cost: 10,
  type: 'automated',
  set: 'base',
  tags: [],
  holds: null,
  parts: [],
  ...fields,
});
const short: Reason = { reason: 'needs-more-mc', text: 'Needs 3 more M€.', values: { count: 3 } };
const card = (
  name: string,
  title: string,
  price: number,
  fields: Partial<CardFace>,
  lacks = false,
): HandCard => ({
  name,
  title,
  face: face(fields),
  outlook: { price, short: lacks ? short : null, needs: [], against: [] },
});

describe('a hand', () => {
  const cards = [
    card('001', 'Colonizer', 8, { tags: ['jovian', 'building'] }),
    card('002', 'Asteroid', 27, { tags: ['space'], type: 'event' }, true),
    card('003', 'Bees', 5, { type: 'active' }),
  ];
  const names = (
    filter: Partial<typeof EVERYTHING>,
    order: 'number' | 'price' | 'name' | 'type' = 'number',
  ) =>
    ordered(cards, order, 'en')
      .filter((one) => fits(one, { ...EVERYTHING, ...filter }))
      .map((one) => one.name);

  it('is filtered', () => {
    expect(names({})).toEqual(['001', '002', '003']);
    expect(names({ playable: true })).toEqual(['001', '003']);
    expect(names({ affordable: true })).toEqual(['001', '003']);
    expect(names({ tag: 'space' })).toEqual(['002']);
    expect(names({ tag: NO_TAG })).toEqual(['003']);
    expect(names({ type: 'event' })).toEqual(['002']);
  });

  it('is put in order', () => {
    expect(names({}, 'price')).toEqual(['003', '001', '002']);
    expect(names({}, 'name')).toEqual(['002', '003', '001']);
    expect(names({}, 'type')).toEqual(['003', '001', '002']);
  });
});

describe('cards in play', () => {
  const faces = {
    helion: face({ type: 'corporation' }),
    a: face({ type: 'active', parts: [{ part: 'action', icons: [] }], tags: ['plant', 'microbe'] }),
    b: face({ type: 'active', parts: [{ part: 'effect', icons: [] }] }),
    c: face({ tags: ['plant'] }),
    e: face({ type: 'event', tags: ['space'] }),
  };

  it('lie by kind', () => {
    const heaps = byKind(['helion', 'a', 'b', 'c'], ['e'], faces);

    expect(heaps.map(({ name, cards }) => `${name}: ${cards.join(' ')}`)).toEqual([
      'corporation: helion',
      'actions: a',
      'effects: b',
      'automated: c',
      'events: e',
    ]);
  });

  it('lie by tag, once for each kind of tag', () => {
    const heaps = byTag(['helion', 'a', 'c'], faces);

    expect(heaps.map(({ name, cards }) => `${name}: ${cards.join(' ')}`)).toEqual([
      'plant: a c',
      'microbe: a',
      'none: helion',
    ]);
  });
});

describe('a long list of heaps', () => {
  it('is drawn from its beginning', () => {
    const heaps = [
      { name: 'actions', cards: ['a', 'b'] },
      { name: 'events', cards: ['c', 'd'] },
    ];

    expect(first(heaps, 3)).toEqual([
      { name: 'actions', cards: ['a', 'b'] },
      { name: 'events', cards: ['c'] },
    ]);
    expect(first(heaps, 2)).toEqual([{ name: 'actions', cards: ['a', 'b'] }]);
    expect(first(heaps, 9)).toEqual(heaps);
  });
});

describe('a generation', () => {
  const told = (event: Record<string, string | number>, number: number): Entry =>
    ({ number, version: number, text: '', event, things: [] }) as unknown as Entry;

  it('adds up what changed since it began', () => {
    const log = [
      told({ event: 'production-changed', seat: 'red', resource: 'mc', change: 5 }, 0),
      told({ event: 'generation-began', generation: 2 }, 1),
      told({ event: 'production-changed', seat: 'red', resource: 'mc', change: 2 }, 2),
      told({ event: 'production-changed', seat: 'red', resource: 'mc', change: -3 }, 3),
      told({ event: 'rating-raised', seat: 'green', count: 2 }, 4),
      told({ event: 'card-played', seat: 'red', card: '001', price: 3 }, 5),
    ];

    expect(changes(log)).toEqual({
      red: { production: { mc: -1 }, rating: 0, played: 1 },
      green: { production: {}, rating: 2, played: 0 },
    });
    expect(changes(log, 3)).toEqual({ red: { production: { mc: 2 }, rating: 0, played: 0 } });
  });
});

describe('a question', () => {
  const asks = (key: string, kind: string, name: string): Question =>
    ({
      key,
      answers: [{ text: name, key: '', label: '', hint: '', things: [{ field: kind, kind, name }] }],
      space: null,
    }) as unknown as Question;

  it('is answered where its things lie', () => {
    expect(tabFor(asks('place-ocean', 'area', '1-2'))).toBe('board');
    expect(tabFor(asks('world-government', 'parameter', 'oxygen'))).toBe('board');
    expect(tabFor(asks('place-colony', 'colony', 'luna'))).toBe('colonies');
    expect(tabFor(asks('reduce-production', 'seat', 'green'))).toBe('players');
    expect(tabFor(asks('take-action', 'colony', 'luna'))).toBeNull();
  });

  it('is explained where its things lie', () => {
    expect(homeOf('card:009', ['009'])).toBe('hand');
    expect(homeOf('card:009', [])).toBe('tableau');
    expect(homeOf('award:banker', [])).toBe('goals');
    expect(homeOf('nobody', [])).toBeNull();
  });

  it('puts its cards before the reader, unless a whole turn is planned', () => {
    expect(askedCards(asks('draft-card', 'card', '110'))).toEqual(['110']);
    expect(askedCards(asks('take-action', 'card', '110'))).toEqual([]);
    expect(askedCards(null)).toEqual([]);
  });
});

describe('the map', () => {
  it('lets neighbours touch and nobody else', () => {
    const middle = centre({ x: 8, row: 5 });
    const away = (x: number, row: number): number => {
      const at = centre({ x, row });
      return Math.hypot(at.x - middle.x, at.y - middle.y);
    };
    const side = Math.sqrt(3) * SIZE;

    for (const [x, row] of [
      [10, 5],
      [6, 5],
      [9, 4],
      [7, 4],
      [9, 6],
      [7, 6],
    ] as const)
      expect(away(x, row)).toBeCloseTo(side);
    expect(away(12, 5)).toBeCloseTo(2 * side);
    expect(away(8, 3)).toBeGreaterThan(1.5 * side);
  });
});

describe('who has passed', () => {
  const players = (...passed: boolean[]): MarsView =>
    ({ players: passed.map((one) => ({ passed: one }) as PlayerView) }) as MarsView;
  const told = (view: MarsView): boolean[] => view.players.map((player) => hasPassed(view, player));

  it('is told while others take turns, and not once a generation is over', () => {
    expect(told(players(true, false))).toEqual([true, false]);
    expect(told(players(true, true))).toEqual([false, false]);
  });
});
