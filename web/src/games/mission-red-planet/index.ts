import type { DrawnGame } from '../index.ts';
import Board from './Board.svelte';

export default {
  Board,
  summary: (control) => control.say(`stop.${String(control.sheet.view['stop'])}`),
  quiet: ['characters-chosen', 'round-began'],
} satisfies DrawnGame;
