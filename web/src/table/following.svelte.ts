import type { Question } from '../lib/wire.ts';

/** Lets a board follow what is asked: *follow* is called with every other question, and when none is left. */
export function onNextQuestion(
  ask: () => Question | null,
  follow: (question: Question | null) => void,
): void {
  let known = '';
  $effect(() => {
    const question = ask();
    const key = question ? `${question.id} ${question.key}` : '';
    if (key === known) return;
    known = key;
    follow(question);
  });
}
