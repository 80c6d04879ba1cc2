/** Where on the board pieces come from and go to. */
export interface Spot {
  x: number;
  y: number;
}

/** Return the middle of an anchor, seen from the board's corner; null where it is not on screen. */
export function spotOf(board: HTMLElement, anchor: string): Spot | null {
  const home = board.getBoundingClientRect();
  for (const found of board.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"]`)) {
    const box = found.getBoundingClientRect();
    const x = box.x + box.width / 2 - home.x;
    // A part of the board that is swiped away cannot be seen.
    if (box.width > 0 && x >= 0 && x <= home.width) return { x, y: box.y + box.height / 2 - home.y };
  }
  return null;
}

/** Return both ends of a flight; a part of the board that is not shown is entered at its tab. */
export function route(board: HTMLElement, from: string, to: string): [Spot, Spot] | null {
  const start = spotOf(board, from) ?? spotOf(board, tabOf(from));
  const end = spotOf(board, to) ?? spotOf(board, tabOf(to));
  return start && end ? [start, end] : null;
}

const TABS: Record<string, string> = {
  zone: 'board',
  rim: 'board',
  resource: 'board',
  events: 'board',
  lost: 'board',
  ship: 'ships',
  dock: 'ships',
  flight: 'ships',
  ships: 'ships',
};

/** Return the anchor of the tab behind which a place lies. */
function tabOf(anchor: string): string {
  return `tab:${TABS[anchor.split(':')[0] ?? ''] ?? 'players'}`;
}
