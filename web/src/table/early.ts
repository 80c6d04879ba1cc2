import { drawing } from '../games/index.ts';
import { api } from '../lib/api.ts';
import type { Sheet } from '../lib/wire.ts';
import { words } from '../lib/words.svelte.ts';

/** What was asked for while the page of the table was still loading. */
const asked = new Map<string, Promise<Sheet>>();

/** Asks for a table, its words and its drawing before there is a page to show them. */
export function expect(id: string): void {
  const sheet = api.sheet(id, {});
  asked.set(id, sheet);
  sheet.then(prepare, () => asked.delete(id));
}

/** Returns the first look at a table, once: whoever comes again looks anew. */
export async function firstLook(id: string): Promise<Sheet> {
  const early = asked.get(id);
  asked.delete(id);
  const sheet = await (early ?? api.sheet(id, {}));
  prepare(sheet);
  return sheet;
}

/** Loads what the table will need, all at the same time. */
function prepare({ table: { game } }: Sheet): void {
  // Whoever needs them asks again, and is told what went wrong.
  words.lexicon(game).catch(() => undefined);
  drawing(game).catch(() => undefined);
}
