/**
 * How many items of a long list, or parts of a page, are drawn: some at once, the others while nothing else is to be done.
 *
 * So a tap is answered at once, however much there is to draw. Made while a component is.
 */
export class Gradually {
  count = $state(0);
  private readonly step: number;

  constructor(total: () => number, step: number) {
    this.step = step;
    this.count = step;
    $effect(() => {
      if (this.count >= total()) return;
      // What is seen already is painted before them, and whoever taps meanwhile is answered before them.
      return whenIdle(() => (this.count += step));
    });
  }

  /** Begins anew, because all items change their places. */
  restart(): void {
    this.count = this.step;
  }
}

// However busy the page is, the rest comes within this many milliseconds after what is seen already.
const LATEST = 250;

/** Does something when the browser has painted and has nothing else to do; returns how to take it back. */
function whenIdle(work: () => void): () => void {
  let later: ReturnType<typeof setTimeout>;
  let waiting = 0;
  const rest = (): void => {
    if ('requestIdleCallback' in globalThis) waiting = requestIdleCallback(work, { timeout: LATEST });
    else later = setTimeout(work);
  };
  // A frame begins before it is painted: what was to be seen is there when the next one begins.
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(rest)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
    if (waiting) cancelIdleCallback(waiting);
  };
}
