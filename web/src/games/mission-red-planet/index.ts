import type { DrawnGame } from '../index.ts';
import { changed } from '../../table/counting.ts';
import Board from './Board.svelte';
import { COUNTING } from './counting.ts';
import Glyph from './Glyph.svelte';

export default {
  Board,
  summary: (control) => control.say(`stop.${String(control.sheet.view['stop'])}`),
  Glyph,
  changed: changed(COUNTING),
  quiet: ['characters-chosen', 'round-began'],
} satisfies DrawnGame;
