/** Beyond this many rem question and log stand beside the board, and take up to so many. */
const NARROW = 60;
const BESIDE = 26;

/** About how wide a board will be, before anything is laid out: it need not be drawn twice. */
export function roomForBoard(): number {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return innerWidth > NARROW * rem ? innerWidth - BESIDE * rem : innerWidth;
}
