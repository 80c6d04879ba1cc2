import type { Created, SeatKey } from '../../lib/wire.ts';

/** Keys are shown once by the server; this tab keeps them until it is closed. */
export interface Invites {
  keys: SeatKey[];
  watch: string;
}

const STORED = 'areopolis.invites.';

/** Keeps the keys of a new table for its page of links. */
export function keepInvites({ table, keys, watch_key }: Created): void {
  write(table, { keys, watch: watch_key });
}

/** Keeps a key that was issued anew. */
export function keepInvite(table: string, { seat, key }: SeatKey): void {
  const { keys, watch } = invites(table);
  if (seat === null) write(table, { keys, watch: key });
  else write(table, { keys: [...keys.filter((one) => one.seat !== seat), { seat, key }], watch });
}

/** Returns the keys of a table that this tab knows. */
export function invites(table: string): Invites {
  try {
    const kept = sessionStorage.getItem(STORED + table);
    if (kept) return JSON.parse(kept) as Invites;
  } catch {
    // Nothing is known.
  }
  return { keys: [], watch: '' };
}

function write(table: string, kept: Invites): void {
  try {
    sessionStorage.setItem(STORED + table, JSON.stringify(kept));
  } catch {
    // Without storage the links are gone with the page; new ones can be issued.
  }
}
