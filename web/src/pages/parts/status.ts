import type { TableSheet } from '../../lib/wire.ts';

/** Where a table stands for its reader. */
export type Standing = 'mine' | 'theirs' | 'open' | 'over' | 'abandoned';

export function standing(table: TableSheet): Standing {
  if (table.status === 'over' || table.status === 'abandoned' || table.status === 'open') return table.status;
  return table.seats.some((seat) => seat.is_mine && seat.is_deciding) ? 'mine' : 'theirs';
}

export const isOngoing = (table: TableSheet): boolean =>
  !table.is_archived && (table.status === 'playing' || table.status === 'open');

const ORDER: Standing[] = ['mine', 'theirs', 'open', 'over', 'abandoned'];

/** What waits for the reader first, then what changed last. */
export function byUrgency(one: TableSheet, other: TableSheet): number {
  return ORDER.indexOf(standing(one)) - ORDER.indexOf(standing(other)) || other.changed - one.changed;
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago a moment was, as one says it: "3 hours ago". */
export function ago(moment: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Math.max(0, now - moment);
  for (const [unit, seconds] of UNITS) {
    if (passed >= seconds) return format.format(-Math.floor(passed / seconds), unit);
  }
  return format.format(0, 'minute');
}
