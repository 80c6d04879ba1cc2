/** Where on a board pieces come from and go to: things of the game, and places that a board has marked. */
export interface Spot {
  x: number;
  y: number;
}

/** Return the middle of an anchor, seen from the board's corner; null where it is not on screen. */
export function spotOf(board: HTMLElement, anchor: string): Spot | null {
  const home = board.getBoundingClientRect();
  const name = CSS.escape(anchor);
  for (const found of board.querySelectorAll(`[data-anchor="${name}"], [data-thing="${name}"]`)) {
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
): [Spot, Spot] | null {
  const start = spotOf(board, from) ?? spotOf(board, instead(from));
  const end = spotOf(board, to) ?? spotOf(board, instead(to));
  return start && end ? [start, end] : null;
}
