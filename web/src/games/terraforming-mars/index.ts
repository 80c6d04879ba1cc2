import type { Change, DrawnGame } from '../index.ts';
import type { TableControl } from '../../table/control.svelte.ts';
import Board from './Board.svelte';
import Glyph from './cards/Glyph.svelte';
import Large from './cards/Large.svelte';
import Strip from './cards/Strip.svelte';
import { changes } from './changes.ts';
import { WAYS } from './flights.ts';
import { signed, stage } from './view.ts';

/** Productions and the rating of a player, as far as they have changed since the reader's last turn. */
function changed(control: TableControl, colour: string): Change[] {
  const found = changes(control.log, Infinity, control.since.from)[colour];
  if (!found) return [];
  const productions = Object.entries(found.production)
    .filter(([, count]) => count)
    .map(([resource, count]) => ({
      label: `${control.say('table.production')}: ${control.nameOf('resource', resource)}`,
      text: signed(count),
      glyph: resource,
    }));
  const rating = { label: control.say('table.rating'), text: signed(found.rating), glyph: 'rating' };
  return [...productions, ...(found.rating ? [rating] : [])];
}

export default {
  Board,
  summary: stage,
  Small: Strip,
  Large,
  Glyph,
  ways: WAYS,
  changed,
  quiet: ['turn-ended', 'cards-bought', 'production-happened', 'card-drafted'],
} satisfies DrawnGame;
