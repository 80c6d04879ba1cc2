import type { Action } from 'svelte/action';

import { keepInView } from './bringing.ts';
import type { TableControl } from './control.svelte.ts';

export interface ShowingAt {
  control: TableControl;
  /** The thing, as `kind:name`. */
  thing: string;
}

/** Makes a piece show a thing that is lit and brought up, but that nobody points at: a counter, a number. */
export const showing: Action<Element, ShowingAt> = (node, initial) => {
  let at = $state.raw(initial);

  $effect(() => {
    node.setAttribute('data-thing', at.thing);
    node.classList.toggle('is-lit', at.control.isLit(at.thing));
  });
  $effect(() => {
    if (at.control.spoken[0] === at.thing) return keepInView(node);
    return undefined;
  });

  return {
    update(next) {
      at = next;
    },
  };
};
