import { describe, expect, it } from 'vitest';

import type { GameSheet, TableSheet } from '../../src/lib/wire.ts';
import { differing } from '../../src/pages/parts/differing.ts';
import { codeIn, deviceLink, inviteLink, isOnlyHere, keyIn } from '../../src/pages/parts/links.ts';
import { againstAi, quickLevel, quickSeats } from '../../src/pages/parts/quick.ts';
import { seatsOf } from '../../src/pages/parts/records.ts';
import { ago, byUrgency, isOngoing, standing } from '../../src/pages/parts/status.ts';

function table(more: Partial<TableSheet>, deciding: 'me' | 'other' | '' = ''): TableSheet {
  const seats = [
    { is_mine: true, is_deciding: deciding === 'me' },
    { is_mine: false, is_deciding: deciding === 'other' },
  ];
  return { id: 'x', status: 'playing', is_archived: false, changed: 0, seats, ...more } as TableSheet;
}

describe('where a table stands', () => {
  it('is said from the seat of the reader', () => {
    expect(standing(table({}, 'me'))).toBe('mine');
    expect(standing(table({}, 'other'))).toBe('theirs');
    expect(standing(table({ status: 'over' }, 'me'))).toBe('over');
    expect(standing(table({ status: 'abandoned' }))).toBe('abandoned');
    expect(standing(table({ status: 'open' }))).toBe('open');
  });

  it('puts what waits for the reader first, then what changed last', () => {
    const list = [
      table({ id: 'old', changed: 1 }, 'other'),
      table({ id: 'over', status: 'over', changed: 9 }),
      table({ id: 'new', changed: 2 }, 'other'),
      table({ id: 'mine', changed: 0 }, 'me'),
    ];

    expect(list.toSorted(byUrgency).map(({ id }) => id)).toEqual(['mine', 'new', 'old', 'over']);
  });

  it('goes on unless it is over, abandoned or put away', () => {
    expect(isOngoing(table({}))).toBe(true);
    expect(isOngoing(table({ is_archived: true }))).toBe(false);
    expect(isOngoing(table({ status: 'over' }))).toBe(false);
  });
});

describe('how long ago something was', () => {
  it('is said in the language of the reader', () => {
    expect(ago(0, 3 * 3600 + 5, 'en')).toBe('3 hours ago');
    expect(ago(0, 2 * 86_400, 'de')).toBe('vorgestern');
    expect(ago(0, 120, 'pl')).toBe('2 minuty temu');
    expect(ago(100, 40, 'en')).toBe('this minute');
  });
});

describe('one click to a game', () => {
  const game = {
    seats: [2, 3, 4],
    levels: [{ name: 'newcomer' }, { name: 'club' }, { name: 'expert' }],
  } as unknown as GameSheet;

  it('takes three seats and the level in the middle, or what was taken last', () => {
    expect(quickSeats(game, undefined)).toBe(3);
    expect(quickSeats(game, 4)).toBe(4);
    expect(quickSeats(game, 9)).toBe(3);
    expect(quickSeats({ ...game, seats: [1, 2] }, undefined)).toBe(2);
    expect(quickLevel(game, undefined)).toBe('club');
    expect(quickLevel(game, 'expert')).toBe('expert');
    expect(quickLevel(game, 'gone')).toBe('club');
  });

  it('seats the reader first', () => {
    expect(againstAi(3, 'club', '')).toEqual([
      { holder: 'me' },
      { holder: 'ai', level: 'club' },
      { holder: 'ai', level: 'club' },
    ]);
    expect(againstAi(1, 'club', 'Ada')).toEqual([{ holder: 'me', name: 'Ada' }]);
  });
});

describe('secret links', () => {
  it('have the key behind the #', () => {
    expect(keyIn(inviteLink('abc'))).toBe('abc');
    expect(new URL(inviteLink('abc')).search).toBe('');
    expect(new URL(inviteLink('abc')).pathname).toBe('/join');
  });

  it('are read from what somebody has pasted', () => {
    expect(keyIn('  https://mars.example/join#k-1_2 ')).toBe('k-1_2');
    expect(keyIn('k-1_2')).toBe('k-1_2');
    expect(keyIn('https://mars.example/table/7')).toBe('');
    expect(keyIn('')).toBe('');
  });
});

describe('a record', () => {
  it('says how many seats it has, unless it is sealed', () => {
    expect(seatsOf({ game: 'x', seats: 3 })).toBe(3);
    expect(seatsOf({ game: 'x', box: '…' })).toBeNull();
  });
});

describe('the rules options of a table', () => {
  const values = [
    { value: 'alone', label: 'alone', seats: [1] },
    { value: 'all', label: 'all together', seats: [2, 3] },
    { value: 'each', label: 'each alone', seats: [1, 2, 3] },
  ];
  const game = { options: [{ name: 'mode', label: 'How you play', values }] } as unknown as GameSheet;

  it('are named where they are not as usual for so many players', () => {
    expect(differing(game, table({ options: { mode: 'each' } }))).toEqual([
      { name: 'mode', label: 'How you play', value: 'each alone' },
    ]);
    expect(differing(game, table({ options: { mode: 'all' } }))).toEqual([]);
    expect(differing(game, table({ options: {} }))).toEqual([]);
  });
});

describe('an address', () => {
  it('works only here where its host is this computer', () => {
    for (const host of ['localhost', 'mars.localhost', '127.0.0.1', '127.1.2.3', '[::1]']) {
      expect(isOnlyHere(host)).toBe(true);
    }
    for (const host of ['mars.example.org', '192.168.1.20', 'localhost.example.org', '[fe80::1]']) {
      expect(isOnlyHere(host)).toBe(false);
    }
  });

  it('brings a code to another device behind the #', () => {
    const link = deviceLink('ABCDE-FGHJK');

    expect(link).toBe(`${location.origin}/settings#code=ABCDE-FGHJK`);
    expect(codeIn(new URL(link).hash)).toBe('ABCDE-FGHJK');
    expect(codeIn('#me')).toBe('');
    expect(codeIn('#code=%')).toBe('');
  });
});
