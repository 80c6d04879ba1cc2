import type { Action } from 'svelte/action';

import { explainer, type Explained } from '../ui/explain.svelte.ts';
import { keepInView } from './bringing.ts';

export interface ThingAt extends Explained {
  /** What a screen reader calls the piece; by default the name of the thing. */
  label?: string;
}

const HOVERED = 450;
const PRESSED = 500;
// A finger that goes further than this scrolls.
const SLACK = 10;

type Listeners = Record<string, (event: Event) => void>;

function listen(node: Element, listeners: Listeners): void {
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener);
}

function unlisten(node: Element, listeners: Listeners): void {
  for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener);
}

/** Makes a drawn piece the thing that it shows: it glows, is pointed at, and explains itself. */
export const thing: Action<Element, ThingAt> = (node, initial) => {
  let at = $state.raw(initial);
  let touch: { x: number; y: number; timer: number } | null = null;

  const explain = (delay: number): void => explainer.show(node, at, delay);

  function click(event: Event): void {
    const isOurs = node.matches('.is-target, .is-chosen');
    // A piece in the way of a target does not hide it.
    if (!isOurs && node.parentElement?.closest('.is-target')) return;
    event.stopPropagation();
    explainer.hide(true);
    at.control.point(at.kind, at.name);
  }

  function keydown(event: Event): void {
    const { key } = event as KeyboardEvent;
    if (event.target !== node) return;
    if (key === 'i') explain(0);
    else if (key === 'Escape' && explainer.about) explainer.hide(true);
    else if ((key === 'Enter' || key === ' ') && !(node instanceof HTMLButtonElement)) {
      event.preventDefault();
      event.stopPropagation();
      click(event);
    }
  }

  function down(event: Event): void {
    const { pointerType, clientX, clientY } = event as PointerEvent;
    if (pointerType !== 'touch') return;
    const timer = setTimeout(() => {
      swallowClick();
      explain(0);
    }, PRESSED) as unknown as number;
    touch = { x: clientX, y: clientY, timer };
    listen(node, whileTouched);
  }

  function move(event: Event): void {
    const { clientX, clientY } = event as PointerEvent;
    if (touch && Math.hypot(clientX - touch.x, clientY - touch.y) > SLACK) release();
  }

  function release(): void {
    if (!touch) return;
    clearTimeout(touch.timer);
    touch = null;
    unlisten(node, whileTouched);
  }

  // There are many pieces: each listens to what can begin, and to the rest when it has begun.
  const always: Listeners = {
    click,
    keydown,
    pointerdown: down,
    pointerenter: (event) => {
      if ((event as PointerEvent).pointerType !== 'mouse') return;
      explain(HOVERED);
      listen(node, whileHovered);
    },
    focus: () => {
      if (node.matches(':focus-visible')) explain(HOVERED);
      listen(node, whileFocused);
    },
  };
  const whileTouched: Listeners = {
    pointermove: move,
    pointerup: release,
    pointercancel: release,
    contextmenu: (event) => event.preventDefault(),
  };
  const whileHovered: Listeners = {
    pointerleave: () => {
      explainer.hide();
      unlisten(node, whileHovered);
    },
  };
  const whileFocused: Listeners = {
    blur: () => {
      explainer.hide();
      unlisten(node, whileFocused);
    },
  };
  listen(node, always);

  $effect(() => {
    const { control, kind, name } = at;
    const key = `${kind}:${name}`;
    const isPlanned = control.planning.isPointing;
    const isTarget = isPlanned ? control.planning.concerns(kind) : control.targets.has(key);
    const isChosen = isPlanned
      ? control.planning.isMine(kind, name)
      : control.chosen.some((one) => one.kind === kind && one.name === name) ||
        (isTarget && Boolean(control.question?.space) && (control.picked.get(name) ?? 0) > 0);
    node.classList.toggle('is-target', isTarget);
    node.classList.toggle('is-chosen', isChosen);
    node.classList.toggle('is-lit', control.isLit(key));
    node.classList.toggle('is-recent', control.recent.has(key));
    describe(node, isTarget || isChosen, isChosen, at.label ?? control.nameOf(kind, name));
    node.setAttribute('data-thing', key);
  });
  $effect(() => {
    if (at.control.spoken[0] === `${at.kind}:${at.name}`) return keepInView(node);
    return undefined;
  });

  return {
    update(next) {
      at = next;
    },
    destroy() {
      release();
      for (const listeners of [always, whileHovered, whileFocused]) unlisten(node, listeners);
      if (explainer.anchor === node) explainer.hide(true);
    },
  };
};

/** Keeps the end of a long press from being a click, wherever the page has moved meanwhile. */
function swallowClick(): void {
  const end = (): void => {
    removeEventListener('click', swallow, true);
    removeEventListener('pointerdown', end, true);
  };
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
    end();
  };
  addEventListener('click', swallow, true);
  addEventListener('pointerdown', end, true);
}

/** Tells screen readers what the piece is, and that it can be pressed where it can. */
function describe(node: Element, isButton: boolean, isPressed: boolean, label: string): void {
  if (isButton) {
    node.setAttribute('tabindex', '0');
    node.setAttribute('role', 'button');
    // Who speaks to the machine says what is written on a piece; the label then tells the rest.
    const isWritten = node instanceof HTMLElement && node.textContent.trim() !== '';
    node.setAttribute(isWritten ? 'aria-description' : 'aria-label', label);
    node.removeAttribute(isWritten ? 'aria-label' : 'aria-description');
    node.setAttribute('aria-pressed', String(isPressed));
    return;
  }
  node.removeAttribute('aria-pressed');
  node.removeAttribute('aria-description');
  if (node instanceof SVGElement) {
    node.removeAttribute('tabindex');
    node.setAttribute('role', 'img');
    node.setAttribute('aria-label', label);
  } else {
    node.removeAttribute('role');
    node.removeAttribute('aria-label');
    if (!(node instanceof HTMLButtonElement)) node.removeAttribute('tabindex');
  }
}
