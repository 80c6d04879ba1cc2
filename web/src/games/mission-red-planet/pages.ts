/** The parts of a narrow board, and which of them a question is answered on. */
import type { TableControl } from '../../table/control.svelte.ts';

export const PAGES = ['board', 'ships', 'hand', 'players'] as const;
export type Page = (typeof PAGES)[number];

/** The parts on which things lie, by their kind. */
export const HOMES: Record<string, Page> = {
  zone: 'board',
  dock: 'ships',
  ship: 'ships',
  character: 'hand',
  card: 'hand',
};

/** Return the parts on which the question can be answered, the one to begin with first. */
export function pagesOf(control: TableControl, glow: Set<string>): Page[] {
  const { question, fitting } = control;
  if (!question || control.selected) return [];
  const homes = [...glow].flatMap((name) => HOMES[name.split(':')[0] ?? ''] ?? []);
  if (homes.length > 0) return PAGES.filter((page) => homes.includes(page));
  // A colour is pointed at where it stands: in a zone or aboard a ship.
  const kinds = fitting.flatMap((answer) => answer.things.map((thing) => thing.kind));
  const places = PAGES.filter((page) => kinds.some((kind) => HOMES[kind] === page));
  // Drawing, looking and stopping are done on the map.
  return places.length > 0 ? places : ['board'];
}
