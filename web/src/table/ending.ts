/** What there is to say about a game that is over. */
import type { NewSeat, NewTable } from '../lib/commands.ts';
import type { Ending, TableSheet } from '../lib/wire.ts';
import type { Deed } from './story.ts';

/** By how much the winner is ahead, and which source gave most of it. */
export interface Margin {
  winner: number;
  points: number;
  source: string;
}

/** Returns what decided the game; null where nobody is ahead of another. */
export function margin(ending: Ending): Margin | null {
  const winner = ending.winners[0];
  if (winner === undefined || ending.shared || ending.winners.length > 1) return null;
  const others = ending.ranks.map((rank, seat) => ({ rank, seat })).filter(({ seat }) => seat !== winner);
  const next = others.sort((a, b) => a.rank - b.rank)[0]?.seat;
  if (next === undefined) return null;
  const ahead = (points: readonly number[]): number => (points[winner] ?? 0) - (points[next] ?? 0);
  const best = [...ending.lines].sort((a, b) => ahead(b.points) - ahead(a.points))[0];
  if (!best || ahead(best.points) <= 0) return null;
  return { winner, points: ahead(ending.scores), source: best.label };
}

/** Returns three moments of a game: of its beginning, middle and end the deed from which most came. */
export function moments(story: readonly Deed[]): Deed[] {
  const done = story.filter((deed) => deed.colour);
  const third = Math.ceil(done.length / 3);
  if (third === 0) return [];
  return [0, 1, 2].flatMap((part) => {
    const deeds = done.slice(part * third, (part + 1) * third);
    const [most] = [...deeds].sort((a, b) => b.effects.length - a.effects.length);
    return most ? [most] : [];
  });
}

/** A piece of a bar: from which source, how many points, and which share of the longest bar. */
export interface Segment {
  source: string;
  label: string;
  place: number;
  points: number;
  share: number;
}

/** Returns the points of a seat as a bar; what was lost is not drawn. */
export function bar(ending: Ending, seat: number): Segment[] {
  const gained = (one: number): number =>
    ending.lines.reduce((sum, line) => sum + Math.max(0, line.points[one] ?? 0), 0);
  const longest = Math.max(1, ...ending.scores.map((_, one) => gained(one)));
  return ending.lines
    .map(({ source, label, points }, place) => ({
      source,
      label,
      place,
      points: points[seat] ?? 0,
      share: Math.max(0, points[seat] ?? 0) / longest,
    }))
    .filter((segment) => segment.share > 0);
}

/** Returns a new table with the same game, seats, levels, options and clock. */
export function again(table: TableSheet): NewTable {
  const mine = table.seats.findIndex((seat) => seat.is_mine);
  const seats = table.seats.map((seat, place): NewSeat => {
    if (place === mine) return { holder: 'me', name: seat.name };
    return seat.holder === 'ai' ? { holder: 'ai', level: seat.level } : { holder: 'open' };
  });
  const { game, options, name, clock, is_public } = table;
  return { game, seats, options, name, clock, is_public };
}
