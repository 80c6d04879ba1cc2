/** Which pieces glow, and pieces that name two things at once: somebody's astronaut in some place. */
import type { Action } from 'svelte/action';

import type { Answer } from '../../lib/wire.ts';
import type { TableControl } from '../../table/control.svelte.ts';
import { written } from '../../table/fitting.ts';

export interface Named {
  kind: string;
  name: string;
}

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
    const there = fitting.flatMap(({ things }) => (things[place] ? [written(things[place])] : []));
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

export interface FigureAt {
  control: TableControl;
  things: readonly Named[];
  label: string;
}

/** Makes a piece stand for several things at once; where no answer speaks of them all it is no button. */
export const figure: Action<SVGGElement, FigureAt> = (node, initial) => {
  let at = initial;

  function press(event: Event): void {
    const { control, things } = at;
    if (answersAbout(control, things).length === 0) return;
    event.stopPropagation();
    for (const { kind, name } of things) {
      const isChosen = control.chosen.some((one) => one.kind === kind && one.name === name);
      if (!isChosen && !control.selected) control.point(kind, name);
    }
  }

  function keydown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press(event);
  }

  function show(): void {
    const isButton = answersAbout(at.control, at.things).length > 0;
    node.classList.toggle('is-target', isButton);
    node.setAttribute('role', isButton ? 'button' : 'img');
    node.setAttribute('aria-label', at.label);
    if (isButton) node.setAttribute('tabindex', '0');
    else node.removeAttribute('tabindex');
  }

  node.addEventListener('click', press);
  node.addEventListener('keydown', keydown);
  show();
  return {
    update(next) {
      at = next;
      show();
    },
    destroy() {
      node.removeEventListener('click', press);
      node.removeEventListener('keydown', keydown);
    },
  };
};

/** Answers without a thing in them that a piece of ours stands for. */
export const DRAWN_ANSWERS: readonly string[] = ['draw', 'look'];

/** The answers to the question that speak of nothing on the table. */
export function bareAnswers(control: TableControl): Answer[] {
  return (control.question?.answers ?? []).filter((answer) => answer.things.length === 0);
}

export function bareAnswer(control: TableControl, key: string): Answer | null {
  return bareAnswers(control).find((answer) => answer.key === key) ?? null;
}

export interface PressAt {
  control: TableControl;
  /** What pressing the piece says; null: it is no button now. */
  answer: Answer | null;
  label: string;
}

/** Makes a drawn piece a button for an answer. */
export const press: Action<SVGGElement, PressAt> = (node, initial) => {
  let at = initial;

  function choose(event: Event): void {
    if (!at.answer) return;
    event.stopPropagation();
    event.preventDefault();
    at.control.choose(at.answer);
  }

  function keydown(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === ' ') choose(event);
  }

  function show(): void {
    node.setAttribute('role', at.answer ? 'button' : 'img');
    node.setAttribute('aria-label', at.label);
    if (at.answer) node.setAttribute('tabindex', '0');
    else node.removeAttribute('tabindex');
  }

  node.addEventListener('click', choose);
  node.addEventListener('keydown', keydown);
  show();
  return {
    update(next) {
      at = next;
      show();
    },
    destroy() {
      node.removeEventListener('click', choose);
      node.removeEventListener('keydown', keydown);
    },
  };
};
