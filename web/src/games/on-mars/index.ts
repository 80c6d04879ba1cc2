import type { DrawnGame } from '../index.ts';
import { changed } from '../../table/counting.ts';
import Board from './Board.svelte';
import { COUNTING } from './counting.ts';
import Glyph from './Glyph.svelte';
import { stage } from './view.ts';
import { WAYS } from './ways.ts';

export default {
  Board,
  summary: stage,
  Glyph,
  ways: WAYS,
  changed: changed(COUNTING),
  quiet: ['turn-began', 'turn-ended'],
} satisfies DrawnGame;
