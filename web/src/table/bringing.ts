/** Bringing into view what somebody is asked or told about. */

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

/** Scrolls the page of a table back to where it begins. */
export function showStart(node: Element | undefined): void {
  node?.closest('main')?.scrollTo({ top: 0 });
}

/** Scrolls until a part of the table begins at the upper edge of its page, or that share of its height below. */
export function showPart(node: Element | undefined, below = 0): void {
  const page = node?.closest('main');
  if (!node || !page) return;
  const from = node.getBoundingClientRect().top - page.getBoundingClientRect().top;
  page.scrollTo({ top: from + page.scrollTop - below * page.clientHeight });
}
