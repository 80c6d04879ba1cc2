import { describe, expect, test } from 'vitest';

import type { Item, Space } from '../src/lib/wire.ts';
import { amounted, fault, notation, paid, pointed, start } from '../src/table/composite.ts';

const item = (name: string, cap: number, worth = 1): Item => ({
  name,
  kind: 'source',
  label: name,
  hint: '',
  cap,
  worth,
});

const choose = (least: number, most: number, ...caps: number[]): Space => ({
  space: 'choose',
  verb: 'transfer',
  items: caps.map((cap, place) => ({ ...item('ABCDEF'.charAt(place), cap), kind: 'zone' })),
  least,
  most,
  due: 0,
  proposal: [],
});

const pay = (due: number, proposal: number[], ...sources: Item[]): Space => ({
  space: 'pay',
  verb: 'pay',
  items: sources,
  least: 0,
  most: 0,
  due,
  proposal,
});

describe('choosing', () => {
  test('begins with nothing, which is an answer where none is needed', () => {
    const space = choose(0, 2, 1, 1);
    expect(notation(space, start(space))).toBe('transfer nothing');
    expect(fault(space, start(space))).toBeNull();
  });

  test('says how many are still missing', () => {
    const space = choose(2, 3, 1, 1, 1);
    expect(fault(space, new Map([['A', 1]]))).toEqual({ key: 'too-few', count: 1 });
  });

  test('takes an item with each pointing until its cap, then lets it go', () => {
    const space = choose(1, 3, 2, 1);
    let picked = pointed(space, start(space), 'A');
    expect(picked.get('A')).toBe(1);
    picked = pointed(space, picked, 'A');
    expect(notation(space, picked)).toBe('transfer A A');
    expect(pointed(space, picked, 'A').get('A')).toBe(0);
  });

  test('takes no more items than it may', () => {
    const space = choose(1, 2, 1, 1, 1);
    const full = new Map([
      ['A', 1],
      ['B', 1],
    ]);
    expect(pointed(space, full, 'C').get('C') ?? 0).toBe(0);
    expect(amounted(space, full, 'C', 1).get('C')).toBe(0);
  });

  test('changes its mind where only one item is asked for', () => {
    const space = choose(1, 1, 1, 1);
    expect([...pointed(space, new Map([['A', 1]]), 'B')]).toEqual([['B', 1]]);
  });

  test('does not know items that are not offered', () => {
    const space = choose(1, 1, 1);
    expect(pointed(space, new Map(), 'Z').size).toBe(0);
  });
});

describe('paying', () => {
  const space = pay(14, [6, 4], item('mc', 20), item('steel', 5, 2));

  test('begins with the proposal', () => {
    expect(notation(space, start(space))).toBe('pay 6 mc 4 steel');
    expect(paid(space, start(space))).toBe(14);
    expect(fault(space, start(space))).toBeNull();
  });

  test('lets money pay what the other sources leave', () => {
    expect(notation(space, amounted(space, start(space), 'steel', 1))).toBe('pay 12 mc 1 steel');
  });

  test('never pays more of a source than there is', () => {
    expect(amounted(space, start(space), 'steel', 9).get('steel')).toBe(5);
    expect(amounted(space, start(space), 'mc', -3).get('mc')).toBe(0);
  });

  test('says what is missing', () => {
    expect(fault(space, amounted(space, start(space), 'mc', 2))).toEqual({ key: 'unpaid', count: 4 });
  });

  test('calls a unit that could be left out wasted', () => {
    expect(fault(space, amounted(space, start(space), 'mc', 7))).toEqual({ key: 'wasteful', source: 'mc' });
  });

  test('may be worth more than what is due if no unit can be left out', () => {
    const heavy = pay(3, [0, 1], item('mc', 0), item('titanium', 2, 4));
    expect(fault(heavy, new Map([['titanium', 1]]))).toBeNull();
    expect(fault(heavy, new Map([['titanium', 2]]))).toEqual({ key: 'wasteful', source: 'titanium' });
  });

  test('of nothing is written so', () => {
    const free = pay(0, [0], item('mc', 3));
    expect(notation(free, start(free))).toBe('pay nothing');
  });
});
