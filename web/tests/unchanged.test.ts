import { expect, test } from 'vitest';

import { renewed } from '../src/lib/unchanged.ts';

const known = () => ({
  view: { players: [{ mc: 3 }, { mc: 5 }], round: 1 },
  question: null as null | object,
});

test('what is told again is what was known', () => {
  const before = known();
  expect(renewed(before, known())).toBe(before);
});

test('what has changed is new, and everything beside it stays the same', () => {
  const before = known();
  const told = known();
  told.view.players[1] = { mc: 6 };
  told.question = { id: 2 };
  const made = renewed(before, told);
  expect(made).toEqual(told);
  expect(made.view).not.toBe(before.view);
  expect(made.view.players[0]).toBe(before.view.players[0]);
});

test('lists that grow or shrink and fields that come or go are changes', () => {
  expect(renewed([1, 2], [1])).toEqual([1]);
  expect(renewed([1], [1, 2])).toEqual([1, 2]);
  expect(renewed<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(renewed<object>({ a: 1 }, { b: 1 })).toEqual({ b: 1 });
  expect(renewed<object | null>({ a: 1 }, null)).toBeNull();
  expect(renewed<object>([], {})).toEqual({});
});
