/** Where on a board pieces come from and go to: things of the game, and places that a board has marked. */
export interface Spot {
  x: number;
  y: number;
}

/** Return the middle of an anchor within a part of the page, seen from the board's corner; null where it is not on screen. */
export function spotOf(board: HTMLElement, anchor: string, within: Element = board): Spot | null {
  const home = board.getBoundingClientRect();
  const name = CSS.escape(anchor);
  for (const found of within.querySelectorAll(`[data-anchor="${name}"], [data-thing="${name}"]`)) {
    const box = found.getBoundingClientRect();
    const x = box.x + box.width / 2 - home.x;
    // A part of the board that is swiped away cannot be seen.
    if (box.width > 0 && x >= 0 && x <= home.width) return { x, y: box.y + box.height / 2 - home.y };
  }
  return null;
}

/** Return both ends of a flight; a part of the board that is not shown is entered at what stands for it. */
export function route(
  board: HTMLElement,
  from: string,
  to: string,
  instead: (anchor: string) => string = () => '',
  within: Element = board,
): [Spot, Spot] | null {
  const start = spotOf(board, from, within) ?? spotOf(board, instead(from), within);
  const end = spotOf(board, to, within) ?? spotOf(board, instead(to), within);
  return start && end ? [start, end] : null;
}
