import type { Entry } from '../../lib/wire.ts';
import type { Counts } from './view.ts';

/** What has changed for a player, since this generation began or since the reader's last turn. */
export interface Changes {
  production: Counts;
  rating: number;
  played: number;
}

/**
 * Returns what changed in the generation of a moment, by colour; the log before `end` led to it.
 *
 * Where `from` is given, what changed since that entry instead.
 */
export function changes(log: readonly Entry[], end = Infinity, from?: number): Record<string, Changes> {
  const found: Record<string, Changes> = {};
  const of = (colour: unknown): Changes =>
    (found[String(colour)] ??= { production: {}, rating: 0, played: 0 });
  for (let place = log.length - 1; place >= 0; place -= 1) {
    const { event, number } = log[place] as Entry;
    if (number >= end) continue;
    if (from === undefined ? event['event'] === 'generation-began' : number < from) break;
    if (event['event'] === 'production-changed') {
      const { production } = of(event['seat']);
      const resource = String(event['resource']);
      production[resource] = (production[resource] ?? 0) + Number(event['change']);
    } else if (event['event'] === 'rating-raised') of(event['seat']).rating += Number(event['count']);
    else if (event['event'] === 'card-played') of(event['seat']).played += 1;
  }
  return found;
}
