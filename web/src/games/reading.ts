import type { Reading } from '../table/story.ts';

const READINGS = import.meta.glob<{ READING: Reading }>('./*/reading.ts', { eager: true });

/** Returns how the log of a game is read; null where its folder does not say it. */
export const readingOf = (game: string): Reading | null => READINGS[`./${game}/reading.ts`]?.READING ?? null;
