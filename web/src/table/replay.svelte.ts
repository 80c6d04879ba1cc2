import { api, Refused } from '../lib/api.ts';
import type { Sheet } from '../lib/wire.ts';
import { complain, type TableControl } from './control.svelte.ts';
import { logLength } from './log.ts';

// How much slower it goes for those who have not seen it yet.
const SLOWER = 1.5;
// How long a moment stays while the replay runs, at normal speed.
const MOMENT = 1400;

/** Goes through the moments of a table: after so many moves, step by step or by itself. */
export class Replay {
  at = $state<number | null>(null);
  isRunning = $state(false);
  isLoading = $state(false);
  /** It shows what the reader has missed, slowly, and ends in the present. */
  private isTour = false;
  /** The first moment that can be shown: a table that was forked begins later. */
  first = $state(0);
  private readonly control: TableControl;
  private readonly sheets = new Map<number, Sheet>();
  private wanted: number | null = null;
  private timer = 0;

  constructor(control: TableControl) {
    this.control = control;
  }

  get last(): number {
    return this.control.now.moves;
  }

  /** Shows the table after `at` moves; the latest wish wins. */
  async go(at: number): Promise<void> {
    const place = Math.max(this.first, Math.min(at, this.last));
    const before = this.at;
    this.at = place;
    this.wanted = place;
    try {
      const sheet = await this.load(place);
      if (this.wanted !== place) return;
      const from = logLength(this.control.sheet);
      this.control.show(sheet);
      if (before !== null && place === before + 1) this.control.tell(from, logLength(sheet));
    } catch (error) {
      const least = error instanceof Refused ? error.refusal.values['least'] : undefined;
      if (typeof least === 'number' && least > place) {
        this.first = least;
        await this.go(least);
        return;
      }
      complain(error);
      this.stop();
    }
  }

  /** Shows what has happened since an entry of the log, from the moment before it to the present. */
  async tour(number: number): Promise<void> {
    const before = await this.before(number);
    if (before === null) return;
    await this.go(before);
    this.isTour = true;
    this.isRunning = true;
    this.next();
  }

  /** Shows the moment in which an entry of the log was written. */
  async showEntry(number: number): Promise<void> {
    const before = await this.before(number);
    if (before !== null) await this.go(before + 1);
  }

  /** Returns the last moment before an entry of the log; null where the server cannot tell. */
  private async before(number: number): Promise<number | null> {
    let [low, high] = [this.first, this.last];
    try {
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (logLength(await this.load(middle)) <= number) low = middle;
        else high = middle - 1;
      }
    } catch (error) {
      complain(error);
      return null;
    }
    return low;
  }

  step(by: number): void {
    this.pause();
    void this.go((this.at ?? this.last) + by);
  }

  run(): void {
    if (this.at === null || this.at >= this.last) void this.go(this.first);
    this.isRunning = true;
    this.next();
  }

  pause(): void {
    this.isRunning = false;
    this.isTour = false;
    clearTimeout(this.timer);
  }

  /** Returns to the present. */
  stop(): void {
    this.pause();
    this.at = null;
    this.wanted = null;
    this.control.show(null);
  }

  private next(): void {
    const pause = (MOMENT / (this.control.speed || 1)) * (this.isTour ? SLOWER : 1);
    this.timer = setTimeout(async () => {
      if (!this.isRunning || this.at === null) return;
      await this.go(this.at + 1);
      await this.control.animated;
      if (this.at >= this.last) {
        if (this.isTour) this.stop();
        else this.pause();
      }
      if (this.isRunning) this.next();
    }, pause) as unknown as number;
  }

  private async load(at: number): Promise<Sheet> {
    const known = this.sheets.get(at);
    if (known) return known;
    this.isLoading = true;
    try {
      const { id, seat, now } = this.control;
      const sheet = await api.sheet(id, { seat, at, since: now.version });
      this.sheets.set(at, sheet);
      return sheet;
    } finally {
      this.isLoading = false;
    }
  }
}
