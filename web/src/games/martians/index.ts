import type { DrawnGame } from '../index.ts';
import Board from './Board.svelte';
import Glyph from './Glyph.svelte';
import { stage } from './view.ts';
import { WAYS } from './ways.ts';

export default {
  Board,
  summary: stage,
  Glyph,
  ways: WAYS,
  quiet: ['turn-began', 'slot-began'],
} satisfies DrawnGame;
