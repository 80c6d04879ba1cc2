import type { ChatLine, Entry, Sheet } from '../lib/wire.ts';

/** Returns the log with what a newer sheet brings; what was undone meanwhile is dropped. */
export function mergedLog(known: Entry[], sheet: Pick<Sheet, 'log' | 'log_end'>): Entry[] {
  const first = sheet.log[0]?.number ?? Infinity;
  const kept = known.filter((entry) => entry.number < sheet.log_end && entry.number < first);
  // A log that stays as it is stays the same.
  if (!sheet.log.length && kept.length === known.length) return known;
  return [...kept, ...sheet.log];
}

/** Returns what was said, each line once and as it is now: an owner may have removed it. */
export function mergedChat(known: readonly ChatLine[], lines: readonly ChatLine[]): ChatLine[] {
  const byNumber = new Map([...known, ...lines].map((line) => [line.number, line]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}

/** Returns how many lines the log has in a sheet: those that stood before, and those that it brings. */
export const logLength = (sheet: Pick<Sheet, 'log' | 'log_end'>): number => sheet.log_end + sheet.log.length;
