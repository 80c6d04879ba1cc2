import { expect, test } from 'vitest';

import { unbroken } from '../src/lib/units.ts';

test('a number and its unit stay on one line', () => {
  expect(unbroken('um 1 % und 14 M€')).toBe('um 1\u00A0% und 14\u00A0M€');
  expect(unbroken('−24 °C')).toBe('−24\u00A0°C');
});

test('other words may break', () => {
  expect(unbroken('8 Pflanzen, 2 Karten')).toBe('8 Pflanzen, 2 Karten');
});
