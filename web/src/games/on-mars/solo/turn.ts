import type { Entry } from '../../../lib/wire.ts';

/** What Lacerda did in his last turn, step by step: from his card to the next turn. */
export function lastTurn(log: readonly Entry[]): Entry[] {
  const kind = (entry: Entry): string => String(entry.event['event']);
  const from = log.findLastIndex((entry) => kind(entry) === 'solo-card-revealed');
  if (from < 0) return [];
  const rest = log.slice(from);
  const end = rest.findIndex((entry) => ['turn-began', 'round-began', 'turn-ended'].includes(kind(entry)));
  return end < 0 ? rest : rest.slice(0, end);
}
