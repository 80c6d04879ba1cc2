import type { Component } from 'svelte';

import type { Lexicon } from '../lib/words.svelte.ts';

/** The cards of a game, each with its picture; `sought` is the one that a link leads to. */
export interface Catalogue {
  default: Component<{ lexicon: Lexicon; sought: string }>;
}

/** The games that show their cards on a page of their own. */
const CATALOGUES = import.meta.glob<Catalogue>('./*/Catalogue.svelte');

export const hasCatalogue = (game: string): boolean => `./${game}/Catalogue.svelte` in CATALOGUES;

/** Loads the cards of a game; null where it has no page of them. */
export async function catalogue(game: string): Promise<Catalogue | null> {
  return (await CATALOGUES[`./${game}/Catalogue.svelte`]?.()) ?? null;
}
