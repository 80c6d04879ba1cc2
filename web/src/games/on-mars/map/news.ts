/** What has just changed on the map, read from the events of the table. */
import type { Entry } from '../../../lib/wire.ts';

const PLACED = ['constructed', 'upgraded', 'crystal-placed', 'tile-explored', 'bot-placed'];
const MOVED = ['bot-moved', 'rover-moved', 'displaced'];

/** Hexes on which something has just been placed. */
export function freshHexes(news: readonly Entry[]): Set<string> {
  const placed = news.filter(({ event }) => PLACED.includes(String(event['event'])));
  return new Set(placed.map(({ event }) => String(event['hex'])));
}

/** From where the pieces have just come that stand on hexes now. */
export function moves(news: readonly Entry[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { event } of news) {
    if (!MOVED.includes(String(event['event']))) continue;
    const [origin, hex] = [String(event['origin']), String(event['hex'])];
    // A piece that moved twice has come from where it stood first.
    const first = found.get(origin) ?? origin;
    found.delete(origin);
    found.set(hex, first);
  }
  return found;
}
