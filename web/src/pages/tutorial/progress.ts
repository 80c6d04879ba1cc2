/** How far a reader has come in the tutorial of a game. */
import type { GameSheet, Named } from '../../lib/wire.ts';
import { mine } from '../parts/mine.svelte.ts';

export interface Progress {
  game: GameSheet;
  done: number;
  /** The lesson to go on with; none where all are finished. */
  next: Named | undefined;
}

export function progress(game: GameSheet): Progress {
  const left = game.lessons.filter((lesson) => !mine.hasFinished(game.id, lesson.name));
  return { game, done: game.lessons.length - left.length, next: left[0] };
}

/** Returns the tutorial to offer: one that is begun, else the first of those that are not finished. */
export function offered(games: GameSheet[]): Progress | undefined {
  const open = games.map(progress).filter(({ next }) => next);
  return open.find(({ done }) => done > 0) ?? open[0];
}
