import type { Action } from 'svelte/action';

import { keepInView } from './bringing.ts';
import type { TableControl } from './control.svelte.ts';

export interface SpokenOf {
  control: TableControl;
  /** What it is, as `kind:name`. */
  name: string;
}

/** Marks a part of the table that is no piece but that a coach speaks of: then it is lit and brought up. */
export const spoken: Action<Element, SpokenOf> = (node, initial) => {
  let of = $state.raw(initial);

  $effect(() => {
    node.setAttribute('data-thing', of.name);
    node.classList.toggle('is-lit', of.control.spoken.includes(of.name));
    if (of.control.spoken[0] === of.name) return keepInView(node);
    return undefined;
  });

  return {
    update(next) {
      of = next;
    },
  };
};
