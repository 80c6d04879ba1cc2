/** What a hint speaks of. */
import type { Question } from '../lib/wire.ts';
import { written } from './fitting.ts';
import { isSeat } from './logfilter.ts';

/** Returns the things that an answer is about, as `kind:name`; seats are no things to look at. */
export function spokenOf(question: Question, text: string): string[] {
  const answer = question.answers.find((one) => one.text === text);
  const words = text.split(' ');
  const things = answer?.things ?? question.space?.items.filter((item) => words.includes(item.name)) ?? [];
  return things.filter(({ kind }) => !isSeat(kind)).map(written);
}
