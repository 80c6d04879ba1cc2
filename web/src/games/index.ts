import type { Component } from 'svelte';

import type { Lessons } from '../pages/tutorial/coaching.ts';
import type { Ways } from '../table/motion/ways.ts';
import type { TableControl } from '../table/control.svelte.ts';

/** A number that has changed: what it is, by how much, and its sign. */
export interface Change {
  label: string;
  text: string;
  glyph?: string;
}

/** What the folder of a drawn game exports by default. */
export interface DrawnGame {
  /** The board: it fills the place that the frame leaves it, and draws `control.sheet.view`. */
  Board: Component<{ control: TableControl }>;
  /** A short line about where the game stands, for the header: "Generation 4", "Round 3 of 10". */
  summary?: (control: TableControl) => string;
  /** A card in one line, and as it is read: for what somebody has played. */
  Small?: Component<{ control: TableControl; name: string }>;
  Large?: Component<{ control: TableControl; name: string }>;
  /** A sign of the game. */
  Glyph?: Component<{ name: string }>;
  /** What travels over the board when something happens. */
  ways?: Ways;
  /** Numbers of a seat that have changed since the reader's last turn. */
  changed?: (control: TableControl, colour: string) => Change[];
  /** Events that nobody needs to be told who comes back to the table. */
  quiet?: string[];
}

type Drawing = { default: DrawnGame };

/** The games that are drawn; all others are played at the plain table. */
const DRAWN = import.meta.glob<Drawing>('./*/index.ts');

export function isDrawn(game: string): boolean {
  return `./${game}/index.ts` in DRAWN;
}

/** What coaches say in the lessons of a game, and what they wait for. */
const TAUGHT = import.meta.glob<{ default: Lessons }>('./*/lessons.ts');

/** Loads the lessons of a game; none where it teaches nothing. */
export async function lessons(game: string): Promise<Lessons> {
  return (await TAUGHT[`./${game}/lessons.ts`]?.())?.default ?? {};
}

/** The drawings that are loaded. */
const loaded = new Map<string, DrawnGame>();

/** Loads the drawing of a game; null where it has none. */
export async function drawing(game: string): Promise<DrawnGame | null> {
  const load = DRAWN[`./${game}/index.ts`];
  if (!load) return null;
  const drawn = (await load()).default;
  loaded.set(game, drawn);
  return drawn;
}

/** Returns the drawing of a game if it is loaded: then the table is painted once, with its board. */
export function loadedDrawing(game: string): DrawnGame | null {
  return loaded.get(game) ?? null;
}
