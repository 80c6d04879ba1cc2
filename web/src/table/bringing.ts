/** Bringing a piece into view of which a coach speaks. */

/** Scrolls to a piece, unless it or another one that shows the same thing is seen already. */
export function bringUp(node: Element): void {
  const same = document.querySelectorAll(
    `[data-thing="${CSS.escape(node.getAttribute('data-thing') ?? '')}"]`,
  );
  if (![node, ...same].some(isSeen)) node.scrollIntoView({ block: 'center', inline: 'nearest' });
}

/** Whether all of a piece lies within what its page shows. */
function isSeen(node: Element): boolean {
  const page = node.closest('main')?.getBoundingClientRect();
  const { top, bottom, left, right, width } = node.getBoundingClientRect();
  if (!page || width === 0) return false;
  return top >= page.top && bottom <= page.bottom && left >= page.left && right <= page.right;
}
