import { describe, expect, test } from 'vitest';

import { columns, fitsInRows, isEmpty, layout, lengthOf } from '../src/games/plain/layout.ts';
import type { View } from '../src/lib/wire.ts';
import { Lexicon } from '../src/lib/words.svelte.ts';

const lexicon = new Lexicon({
  game: 'g',
  language: 'en',
  names: {
    zone: { HE: 'Hellas', VB: 'Vastitas' },
    ship: { S1: 'Ship 1' },
    card: { C1: 'Card One', miner: 'Miner Inc.' },
    award: { miner: 'Miner' },
    building: { mine: 'Mine', dome: 'Dome' },
    tech: { mine: 'Mine Tech' },
    stock: { ice: 'Ice' },
    gain: { ice: 'Ice' },
    space: { T1: 'Top 1' },
    seat: { red: 'Red', blue: 'Blue' },
  },
  texts: {},
  messages: {
    'view.docks': 'docks',
    'kind.ship': 'ship',
    'stop.round-1': 'Round 1',
    'view.seen_by': 'seen by',
  },
  plurals: {},
  faces: {},
  kinds: { techs: 'tech', grid: 'tech' },
  chapters: {},
});

const laidOut = (view: View) => layout(view, lexicon, ['red', 'blue']);

describe('the layout of a view', () => {
  test('puts facts first and leaves out what is said elsewhere and what is empty', () => {
    const [head, ...rest] = laidOut({
      game: 'g',
      stop: 'round-1',
      drawn: null,
      is_done: false,
      deck: 0,
      outcome: {},
    });
    expect(rest).toEqual([]);
    expect(head?.facts.map(({ label, parts }) => [label.text, parts[0]?.text])).toEqual([
      ['Stop', 'Round 1'],
      ['Deck', '0'],
    ]);
  });

  test('shows equal tables as entries named by the thing they begin with', () => {
    const [section] = laidOut({ docks: [{ ship: 'S1', capacity: 3 }, null, { ship: 'S9', capacity: 2 }] });
    expect(section?.title).toBe('Docks');
    expect(section?.entries.map(({ title }) => title.text)).toEqual(['Ship 1', '3']);
    expect(section?.entries[0]?.facts.map(({ label }) => label.text)).toEqual(['Capacity']);
    expect(section?.entries[1]?.facts.map(({ label }) => label.text)).toEqual(['Ship', 'Capacity']);
  });

  test('names by the kind that a field says what two kinds have, and what both call alike', () => {
    const [head] = laidOut({
      techs: ['mine', null],
      both: 'mine',
      stored: 'ice',
      grid: { T1: 'mine', T2: 'dome' },
    });
    const said = head?.facts.map(({ parts }) => parts.map((part) => [part.text, part.value?.[0]?.text]));
    expect(said).toEqual([
      [
        ['Mine Tech', undefined],
        ['1 × ?', undefined],
      ],
      [['mine', undefined]],
      [['Ice', undefined]],
      [
        ['Top 1', 'Mine Tech'],
        ['T2', 'Dome'],
      ],
    ]);
  });

  test('names the tables of a table by its keys, and drops those with nothing in them', () => {
    const [section] = laidOut({ zones: { HE: { count: 2 }, VB: { count: null } } });
    expect(section?.entries.map(({ title }) => title)).toEqual([
      { text: 'Hellas', kind: 'zone', name: 'HE' },
    ]);
  });

  test('puts nested tables of other shapes in a section of facts', () => {
    const [section] = laidOut({ pile: { top: ['C1'], size: 4 } });
    expect(section?.facts.map(({ field }) => field)).toEqual(['top', 'size']);
  });

  test('names things by the kind that the field speaks of, else by the only kind that has them', () => {
    const [head] = laidOut({ cards: ['miner', 'C1'], somewhere: 'HE', unclear: 'miner' });
    expect(head?.facts.map(({ parts }) => parts.map(({ text }) => text))).toEqual([
      ['Miner Inc.', 'Card One'],
      ['Hellas'],
      ['miner'],
    ]);
  });

  test('counts what is unknown', () => {
    const [head] = laidOut({ cards: ['C1', null, null] });
    expect(head?.facts[0]?.parts.map(({ text }) => text)).toEqual(['Card One', '2 × ?']);
  });

  test('shows nothing where a place of a list is empty', () => {
    const [head] = laidOut({ somewhere: [null, 'red'] });
    expect(head?.facts[0]?.parts.map(({ text }) => text)).toEqual(['–', 'Red']);
  });

  test('calls seats by their colours, also where a view has their numbers', () => {
    const [head] = laidOut({ first: 'red', seen_by: [0, 1], crew: { blue: 2 } });
    expect(head?.facts.map(({ parts }) => parts.map(({ text }) => text))).toEqual([
      ['Red'],
      ['Red', 'Blue'],
      ['Blue'],
    ]);
    expect(head?.facts[2]?.parts[0]?.value).toEqual([{ text: '2' }]);
  });
});

describe('equal tables', () => {
  const section = laidOut({
    docks: [
      { ship: 'S1', capacity: 3 },
      { capacity: 2, crew: { red: 1 } },
    ],
  })[0];
  const entries = section?.entries ?? [];

  test('have the columns of all of them', () => {
    expect(columns(entries).map(({ field }) => field)).toEqual(['capacity', 'crew']);
  });

  test('stand in rows where they fit', () => {
    expect(fitsInRows(entries, 80)).toBe(true);
    expect(fitsInRows(entries, 20)).toBe(false);
    expect(fitsInRows(entries.slice(0, 1), 80)).toBe(false);
  });
});

test('what is empty', () => {
  expect([null, false, '', [], {}].every(isEmpty)).toBe(true);
  expect([0, true, 'x', [null], { a: 1 }].some(isEmpty)).toBe(false);
});

test('the length of a value counts what stands behind its names', () => {
  expect(lengthOf([{ text: 'ab', value: [{ text: 'c' }] }])).toBeGreaterThan(lengthOf([{ text: 'ab' }]));
});
