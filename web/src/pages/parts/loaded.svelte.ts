import { Refused } from '../../lib/api.ts';
import type { Refusal } from '../../lib/wire.ts';

/** Something that a page asks the server for: not there yet, there, or refused. */
export class Loaded<T> {
  value = $state.raw<T | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  private readonly ask: () => Promise<T>;
  private last = 0;

  constructor(ask: () => Promise<T>) {
    this.ask = ask;
  }

  /** Asks, also anew; an answer that is overtaken by a later question is dropped. */
  async load(): Promise<void> {
    this.last += 1;
    const number = this.last;
    try {
      const value = await this.ask();
      if (number !== this.last) return;
      this.value = value;
      this.refusal = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (number === this.last) this.refusal = error.refusal;
    }
  }
}
