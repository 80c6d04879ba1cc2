/** How the coach of a lesson leads: step by step, with an answer to wait for or a text to read. */
import type { Question } from '../../lib/wire.ts';

/** Any answer to the question will do. */
export const ANY = '*';

export interface Step {
  /** The key of what the coach says. */
  text: string;
  /** The pieces that it speaks of, as `kind:name`. */
  things?: string[];
  /** What may be answered, the advice first; without it the learner reads and goes on. */
  answers?: string[];
  /** The effect that asks; the step lasts as long as it does. */
  effect?: string;
  /** The event that must have happened before this is said. */
  after?: string;
}

/** The steps of each lesson of a game, by its name; the server says their order and their titles. */
export type Lessons = Record<string, Step[]>;

/** Whether an answer is one that the coach waits for. */
export function isAdvised(step: Step | undefined, text: string): boolean {
  const { answers } = step ?? {};
  return !answers || answers.includes(text) || answers.includes(ANY);
}

/** Returns in words what the coach waits for; nothing where anything will do. */
export function advice(step: Step | undefined, question: Question | null): string {
  const text = step?.answers?.[0];
  if (!text || !question || step?.answers?.includes(ANY)) return '';
  const answer = question.answers.find((one) => one.text === text);
  if (answer) return answer.label;
  const parts = text.split(' ');
  const items = (question.space?.items ?? []).filter((item) => parts.includes(item.name));
  const amount = (name: string): string => /^\d+$/.exec(parts[parts.indexOf(name) - 1] ?? '')?.[0] ?? '';
  return items.map((item) => `${amount(item.name)} ${item.label}`.trim()).join(', ');
}

/** What the coach sees of the table: the effect that asks, and what has happened in this lesson. */
export interface Seen {
  effect: string | null;
  moves: number;
  happened: ReadonlySet<string>;
}

/** Whether a step is over: its question was answered. A step that is only read ends by a button. */
export function isAnswered(step: Step, begunAt: number, seen: Seen): boolean {
  if (!step.answers || seen.moves <= begunAt) return false;
  // Where anything may be answered the learner may go on answering.
  return !step.answers.includes(ANY) || seen.effect !== step.effect;
}

/** Whether what a step speaks of has come about, so that it can be said. */
export function isDue(step: Step, { effect, happened }: Seen): boolean {
  if (step.after && !happened.has(step.after)) return false;
  return !step.effect || step.effect === effect;
}
