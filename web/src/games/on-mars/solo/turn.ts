import type { Entry } from '../../../lib/wire.ts';

/** What Lacerda did in his last turn, step by step: from his card, or the shuffling before it, to the next turn. */
export function lastTurn(log: readonly Entry[]): Entry[] {
  const kind = (entry: Entry): string => String(entry.event['event']);
  const card = log.findLastIndex((entry) => kind(entry) === 'solo-card-revealed');
  if (card < 0) return [];
  const before = log[card - 1];
  const isShuffled = before !== undefined && kind(before) === 'solo-deck-shuffled';
  const rest = log.slice(isShuffled ? card - 1 : card);
  const end = rest.findIndex((entry) => ['turn-began', 'round-began', 'turn-ended'].includes(kind(entry)));
  return end < 0 ? rest : rest.slice(0, end);
}
