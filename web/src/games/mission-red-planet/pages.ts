/** The parts of a narrow board, and which of them a question is answered on. */
import type { TableControl } from '../../table/control.svelte.ts';

export const PAGES = ['board', 'ships', 'hand', 'players'] as const;
export type Page = (typeof PAGES)[number];

const HOMES: Record<string, Page> = {
  zone: 'board',
  dock: 'ships',
  ship: 'ships',
  character: 'hand',
  card: 'hand',
};

/** Return the part on which something glows; null where nothing does. */
export function pageOf(control: TableControl, glow: Set<string>): Page | null {
  if (!control.question) return null;
  // Drawing, looking and stopping are done on the map.
  if (glow.size === 0 && control.question.answers.length > 0) return 'board';
  for (const name of glow) {
    const home = HOMES[name.split(':')[0] ?? ''];
    if (home) return home;
  }
  // A colour is pointed at where it stands: in a zone, else aboard a ship.
  const places = control.fitting.flatMap((answer) => answer.things.map((thing) => thing.kind));
  return places.includes('zone') ? 'board' : places.includes('ship') ? 'ships' : null;
}
