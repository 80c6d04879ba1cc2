import { api } from '../lib/api.ts';
import type { ReviewSheet } from '../lib/wire.ts';
import { complain } from '../table/control.svelte.ts';
import type { ReviewDocument } from './document.ts';

export type Setting = 'quick' | 'deep';

/** How often a review that is being made is asked for, in milliseconds. */
const AGAIN = 1_000;
/** The review of one table: asked for, waited for, and shown. */
export class Review {
  private readonly table: string;
  setting = $state<Setting>('quick');
  sheet = $state.raw<ReviewSheet | null>(null);
  document = $derived((this.sheet?.review ?? null) as ReviewDocument | null);
  isWorking = $derived(this.sheet !== null && this.sheet.is_begun && this.sheet.review === null);
  /** How many minutes it will take, as far as the server can tell since it began. */
  minutesLeft = $derived(
    typeof this.sheet?.left === 'number' ? Math.max(1, Math.round(this.sheet.left / 60)) : null,
  );
  private timer = 0;

  constructor(table: string) {
    this.table = table;
  }

  /** Looks whether there is a review already. */
  async look(setting: Setting = this.setting): Promise<void> {
    await this.take(setting, () => api.review(this.table, setting));
  }

  /** Lets the server make one. */
  async begin(setting: Setting): Promise<void> {
    await this.take(setting, () => api.beginReview(this.table, { setting }));
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private async take(setting: Setting, request: () => Promise<ReviewSheet>): Promise<void> {
    clearTimeout(this.timer);
    this.setting = setting;
    try {
      const sheet = await request();
      if (this.setting !== setting) return;
      this.sheet = sheet;
      if (sheet.is_begun && !sheet.review)
        this.timer = window.setTimeout(() => void this.look(setting), AGAIN);
    } catch (error) {
      // Whoever does not ask again must not look as if they waited: the button asks again.
      if (this.isWorking) this.sheet = null;
      complain(error);
    }
  }
}
