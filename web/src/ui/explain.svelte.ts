import type { Component } from 'svelte';

import type { TableControl } from '../table/control.svelte.ts';

/** A piece that is being explained. */
export interface Explained {
  control: TableControl;
  kind: string;
  name: string;
  /** Shows the piece in the place of its name and text: a card in large. */
  detail?: Component<{ control: TableControl; name: string }>;
}

const LINGERS = 250;

/** The one explanation that is open on the page, and the piece that it hangs on. */
class Explainer {
  about = $state.raw<Explained | null>(null);
  anchor = $state.raw<Element | null>(null);
  private timer = 0;

  /** Explains a piece after `delay` milliseconds. */
  show(anchor: Element, about: Explained, delay = 0): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.anchor = anchor;
      this.about = about;
    }, delay) as unknown as number;
  }

  /** Closes the explanation; it stays while the pointer goes on to it. */
  hide(isAtOnce = false): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.close(), isAtOnce ? 0 : LINGERS) as unknown as number;
  }

  /** Keeps open what is open. */
  keep(): void {
    clearTimeout(this.timer);
  }

  private close(): void {
    this.about = null;
    this.anchor = null;
  }
}

export const explainer = new Explainer();
