import { drawing } from '../games/index.ts';
import { api } from '../lib/api.ts';
import { settings } from '../lib/settings.svelte.ts';
import type { Sheet } from '../lib/wire.ts';
import { words } from '../lib/words.svelte.ts';

/** What was asked for while the page of the table was still loading. */
const asked = new Map<string, Promise<Sheet>>();

/** Asks for a table, its words and its drawing before there is a page to show them. */
export function expect(id: string): void {
  const sheet = api.sheet(id, { own: true });
  asked.set(id, sheet);
  sheet.then(prepare, () => asked.delete(id));
}

/** Returns the first look at a table, once: whoever comes again looks anew. */
export async function firstLook(id: string): Promise<Sheet> {
  const early = asked.get(id);
  asked.delete(id);
  const sheet = await (early ?? api.sheet(id, { own: true }));
  prepare(sheet);
  return sheet;
}

/** Waits for the drawing of a table, if the reader wants one. */
export async function drawn({ table: { game } }: Sheet): Promise<void> {
  if (!settings.isPlain(game)) await drawing(game);
}

/** Loads what the table will need, all at the same time. */
function prepare(sheet: Sheet): void {
  // Whoever needs them asks again, and is told what went wrong.
  words.lexicon(sheet.table.game, sheet.table.rules).catch(() => undefined);
  drawn(sheet).catch(() => undefined);
}
