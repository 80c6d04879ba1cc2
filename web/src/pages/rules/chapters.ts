/** The rules of a game as chapters, read from the keys of their words. */

export type Form = 'text' | 'step' | 'item';

/** Lines of one form: a paragraph, or the lines of a list. */
export interface Part {
  form: Form;
  lines: string[];
}

export interface Chapter {
  name: string;
  title: string;
  parts: Part[];
}

const KEY = /^rules\.([a-z-]+)(?:\.(text|step|item)-\d+)?$/;

/** Returns the chapters in the order of the catalogue: `rules.ships`, `rules.ships.text-1`. */
export function chapters(messages: Record<string, string>): Chapter[] {
  const found: Chapter[] = [];
  for (const [key, text] of Object.entries(messages)) {
    const [, name, form] = KEY.exec(key) ?? [];
    if (!name) continue;
    if (!form) {
      found.push({ name, title: text, parts: [] });
      continue;
    }
    const parts = found.find((chapter) => chapter.name === name)?.parts;
    const last = parts?.at(-1);
    if (last?.form === form && form !== 'text') last.lines.push(text);
    else parts?.push({ form: form as Form, lines: [text] });
  }
  return found;
}
