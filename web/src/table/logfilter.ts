import type { Entry } from '../lib/wire.ts';

export interface LogFilter {
  /** The colour of a seat that an entry speaks of. */
  colour: string;
  /** A kind of things that it speaks of. */
  kind: string;
  /** Only what happened after the last thing that this colour did; empty: everything. */
  since: string;
}

/** Seats are named by their colours, which are a kind of their own in some games. */
export const isSeat = (kind: string): boolean => kind === 'seat' || kind === 'colour';

/** Returns whether an entry speaks of the seat with this colour. */
function speaksOf(entry: Entry, colour: string): boolean {
  return entry.things.some((thing) => isSeat(thing.kind) && thing.name === colour);
}

/** Returns the entries that fit. */
export function filteredLog(log: readonly Entry[], { colour, kind, since }: LogFilter): Entry[] {
  let from = 0;
  if (since) {
    // The first thing that an entry speaks of is who acts.
    const last = log.findLastIndex((entry) => {
      const actor = entry.things.find((thing) => isSeat(thing.kind));
      return actor?.name === since;
    });
    const version = log[last]?.version;
    from = version === undefined ? 0 : log.findLastIndex((entry) => entry.version === version) + 1;
  }
  return log
    .slice(from)
    .filter((entry) => !colour || speaksOf(entry, colour))
    .filter((entry) => !kind || entry.things.some((thing) => thing.kind === kind));
}

/** Returns the kinds of things that a log speaks of, seats apart. */
export function kindsIn(log: readonly Entry[]): string[] {
  const kinds = new Set(log.flatMap((entry) => entry.things.map((thing) => thing.kind)));
  return [...kinds].filter((kind) => !isSeat(kind));
}
