/** What follows from the view by the rules; the server says it, we only show it. */
import type { TableControl } from '../../table/control.svelte.ts';

export interface Outlook {
  /** The parts of each character: a key and a number. */
  characters: Record<string, [string, number][]>;
  /** Who would take the tokens of a zone now. */
  leaders: Record<string, string[]>;
  next_production: number | null;
  /** Points that everybody can count, by colour and source. */
  points: Record<string, Record<string, number>>;
  /** What our own missions would give now. */
  missions?: Record<string, number>;
}

export function outlookOf(control: TableControl): Outlook {
  const told = control.sheet.outlook as unknown as Partial<Outlook> | undefined;
  return { characters: {}, leaders: {}, next_production: null, points: {}, ...told };
}
