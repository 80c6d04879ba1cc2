/** The pace at which the reader sees what AI players do: what arrives waits for its turn. */
import { settings, type Pace as Pacing } from '../lib/settings.svelte.ts';
import type { Sheet } from '../lib/wire.ts';
import type { TableControl } from './control.svelte.ts';
import { actorOf } from './story.ts';

/** How long the move of an AI player stays before the next is shown, in milliseconds. */
export const PAUSES: Record<Exclude<Pacing, 'wait'>, number> = { slow: 2200, normal: 800, once: 0 };
/** More waiting sheets than these, and everything goes faster. */
const PATIENCE = 6;

/** Returns whether a sheet brings something that an AI player did. */
export function bringsAiMove(sheet: Sheet, before: number): boolean {
  const colours = sheet.table.seats.filter((seat) => seat.holder === 'ai').map((seat) => seat.colour);
  return sheet.log.some((entry) => entry.version > before && colours.includes(actorOf(entry)));
}

/** Shows sheets one after another, in the order in which they came. */
export class Pace {
  /** The reader wants to go on by himself. */
  isHeld = $state(false);
  private waiting: Sheet[] = [];
  private isPausing = false;
  private timer = 0;
  private run = 0;

  constructor(
    private readonly control: () => TableControl | null,
    private readonly show: (sheet: Sheet) => void,
  ) {}

  take(sheet: Sheet): void {
    this.waiting.push(sheet);
    // Nobody watches a page that is not seen.
    if (document.hidden) this.flush();
    else if (!this.isPausing) this.next();
  }

  /** Goes on after a move that the reader has seen. */
  goOn(): void {
    this.isHeld = false;
    this.isPausing = false;
    clearTimeout(this.timer);
    this.next();
  }

  /** Shows all that waits. */
  flush(): void {
    this.isHeld = false;
    this.isPausing = false;
    this.run += 1;
    clearTimeout(this.timer);
    for (const sheet of this.waiting.splice(0)) this.bring(sheet);
  }

  /** Forgets all that waits: the table is asked for anew. */
  forget(): void {
    this.waiting = [];
    this.flush();
  }

  private next(): void {
    for (let sheet = this.waiting.shift(); sheet; sheet = this.waiting.shift()) {
      const before = this.control()?.now.version ?? 0;
      const isAi = bringsAiMove(sheet, before);
      this.bring(sheet);
      if (isAi && this.hold()) return;
    }
  }

  private bring(sheet: Sheet): void {
    // What was asked for meanwhile is newer.
    if (sheet.version >= (this.control()?.now.version ?? 0)) this.show(sheet);
  }

  /** Returns whether the next sheet has to wait. */
  private hold(): boolean {
    const control = this.control();
    if (!control || control.now.ending) return false;
    if (settings.pace === 'wait') {
      // A question that is already there is not kept from the reader.
      this.isHeld = control.question === null;
      this.isPausing = this.isHeld;
      return this.isHeld;
    }
    const pause = control.isStill ? 0 : PAUSES[settings.pace];
    if (pause === 0) return false;
    this.isPausing = true;
    const run = ++this.run;
    const time = pause / Math.max(1, this.waiting.length / PATIENCE);
    this.timer = setTimeout(() => {
      // What moves on the board is seen to its end.
      void control.animated.then(() => {
        if (run !== this.run) return;
        this.isPausing = false;
        this.next();
      });
    }, time) as unknown as number;
    return true;
  }
}
