import { expect, test } from 'vitest';

import { spokenOf } from '../src/table/hinting.ts';
import { answer, choice, question } from './sheets.ts';

test('a hint speaks of the things of an answer, but not of seats', () => {
  const asked = question([answer('take A', ['seat', 'red'], ['zone', 'A']), answer('pass')]);
  expect(spokenOf(asked, 'take A')).toEqual(['zone:A']);
  expect(spokenOf(asked, 'pass')).toEqual([]);
});

test('a hint speaks of everything that a composite answer picks', () => {
  const asked = question([], { space: choice(0, 3, 'A', 'B', 'C') });
  expect(spokenOf(asked, 'pick A C')).toEqual(['zone:A', 'zone:C']);
  expect(spokenOf(asked, 'pick nothing')).toEqual([]);
});
