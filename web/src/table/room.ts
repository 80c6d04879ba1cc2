/** Beyond this many rem question and log stand beside the board; they take a share of the page, within limits. */
const NARROW = 60;
const [LEAST, SHARE, MOST] = [20, 0.25, 26];

/** About how wide a board will be, before anything is laid out: it need not be drawn twice. */
export function roomForBoard(): number {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const beside = Math.min(MOST * rem, Math.max(LEAST * rem, SHARE * innerWidth));
  return innerWidth > NARROW * rem ? innerWidth - beside : innerWidth;
}

/** From here on parts of a board stand beside each other. */
const WIDE = 800;

/** Whether a board of this *width* shows its parts beside each other; by default the board that will be. */
export const isWideEnough = (width = roomForBoard()): boolean => width >= WIDE;
