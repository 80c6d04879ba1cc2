/** The log as a story: one deed after another, each with what came of it. */
import type { IconName } from '../ui/icons.ts';
import type { Entry } from '../lib/wire.ts';
import { isSeat } from './logfilter.ts';

/** How the log of a game is read; the folder of the game says it. */
export interface Reading {
  /** The events with which a deed begins, and its picture. */
  deeds: Record<string, IconName>;
  /** Pictures of what comes of deeds. */
  effects?: Record<string, IconName>;
  /** Whether an entry begins a deed that has no event of its own; the step is all that came at once. */
  isDeed?: (entry: Entry, step: readonly Entry[]) => boolean;
  /** Deeds that come to a seat by themselves: it has decided nothing. */
  given?: string[];
  /** Events that tell that everybody has decided. */
  decided?: string[];
  /** Kinds of things that are lit, because nobody knows them by their names. */
  places?: string[];
}

/** What came of a deed: an entry, and how often the same is said of it. */
export interface Effect {
  entry: Entry;
  times: number;
}

/** What somebody did, or what happened by itself. */
export interface Deed {
  head: Entry;
  effects: Effect[];
  /** The colour of whoever did it; empty where nobody did. */
  colour: string;
  /** The version of its last entry. */
  version: number;
}

/** Whoever an entry speaks of first has done it. */
export const actorOf = (entry: Entry): string => entry.things.find((thing) => isSeat(thing.kind))?.name ?? '';

export const keyOf = (entry: Entry): string => String(entry.event['event'] ?? '').replace(/-hidden$/, '');

/** Returns the picture of an entry. */
export const pictureOf = (entry: Entry, reading: Reading | null): IconName | null =>
  reading?.deeds[keyOf(entry)] ?? reading?.effects?.[keyOf(entry)] ?? null;

/** Returns the steps of a log: entries that one answer has brought. */
function steps(log: readonly Entry[]): Entry[][] {
  const found: Entry[][] = [];
  for (const entry of log) {
    const last = found.at(-1);
    if (last?.[0]?.version === entry.version) last.push(entry);
    else found.push([entry]);
  }
  return found;
}

/**
 * Returns the deeds of a log, the oldest first.
 *
 * Where a game does not say what begins a deed, each answer is one. What is paid before a deed is told belongs to it.
 */
export function deeds(log: readonly Entry[], reading: Reading | null): Deed[] {
  const found: Deed[] = [];
  const begin = (head: Entry): Deed => {
    const deed = { head, effects: [], colour: actorOf(head), version: head.version };
    found.push(deed);
    return deed;
  };
  for (const step of steps(log)) {
    const begins = (entry: Entry): boolean =>
      reading ? keyOf(entry) in reading.deeds || (reading.isDeed?.(entry, step) ?? false) : entry === step[0];
    let waiting: Entry[] = [];
    let deed = found.at(-1);
    let isFirst = true;
    for (const [place, entry] of step.entries()) {
      if (begins(entry)) {
        deed = begin(entry);
        for (const before of waiting) add(deed, before);
        waiting = [];
        isFirst = false;
        continue;
      }
      if (isFirst) {
        const next = step.slice(place).find(begins);
        const colour = actorOf(entry);
        if (next && colour && colour === actorOf(next)) {
          waiting.push(entry);
          continue;
        }
        // An answer goes on with what its seat has begun, also where others bear what comes of it.
        const isGoingOn = [colour, entry.by].includes(deed?.colour);
        if (!deed || (colour && deed.colour && !isGoingOn)) {
          deed = begin(entry);
          isFirst = false;
          continue;
        }
      }
      // Of what happens to all at once, each has its own.
      const own = found.findLast(
        (one) => one.head.version === entry.version && one.colour === actorOf(entry),
      );
      if (deed) add(own ?? deed, entry);
    }
  }
  return found;
}

function add(deed: Deed, entry: Entry): void {
  deed.version = Math.max(deed.version, entry.version);
  const last = deed.effects.at(-1);
  if (last && last.entry.text === entry.text) last.times += 1;
  else if (entry.text !== deed.head.text) deed.effects.push({ entry, times: 1 });
}

/** Returns the deeds as far as these entries belong to them. */
export function narrowed(story: readonly Deed[], entries: readonly Entry[]): Deed[] {
  const kept = new Set(entries.map((entry) => entry.number));
  return story.flatMap((deed) => {
    const effects = deed.effects.filter(({ entry }) => kept.has(entry.number));
    if (kept.has(deed.head.number)) return [{ ...deed, effects }];
    const [first, ...rest] = effects;
    return first ? [{ ...deed, head: first.entry, effects: rest }] : [];
  });
}

/** Returns the deeds in which a text is found, in any entry. */
export function searched(story: readonly Deed[], wanted: string): Deed[] {
  const sought = wanted.trim().toLocaleLowerCase();
  const has = (entry: Entry): boolean => entry.text.toLocaleLowerCase().includes(sought);
  return story.filter((deed) => !sought || has(deed.head) || deed.effects.some(({ entry }) => has(entry)));
}

/** A part of a sentence: words, or a place that is lit. */
export type Piece = { words: string } | { place: string; words: string };

/** Returns a sentence in pieces; a place that is only a number is not read but lit. */
export function pieces(
  entry: Entry,
  reading: Reading | null,
  nameOf: (kind: string, name: string) => string,
): Piece[] {
  let rest = entry.text;
  const found: Piece[] = [];
  for (const thing of entry.things) {
    if (!reading?.places?.includes(thing.kind)) continue;
    const name = nameOf(thing.kind, thing.name);
    const at = rest.indexOf(name);
    if (at < 0) continue;
    if (at > 0) found.push({ words: rest.slice(0, at) });
    // A place with a name of its own stands as "5-1 (Arsia Mons)".
    const own = name === thing.name ? '' : name.replace(thing.name, '').replace(/^[\s(]+|[\s)]+$/g, '');
    found.push(own ? { words: own } : { place: thing.name, words: name });
    rest = rest.slice(at + name.length);
  }
  if (rest) found.push({ words: rest });
  return found;
}
