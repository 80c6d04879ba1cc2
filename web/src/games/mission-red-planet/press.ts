/** Pieces that are buttons for something else than one thing of the game. */
import type { Action } from 'svelte/action';

export interface PressAt {
  /** What pressing does; null: the piece is no button now. */
  press: (() => void) | null;
  label: string;
}

/** Makes a drawn piece a button; one that lies on a larger piece does not press that one too. */
export const button: Action<HTMLElement | SVGElement, PressAt> = (node, initial) => {
  let at = initial;

  function pressed(event: Event): void {
    if (!at.press) return;
    event.stopPropagation();
    event.preventDefault();
    at.press();
  }

  function keydown(event: Event): void {
    const { key } = event as KeyboardEvent;
    // An HTML button is clicked by the browser.
    if ((key === 'Enter' || key === ' ') && !(node instanceof HTMLButtonElement)) pressed(event);
  }

  function show(): void {
    node.setAttribute('aria-label', at.label);
    if (node instanceof HTMLButtonElement) return;
    node.setAttribute('role', at.press ? 'button' : 'img');
    if (at.press) node.setAttribute('tabindex', '0');
    else node.removeAttribute('tabindex');
  }

  node.addEventListener('click', pressed);
  node.addEventListener('keydown', keydown);
  show();
  return {
    update(next) {
      at = next;
      show();
    },
    destroy() {
      node.removeEventListener('click', pressed);
      node.removeEventListener('keydown', keydown);
    },
  };
};
