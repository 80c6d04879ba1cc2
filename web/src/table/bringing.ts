/** Bringing into view what somebody is asked or told about. */

/** Scrolls to a piece, unless it or another one that shows the same thing is seen already. */
export function bringUp(node: Element): void {
  const same = document.querySelectorAll(
    `[data-thing="${CSS.escape(node.getAttribute('data-thing') ?? '')}"]`,
  );
  const page = node.closest('main');
  if (!page || [node, ...same].some((one) => isSeen(one, page))) return;
  node.scrollIntoView({ block: 'center', inline: 'nearest' });
  const free = uncovered(page);
  const { top, bottom } = node.getBoundingClientRect();
  // What is higher than its room shows how it begins.
  const above = Math.max(0, (free.bottom - free.top - (bottom - top)) / 2);
  if (top < free.top || bottom > free.bottom) page.scrollBy({ top: top - free.top - above });
}

/** Scrolls to a piece now, and again when its page is left less room; returns how to end that. */
export function keepInView(node: Element): () => void {
  bringUp(node);
  const page = node.closest('main');
  if (!page) return () => undefined;
  let room = page.clientHeight;
  const watching = new ResizeObserver(() => {
    if (page.clientHeight < room) bringUp(node);
    room = page.clientHeight;
  });
  watching.observe(page);
  return () => watching.disconnect();
}

/** Whether all of a piece lies within what its page shows. */
function isSeen(node: Element, page: Element): boolean {
  const { left, right } = page.getBoundingClientRect();
  // What stays itself is seen with it.
  const free = node.closest('[data-stays]') ? page.getBoundingClientRect() : uncovered(page);
  const box = node.getBoundingClientRect();
  if (box.width === 0) return false;
  return box.top >= free.top && box.bottom <= free.bottom && box.left >= left && box.right <= right;
}

/** Returns the part of a page that nothing covers which stays while the rest is scrolled (`data-stays`). */
function uncovered(page: Element): { top: number; bottom: number } {
  let { top, bottom } = page.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  for (const part of page.querySelectorAll('[data-stays]')) {
    if (part.parentElement?.closest('[data-stays]')) continue;
    const box = part.getBoundingClientRect();
    if (box.bottom < middle) top += box.height;
    else if (box.top > middle) bottom -= box.height;
  }
  return { top, bottom };
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
