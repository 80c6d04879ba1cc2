import type { DrawnGame } from '../index.ts';
import Board from './Board.svelte';
import { stage } from './view.ts';

export default {
  Board,
  summary: stage,
  quiet: ['turn-began', 'turn-ended'],
} satisfies DrawnGame;
