import type { Json } from '../../lib/wire.ts';

/** How many seats a record has; a sealed one keeps it to itself. */
export function seatsOf(record: Record<string, Json>): number | null {
  const seats = record['seats'];
  return typeof seats === 'number' ? seats : null;
}
