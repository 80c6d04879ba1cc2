/** What should be pointed at, and which answers pieces stand for. */
import type { Answer } from '../../lib/wire.ts';
import type { TableControl } from '../../table/control.svelte.ts';
import { written } from '../../table/fitting.ts';

export interface Named {
  kind: string;
  name: string;
}

/** Answers without a thing in them that a piece of ours stands for. */
export const DRAWN_ANSWERS: readonly string[] = ['draw', 'look'];

/**
 * Return what should be pointed at next: "from" before "to", the ship before where it goes.
 *
 * Other targets can be pointed at as well, but do not call for it.
 */
export function glowing(control: TableControl): Set<string> {
  if (control.selected) return new Set(control.selected.things.map(written));
  const { question, chosen, fitting, targets } = control;
  if (!question || question.space) return targets;
  const done = new Set(chosen.map(written));
  const most = Math.max(0, ...fitting.map((answer) => answer.things.length));
  for (let place = 0; place < most; place++) {
    const there = fitting.flatMap(({ things }) => things.slice(place, place + 1).map(written));
    const next = new Set(there.filter((name) => !done.has(name)));
    // What all answers share needs no pointing at.
    const isGiven = fitting.length > 1 && there.length === fitting.length && new Set(there).size === 1;
    if (next.size > 0 && !isGiven) return next;
  }
  return targets;
}

/** The answers still possible that speak of all these things. */
export function answersAbout(control: TableControl, things: readonly Named[]): Answer[] {
  const names = things.map(written);
  return control.fitting.filter((answer) => {
    const said = answer.things.map(written);
    return names.every((name) => said.includes(name));
  });
}

/** Point at several things at once: somebody's astronaut in some place. */
export function pointAtAll(control: TableControl, things: readonly Named[]): void {
  for (const thing of things)
    // What all answers share is no target; what was chosen before would be taken back.
    if (!control.selected && control.targets.has(written(thing))) control.point(thing.kind, thing.name);
}

/** The answers to the question that speak of nothing on the table. */
export function bareAnswers(control: TableControl): Answer[] {
  return (control.question?.answers ?? []).filter((answer) => answer.things.length === 0);
}

export function bareAnswer(control: TableControl, key: string): Answer | null {
  return bareAnswers(control).find((answer) => answer.key === key) ?? null;
}
