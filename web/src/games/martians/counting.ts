import type { Counting } from '../../table/counting.ts';

/** Goods and reputation that change in Martians. */
export const COUNTING: Counting = {
  gained: (event) => [['good', String(event['good']), Number(event['count'])]],
  paid: (event) => [['good', String(event['good']), -Number(event['count'])]],
  'energy-produced': (event) => [['good', 'energy', Number(event['count'])]],
  'rtg-taken': () => [
    ['good', 'energy', 1],
    ['view', 'reputation', -1],
  ],
  'reputation-gained': (event) => [['view', 'reputation', Number(event['count'])]],
};
