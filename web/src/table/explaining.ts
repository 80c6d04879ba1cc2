/** What a coach says at a table when a kind of question comes for the first time. */
import type { GameWords } from '../lib/wire.ts';
import { chapters } from '../pages/rules/chapters.ts';

export interface Explanation {
  text: string;
  /** The chapter of the rules page that tells more. */
  chapter: string;
  title: string;
}

/** Returns the coach's own words for a question, else how its chapter begins; null where there is none. */
export function explanation({ messages, chapters: known }: GameWords, question: string): Explanation | null {
  const chapter = chapters(messages).find((one) => one.name === known[question]);
  const text = messages[`coach.${question}`] ?? chapter?.parts[0]?.lines.join(' ');
  return chapter && text ? { text, chapter: chapter.name, title: chapter.title } : null;
}
