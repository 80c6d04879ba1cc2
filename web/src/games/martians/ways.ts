import type { Ways } from '../../table/motion/ways.ts';

/** What travels over the table of Martians. */
export const WAYS: Ways = {
  'marker-placed': (event) => ['marker', `field:${String(event['field'])}`],
  installed: (event) => [String(event['installation']), `installation:${String(event['installation'])}`],
  developed: (event) => ['research', `technology:${String(event['technology'])}`],
  'machine-moved': (event) => ['machine', `spot:${String(event['spot'])}`],
  'token-mined': (event) => ['site', `seat:${String(event['seat'])}`, `spot:${String(event['spot'])}`],
  'demand-removed': (event) => ['done', `quarters:${String(event['quarters'])}`],
  'colonists-died': (event) => ['dead', `quarters:${String(event['quarters'])}`],
};
