/** What travels on a drawn table: a game names events, signs and places, and everything else is done here. */
import type { Event, Flight, Script } from './reel.svelte.ts';

/** A sign of the game that travels. */
export interface Cargo {
  kind: 'glyph';
  name: string;
}

/** A sign and where it goes, and where it comes from: by default from whoever moves it. */
export type Way = [sign: string, to: string, from?: string];

/** Ways by the name of the event that tells of them; nothing where nothing is to be seen. */
export type Ways = Record<string, (event: Event) => Way | null>;

const MILLISECONDS = 700;

/** Returns the script of a game that knows its ways. */
export function scriptOf(ways: Ways): Script<null, Cargo> {
  const wayOf = (event: Event): Way | null => ways[String(event['event'])]?.(event) ?? null;
  return {
    duration: (event) => (wayOf(event) ? MILLISECONDS : null),
    flights: (_, event): Flight<Cargo>[] => {
      const way = wayOf(event);
      if (!way) return [];
      const [name, to, from = `seat:${String(event['seat'])}`] = way;
      return [{ cargo: { kind: 'glyph', name }, from, to }];
    },
  };
}
