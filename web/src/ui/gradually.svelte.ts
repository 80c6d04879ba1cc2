/**
 * How many items of a long list, or parts of a page, are drawn: some at once, the others frame by frame.
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
      // After the frame in which the last ones were painted.
      let later = 0;
      const frame = requestAnimationFrame(() => {
        later = setTimeout(() => (this.count += step)) as unknown as number;
      });
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(later);
      };
    });
  }

  /** Begins anew, because all items change their places. */
  restart(): void {
    this.count = this.step;
  }
}
