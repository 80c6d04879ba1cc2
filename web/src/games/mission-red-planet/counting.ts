import type { Counting } from '../../table/counting.ts';

/** Point tokens that seats get in Mission: Red Planet. */
export const COUNTING: Counting = {
  'tokens-taken': (event) => [['resource', String(event['resource']), Number(event['count'])]],
  'tokens-gained': (event) => [['resource', String(event['resource']), Number(event['count'])]],
};
