import type { Ways } from '../../table/motion/ways.ts';

/** What travels over the table of Terraforming Mars. */
export const WAYS: Ways = {
  'tile-placed': (event) => [`tile-${String(event['tile'])}`, `area:${String(event['area'])}`],
  'area-claimed': (event) => ['claim', `area:${String(event['area'])}`],
  'colony-placed': (event) => ['colony', `colony:${String(event['colony'])}`],
  traded: (event) => ['fleet', `colony:${String(event['colony'])}`],
  'milestone-claimed': (event) => ['points', `milestone:${String(event['milestone'])}`],
  'award-funded': (event) => ['mc', `award:${String(event['award'])}`],
};
