import { api, Refused } from '../../lib/api.ts';
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

/** Returns keys with the seats to which they lead now; those that somebody has used are gone. */
export async function unused(keys: SeatKey[]): Promise<SeatKey[]> {
  const found = await Promise.all(keys.map(leading));
  return found.filter((one) => one !== null);
}

/** Guests may choose among free seats, and the keys of those change places. */
async function leading(one: SeatKey): Promise<SeatKey | null> {
  try {
    const { seat } = await api.look({ key: one.key });
    return { ...one, seat };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // Without an answer it is what it was.
    return error.refusal.code === 'unknown-key' ? null : one;
  }
}

function write(table: string, kept: Invites): void {
  try {
    sessionStorage.setItem(STORED + table, JSON.stringify(kept));
  } catch {
    // Without storage the links are gone with the page; new ones can be issued.
  }
}
