import type { Answer, Sheet } from '../lib/wire.ts';

/**
 * Returns the answer of a question that has no other, where it may be given at once.
 *
 * People could tell from the time that it took that there was no choice, and so what somebody holds: where other
 * people sit, or others decide at the same time, nothing answers itself.
 */
export function onlyAnswer(sheet: Pick<Sheet, 'question' | 'waiting' | 'seat' | 'table'>): Answer | null {
  const { question, waiting, seat, table } = sheet;
  if (!question || question.space || question.answers.length !== 1) return null;
  if (waiting.some((one) => one !== seat)) return null;
  if (table.seats.some((one) => one.holder === 'person' && !one.is_mine)) return null;
  return question.answers[0] ?? null;
}
