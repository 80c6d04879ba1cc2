import { api, Refused } from '../lib/api.ts';
import { Feed, type Link } from '../lib/feed.ts';
import type { Refusal, SeatSheet, Sheet } from '../lib/wire.ts';
import { words } from '../lib/words.svelte.ts';
import { TableControl } from './control.svelte.ts';
import { drawn, firstLook } from './early.ts';
import { Pace } from './pace.svelte.ts';

/** A visit to one table: which seat looks at it, how it is followed, who has to take the screen next. */
export class TableSession {
  readonly id: string;
  control = $state.raw<TableControl | null>(null);
  link = $state<Link>('connecting');
  refusal = $state.raw<Refusal | null>(null);
  /** Several people at one screen: whose turn it is to look at it. Nothing secret is shown meanwhile. */
  next = $state.raw<SeatSheet | null>(null);
  /** People at one screen who hide nothing from each other are not asked. */
  isOpen = $state(false);
  /** How fast the moves of AI players are shown. */
  readonly pace = new Pace(
    () => this.control,
    (sheet) => this.receive(sheet),
  );
  private feed: Feed | null = null;
  private isClosed = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Looks at the table from the seat that is ours; from none, as a spectator. */
  async open(): Promise<void> {
    try {
      const sheet = await firstLook(this.id);
      const mine = sheet.table.seats.filter((seat) => seat.is_mine);
      const first = mine.find((seat) => sheet.waiting.includes(seat.seat)) ?? mine[0];
      if (mine.length > 1 && first && sheet.table.status === 'playing') this.next = first;
      const seat = this.next ? null : (first?.seat ?? null);
      await this.follow(seat, sheet.seat === seat ? sheet : null);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Follows the table from a seat, or from none; `seen` is how it looks from there, if that is known. */
  async follow(seat: number | null, seen: Sheet | null = null): Promise<void> {
    this.feed?.stop();
    const sheet = seen ?? (await api.sheet(this.id, { seat }));
    const lexicon = await words.lexicon(sheet.table.game, sheet.table.rules);
    await drawn(sheet);
    if (this.isClosed) return;
    this.pace.forget();
    this.control = new TableControl(sheet, lexicon);
    this.listen(seat, sheet.version);
  }

  /** Gives the screen to whoever is next. */
  async takeOver(seat: number): Promise<void> {
    try {
      await this.follow(seat);
      this.next = null;
    } catch (error) {
      this.fail(error);
    }
  }

  /** Asks for everything anew in the reader's language. */
  async translate(): Promise<void> {
    const control = this.control;
    if (!control) return;
    try {
      const sheet = await api.sheet(this.id, { seat: control.seat });
      const lexicon = await words.lexicon(sheet.table.game, sheet.table.rules);
      if (this.isClosed || this.control !== control) return;
      this.pace.forget();
      control.translate(sheet, lexicon);
      this.feed?.stop();
      this.listen(control.seat, sheet.version);
    } catch (error) {
      this.fail(error);
    }
  }

  close(): void {
    this.isClosed = true;
    this.pace.forget();
    this.feed?.stop();
  }

  private listen(seat: number | null, version: number): void {
    const feed = new Feed(this.id, seat, {
      onSheet: (sheet) => this.pace.take(sheet),
      onPresence: (seats) => this.control?.attend(seats),
      onLink: (link) => (this.link = link),
      onRefused: (refusal) => {
        // The lot may have led us to another seat: then we look from there.
        if (refusal.code === 'not-your-seat') void this.open();
        else this.refusal = refusal;
      },
    });
    feed.version = version;
    this.feed = feed;
    feed.start();
  }

  private receive(sheet: Sheet): void {
    this.control?.receive(sheet);
    const mine = sheet.table.seats.filter((seat) => seat.is_mine);
    if (mine.length < 2 || this.next || sheet.seat === null || sheet.waiting.includes(sheet.seat)) return;
    const next = mine.find((seat) => sheet.waiting.includes(seat.seat));
    if (!next) return;
    if (this.isOpen) void this.takeOver(next.seat);
    else this.next = next;
  }

  private fail(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.refusal = error.refusal;
  }
}
