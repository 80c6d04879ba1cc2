import type { Answer } from '../lib/wire.ts';
import { written } from './fitting.ts';

/** Answers of one kind, or about one thing, under a heading. */
export interface Group {
  id: string;
  title: string;
  answers: Answer[];
}

// So few stand in one list.
const FEW = 8;

/** Returns the words that all labels begin with. */
export function sharedBeginning(labels: readonly string[]): string {
  const [first, ...others] = labels.map((label) => label.split(' '));
  if (!first) return '';
  let length = 0;
  while (length < first.length - 1 && others.every((words) => words[length] === first[length])) length += 1;
  return first
    .slice(0, length)
    .join(' ')
    .replace(/[\s:,;–-]+$/, '');
}

/**
 * Returns many answers in groups: by their kind, and large kinds by the first thing they speak of.
 *
 * `nameOf` names a thing, `kindOf` a kind of things.
 */
export function grouped(
  answers: readonly Answer[],
  nameOf: (kind: string, name: string) => string,
  kindOf: (kind: string) => string,
): Group[] {
  if (answers.length <= FEW) return [{ id: '', title: '', answers: [...answers] }];
  const groups: Group[] = [];
  for (const [key, same] of gathered(answers, (answer) => answer.key)) {
    const byThing = gathered(same, (answer) => (answer.things[0] ? written(answer.things[0]) : ''));
    if (same.length > FEW && byThing.size > 1 && byThing.size < same.length) {
      for (const [thing, few] of byThing) {
        const first = few[0]?.things[0];
        groups.push({
          id: `${key} ${thing}`,
          title: first ? nameOf(first.kind, first.name) : '',
          answers: few,
        });
      }
      continue;
    }
    const kind = same[0]?.things[0]?.kind;
    const title = same.length > 1 ? sharedBeginning(same.map((answer) => answer.label)) : '';
    groups.push({ id: key, title: title || (kind && same.length > 1 ? kindOf(kind) : ''), answers: same });
  }
  const all = joined(groups);
  // A heading over everything tells nothing.
  return all.length === 1 ? all.map((group) => ({ ...group, title: '' })) : all;
}

/** Returns groups with the answers that stand alone put together at the end. */
function joined(groups: Group[]): Group[] {
  const several = groups.filter((group) => group.title);
  const alone = groups.filter((group) => !group.title).flatMap((group) => group.answers);
  return alone.length > 0 ? [...several, { id: '-', title: '', answers: alone }] : several;
}

function gathered<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const item of items) {
    const same = found.get(key(item));
    if (same) same.push(item);
    else found.set(key(item), [item]);
  }
  return found;
}

/** Returns the groups as far as their first `count` answers. */
export function firstOf(groups: readonly Group[], count: number): Group[] {
  const found: Group[] = [];
  let left = count;
  for (const group of groups) {
    if (left <= 0) break;
    found.push(group.answers.length > left ? { ...group, answers: group.answers.slice(0, left) } : group);
    left -= group.answers.length;
  }
  return found;
}

/** Returns the answers that hold all words of `filter` in their sentence or hint. */
export function filtered(answers: readonly Answer[], filter: string): Answer[] {
  const wanted = filter.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return answers.filter((answer) => {
    const said = `${answer.label} ${answer.hint} ${answer.text}`.toLocaleLowerCase();
    return wanted.every((word) => said.includes(word));
  });
}
