import { typeset } from '../lib/minus.ts';
import type { Entry, Question, Why } from '../lib/wire.ts';

/** Sentences of the server as they are printed; notations stay as they are. */
export const printedEntry = (entry: Entry): Entry => ({ ...entry, text: typeset(entry.text) });

export const printedQuestion = (question: Question): Question => ({
  ...question,
  text: typeset(question.text),
  answers: question.answers.map((answer) => ({
    ...answer,
    label: typeset(answer.label),
    hint: typeset(answer.hint),
  })),
});

export const printedWhy = (why: Why): Why => ({
  ...why,
  impossible: why.impossible.map((one) => ({
    ...one,
    label: typeset(one.label),
    reasons: one.reasons.map(typeset),
  })),
});

/** Returns a sheet, or what a rehearsal leads to, as it is printed. */
export function printed<Told extends { log: Entry[]; question: Question | null }>(told: Told): Told {
  return {
    ...told,
    log: told.log.map(printedEntry),
    question: told.question && printedQuestion(told.question),
  };
}
