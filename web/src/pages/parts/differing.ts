import type { GameSheet, TableSheet } from '../../lib/wire.ts';

export interface Differing {
  name: string;
  label: string;
  value: string;
}

/** The rules options of a table that are not as usual for so many players. */
export function differing(game: GameSheet, table: TableSheet): Differing[] {
  const found: Differing[] = [];
  for (const { name, label, values } of game.options) {
    const fitting = values.filter((one) => one.seats.includes(table.seats.length));
    const place = fitting.findIndex((one) => one.value === table.options[name]);
    const chosen = fitting[place];
    if (place > 0 && chosen) found.push({ name, label, value: chosen.label });
  }
  return found;
}
