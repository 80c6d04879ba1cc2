import type { Action } from 'svelte/action';

import { bringUp } from './bringing.ts';
import type { TableControl } from './control.svelte.ts';

export interface ShowingAt {
  control: TableControl;
  /** The thing, as `kind:name`; nothing where the piece shows nothing of the reader's own. */
  thing: string | undefined;
}

/** Makes a piece show a thing that is lit and brought up, but that nobody points at: a counter, a number. */
export const showing: Action<Element, ShowingAt> = (node, initial) => {
  let at = $state.raw(initial);

  $effect(() => {
    if (at.thing) node.setAttribute('data-thing', at.thing);
    else node.removeAttribute('data-thing');
    node.classList.toggle('is-lit', at.thing !== undefined && at.control.isLit(at.thing));
  });
  $effect(() => {
    if (at.thing && at.control.spoken[0] === at.thing) bringUp(node);
  });

  return {
    update(next) {
      at = next;
    },
  };
};
