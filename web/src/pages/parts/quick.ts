import type { NewSeat } from '../../lib/commands.ts';
import type { GameSheet } from '../../lib/wire.ts';

// Enough for a crowd, few enough for a quick game.
const USUAL = 3;

/** How many seats a game gets with one click: what was taken last, else the usual number. */
export function quickSeats(game: GameSheet, last: number | undefined): number {
  if (last !== undefined && game.seats.includes(last)) return last;
  return game.seats.includes(USUAL) ? USUAL : (game.seats.at(-1) ?? 1);
}

/** Which level plays with one click: what was taken last, else the one in the middle. */
export function quickLevel(game: GameSheet, last: string | undefined): string {
  if (game.levels.some((level) => level.name === last)) return last ?? '';
  return game.levels[Math.floor((game.levels.length - 1) / 2)]?.name ?? '';
}

/** The reader against AI players. */
export function againstAi(count: number, level: string, name: string): NewSeat[] {
  const me: NewSeat = name ? { holder: 'me', name } : { holder: 'me' };
  return [me, ...Array.from({ length: count - 1 }, (): NewSeat => ({ holder: 'ai', level }))];
}
