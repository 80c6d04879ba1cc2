import { expect, test } from 'vitest';

import { clockText } from '../src/table/clock.ts';

test('a clock shows minutes and seconds, and hours where there are some', () => {
  expect([0, 4.2, 65, 600, 3720].map(clockText)).toEqual(['0:00', '0:05', '1:05', '10:00', '1:02:00']);
});
