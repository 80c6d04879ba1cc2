/** What has happened since a seat's last turn, read from the story of the table. */
import type { Thing } from '../lib/wire.ts';
import { isSeat } from './logfilter.ts';
import { actorOf, keyOf, type Deed, type Reading } from './story.ts';

/** What one seat has done; an empty colour stands for what happened by itself. */
export interface Doings {
  colour: string;
  deeds: Deed[];
}

export interface Since {
  /** The number of the first entry after the last turn; Infinity where nobody else has acted. */
  from: number;
  /** What the others did, while the seat has not acted again. */
  deeds: Deed[];
}

const NOTHING: Since = { from: Infinity, deeds: [] };

/** Returns whether a seat has decided something in a deed, alone or with everybody. */
function hasDecided(deed: Deed, colour: string, reading: Reading | null): boolean {
  const key = keyOf(deed.head);
  if (reading?.decided?.includes(key)) return true;
  if (deed.colour !== colour) return false;
  // What came with the deed came by itself too.
  const later = deed.effects.map(({ entry }) => entry).filter(({ version }) => version > deed.head.version);
  return !reading?.given?.includes(key) || later.some((entry) => actorOf(entry) === colour);
}

/** Returns what has happened since the last turn of a seat; in its turn, what had happened when that began. */
export function sinceTurnOf(story: readonly Deed[], colour: string, reading: Reading | null = null): Since {
  const decides = story.map((deed) => hasDecided(deed, colour, reading));
  let end = story.length;
  while (end > 0 && story[end - 1]?.colour === colour) end -= 1;
  let begin = end;
  while (begin > 0 && !decides[begin - 1]) begin -= 1;
  const first = story[begin];
  // Whoever has not acted yet has missed nothing.
  if (begin === 0 || begin === end || !first) return NOTHING;
  const others = story.slice(begin, end).filter((deed) => deed.colour !== colour);
  if (others.length === 0) return NOTHING;
  return { from: first.head.number, deeds: decides.slice(end).some(Boolean) ? [] : others };
}

/** Returns what each seat did, in the order in which they acted first; what nobody did comes last. */
export function bySeat(story: readonly Deed[]): Doings[] {
  const found = new Map<string, Deed[]>();
  for (const deed of story) found.set(deed.colour, [...(found.get(deed.colour) ?? []), deed]);
  const doings = [...found].map(([colour, deeds]) => ({ colour, deeds }));
  return [...doings.filter(({ colour }) => colour), ...doings.filter(({ colour }) => !colour)];
}

/** Returns the things that deeds speak of, seats apart: they flash on the board. */
export function thingsIn(story: readonly Deed[]): Thing[] {
  return story
    .flatMap((deed) => [deed.head, ...deed.effects.map(({ entry }) => entry)])
    .flatMap((entry) => entry.things)
    .filter((thing) => !isSeat(thing.kind));
}
