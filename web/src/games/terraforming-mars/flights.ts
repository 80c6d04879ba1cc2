/** Which pieces an event of Terraforming Mars sends from where to where. */
import type { Event, Flight, Script } from '../../table/motion/reel.svelte.ts';
import type { MarsView } from './view.ts';

/** A sign of the game that travels. */
export interface Cargo {
  kind: 'glyph';
  name: string;
}

/** Where a piece goes, and what it looks like; it comes from whoever moves it. */
const WAYS: Record<string, (event: Event) => [name: string, to: string]> = {
  'tile-placed': (event) => [`tile-${String(event['tile'])}`, `area:${String(event['area'])}`],
  'area-claimed': (event) => ['claim', `area:${String(event['area'])}`],
  'colony-placed': (event) => ['colony', `colony:${String(event['colony'])}`],
  traded: (event) => ['fleet', `colony:${String(event['colony'])}`],
  'milestone-claimed': (event) => ['points', `milestone:${String(event['milestone'])}`],
  'award-funded': (event) => ['mc', `award:${String(event['award'])}`],
};

function flights(_: MarsView, event: Event): Flight<Cargo>[] {
  const way = WAYS[String(event['event'])];
  if (!way) return [];
  const [name, to] = way(event);
  return [{ cargo: { kind: 'glyph', name }, from: `seat:${String(event['seat'])}`, to }];
}

const MILLISECONDS = 700;

export const SCRIPT: Script<MarsView, Cargo> = {
  duration: (event) => (String(event['event']) in WAYS ? MILLISECONDS : null),
  flights,
};
