import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
// Each weight that is seen for the first time is looked for by the browser before it lays out the page.
const WEIGHTS = ['400', '500', '600', '700'];

test('letters have few weights', () => {
  const others = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/font-weight: (\w+)/g)]
      .map((found) => found[1] ?? '')
      .filter((weight) => /^\d/.test(weight) && !WEIGHTS.includes(weight))
      .map((weight) => `${path}: ${weight}`),
  );

  expect(Object.keys(sources).length).toBeGreaterThan(50);
  expect(others).toEqual([]);
});
