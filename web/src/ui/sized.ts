import type { Action } from 'svelte/action';

/**
 * Tells how wide and high a part of the page is, before it is painted and whenever that changes.
 *
 * It waits until the browser has laid out the page: one that is asked before lays it out twice.
 */
export const sized: Action<Element, (width: number, height: number) => void> = (node, tell) => {
  let told = tell;
  const observer = new ResizeObserver(() => told(node.clientWidth, node.clientHeight));
  observer.observe(node);
  return {
    update: (next) => void (told = next),
    destroy: () => observer.disconnect(),
  };
};
