import type { Counting } from '../../table/counting.ts';

/** Resources, Crystals and points that change hands in On Mars. */
export const COUNTING: Counting = {
  gained: (event) => [['item', String(event['item']), Number(event['count'])]],
  paid: (event) => (event['resources'] as string[]).map((name) => ['item', name, -1]),
  'crystals-paid': (event) => [['item', 'crystal', -Number(event['count'])]],
  scored: (event) => [['view', 'points', Number(event['count'])]],
};
