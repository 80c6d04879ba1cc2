import { untrack } from 'svelte';

import type { Question } from '../lib/wire.ts';

/** Lets a board follow what is asked: *follow* is called with every other question, and when none is left. */
export function onNextQuestion(
  ask: () => Question | null,
  follow: (question: Question | null) => void,
): void {
  let known = '';
  const look = (): void => {
    const question = ask();
    const key = question ? `${question.id} ${question.key}` : '';
    if (key === known) return;
    known = key;
    follow(question);
  };
  // The first is followed before anything is drawn: what it does not ask about need not be drawn at all.
  untrack(look);
  $effect(look);
}
