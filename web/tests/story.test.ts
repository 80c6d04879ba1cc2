import { describe, expect, test } from 'vitest';

import { readingOf } from '../src/games/reading.ts';
import { shown, signed, typeset } from '../src/lib/minus.ts';
import type { Entry } from '../src/lib/wire.ts';
import { deeds, narrowed, pieces, searched } from '../src/table/story.ts';
import { thing } from './sheets.ts';

let count = 0;
function told(version: number, event: Record<string, string | number>, text = ''): Entry {
  const things = ['seat', 'colour', 'area', 'card']
    .filter((kind) => kind in event)
    .map((kind) => thing(kind, String(event[kind])));
  count += 1;
  return { number: count, version, text: text || JSON.stringify(event), event, things };
}

const mars = readingOf('terraforming-mars');
const keys = (entries: Entry[]): unknown[] => entries.map(({ event }) => event['event']);

describe('the log as a story', () => {
  const log = [
    told(1, { event: 'standard-project-used', seat: 'red', project: 'aquifer' }),
    told(1, { event: 'paid', seat: 'red', resource: 'mc', count: 18 }),
    told(2, { event: 'tile-placed', seat: 'red', area: '5-5' }),
    told(2, { event: 'gained', seat: 'red', resource: 'plants', count: 1 }),
    told(2, { event: 'gained', seat: 'red', resource: 'plants', count: 1 }),
    told(3, { event: 'paid', seat: 'red', resource: 'heat', count: 8 }),
    told(3, { event: 'parameter-raised', parameter: 'temperature', now: -20 }),
    told(4, { event: 'paid', seat: 'blue', resource: 'energy', count: 3 }),
    told(4, { event: 'traded', seat: 'blue', colony: 'luna' }),
    told(4, { event: 'gained', seat: 'red', resource: 'mc', count: 2 }),
  ];
  const story = deeds(log, mars);

  test('has one entry for each action, whatever number of answers it took', () => {
    expect(keys(story.map((deed) => deed.head))).toEqual(['standard-project-used', 'paid', 'traded']);
  });

  test('tells the cause before what came of it, also where it was paid for first', () => {
    expect(keys(story[2]!.effects.map(({ entry }) => entry))).toEqual(['paid', 'gained']);
  });

  test('tells what another seat bears below the deed of whoever has answered', () => {
    const attack = [
      told(1, { event: 'card-played', seat: 'red', card: '009' }),
      { ...told(2, { event: 'lost', seat: 'green', resource: 'plants', count: 3 }), by: 'red' },
    ];
    expect(deeds(attack, mars).map((deed) => [deed.colour, deed.effects.length])).toEqual([['red', 1]]);
  });

  test('says nothing twice', () => {
    expect(story[0]!.effects.map(({ times }) => times)).toEqual([1, 1, 2]);
  });

  test('gives everybody his own where all act at once', () => {
    const step = [
      told(1, { event: 'cards-bought', seat: 'red', count: 1 }),
      told(1, { event: 'cards-bought', seat: 'blue', count: 2 }),
      told(1, { event: 'paid', seat: 'red', resource: 'mc', count: 3 }),
      told(1, { event: 'paid', seat: 'blue', resource: 'mc', count: 6 }),
    ];
    expect(deeds(step, mars).map((deed) => [deed.colour, deed.effects.map(({ entry }) => entry)])).toEqual([
      ['red', [step[2]]],
      ['blue', [step[3]]],
    ]);
  });

  test('of a game that says nothing of deeds has one for each answer', () => {
    expect(deeds(log, null).map((deed) => deed.head.version)).toEqual([1, 2, 3, 4]);
  });

  test('is searched, and narrowed to entries', () => {
    expect(searched(story, 'LUNA')).toEqual([story[2]]);
    expect(narrowed(story, [log[2]!]).map((deed) => [deed.head.number, deed.effects.length])).toEqual([
      [log[2]!.number, 0],
    ]);
  });

  test('lights places that have only a number, and calls the others by their names', () => {
    const names: Record<string, string> = { '5-1': '5-1 (Arsia Mons)' };
    const nameOf = (_: string, name: string): string => names[name] ?? name;
    const plain = told(5, { event: 'tile-placed', seat: 'red', area: '5-2' }, 'A city on area 5-2.');
    expect(pieces(plain, mars, nameOf)).toEqual([
      { words: 'A city on area ' },
      { place: '5-2', words: '5-2' },
      { words: '.' },
    ]);
    const named = told(5, { event: 'tile-placed', area: '5-1' }, 'A city on 5-1 (Arsia Mons).');
    expect(
      pieces(named, mars, nameOf)
        .map(({ words }) => words)
        .join(''),
    ).toBe('A city on Arsia Mons.');
  });
});

describe('a minus', () => {
  test('is no hyphen', () => {
    expect(typeset('Production -1, from -30 °C (-2); 5-2 and x-1 stay')).toBe(
      'Production −1, from −30 °C (−2); 5-2 and x-1 stay',
    );
    expect([shown(-3), shown(3), signed(-3), signed(3)]).toEqual(['−3', '3', '−3', '+3']);
  });
});
