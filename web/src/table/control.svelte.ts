import { SvelteMap, SvelteSet } from 'svelte/reactivity';

import { readingOf } from '../games/reading.ts';
import { api, Refused } from '../lib/api.ts';
import { settings } from '../lib/settings.svelte.ts';
import { renewed } from '../lib/unchanged.ts';
import { say, type Args, type Lexicon } from '../lib/words.svelte.ts';
import type { Answer, ChatLine, Entry, Question, SeatSheet, Sheet, Thing, Why } from '../lib/wire.ts';
import { toasts } from '../ui/toasts.svelte.ts';
import { onlyAnswer } from './alone.ts';
import { amounted, fault, notation, pointed, start, type Fault } from './composite.ts';
import { fitting, itemTargets, targets, written } from './fitting.ts';
import { mergedChat, mergedLog } from './log.ts';
import { Planning } from './planning.svelte.ts';
import { printed, printedWhy } from './print.ts';
import type { Rehearsal } from './rehearsal.svelte.ts';
import { sinceTurnOf, thingsIn, type Since } from './since.ts';
import { deeds, type Deed } from './story.ts';

/** A piece that was pointed at although nothing can be done with it, and why not. */
export interface Asked {
  kind: string;
  name: string;
  why: Why;
}

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** One table as one seat sees and plays it: what is shown, what is asked, what was pointed at. */
export class TableControl {
  readonly id: string;
  lexicon = $state.raw<Lexicon>() as Lexicon;

  /** The table as it is now, and as it was at the moment that is being replayed. */
  private present = $state.raw<Sheet>() as Sheet;
  private past = $state.raw<Sheet | null>(null);
  /** A turn that is tried out; nothing of it is played. */
  rehearsal = $state.raw<Rehearsal | null>(null);
  sheet = $derived(this.past ?? this.rehearsal?.sheet ?? this.present);
  live = $derived(this.past === null);
  question: Question | null = $derived(this.live ? this.sheet.question : null);

  log = $state.raw<Entry[]>([]);
  /** How the log is read, what happened deed by deed, and what of it since the reader's last turn. */
  reading = $derived(readingOf(this.present.table.game));
  story: Deed[] = $derived(deeds(this.log, this.reading));
  since: Since = $derived(
    sinceTurnOf(
      this.story,
      this.present.seat === null ? '' : (this.present.table.seats[this.present.seat]?.colour ?? ''),
      this.reading,
    ),
  );
  /** Things that others have changed; they flash when the question comes back. */
  recent: Set<string> = $derived(
    new Set(this.question && this.live ? thingsIn(this.since.deeds).map(written) : []),
  );
  chat = $state.raw<ChatLine[]>([]);
  news = $state.raw<Entry[]>([]);
  /** Set by a board while its pieces move. */
  animated: Promise<unknown> = Promise.resolve();

  chosen = $state.raw<Thing[]>([]);
  private names = $derived(this.chosen.map(written));
  fitting: Answer[] = $derived(this.question ? fitting(this.question.answers, this.names) : []);
  targets: Set<string> = $derived.by(() => {
    if (!this.question) return new Set<string>();
    if (this.question.space) return itemTargets(this.question.space);
    return targets(this.question.answers, this.names);
  });
  picked = new SvelteMap<string, number>();
  fault: Fault | null = $derived(this.question?.space ? fault(this.question.space, this.picked) : null);
  selected = $state.raw<Answer | null>(null);
  lit = new SvelteSet<string>();
  /** What a coach speaks of: it is lit whatever else the reader looks at, and boards bring it up. */
  spoken = $state.raw<readonly string[]>([]);
  asked = $state.raw<Asked | null>(null);
  isSending = $state(false);
  /** A coach who has to agree to an answer before it is sent. */
  coach: ((text: string) => boolean) | null = null;
  readonly planning = new Planning(this);
  private isTakingBack = false;
  private sends = 0;
  private nonce = { about: '', value: '' };
  private reasons = new Map<string, Promise<Why>>();

  constructor(told: Sheet, lexicon: Lexicon) {
    const sheet = printed(told);
    this.id = sheet.table.id;
    this.lexicon = lexicon;
    this.present = sheet;
    this.log = mergedLog([], sheet);
    this.chat = sheet.chat;
    this.begin();
  }

  get seat(): number | null {
    return this.present.seat;
  }

  /** The table as it is now, also during a replay. */
  get now(): Sheet {
    return this.present;
  }

  /** The reader's machine asks for as little motion as possible. */
  get isStill(): boolean {
    return stillness.matches;
  }

  get speed(): number {
    return this.isStill ? 0 : settings.speed;
  }

  // What comes from the server.

  /** Takes a newer sheet; what was pointed at stays while the question is the same. */
  receive(told: Sheet): void {
    const before = this.present;
    // A table that is told again is not drawn again.
    const sheet = renewed(before, printed(told));
    this.log = mergedLog(this.log, sheet);
    this.chat = renewed(this.chat, mergedChat(this.chat, sheet.chat));
    const news = sheet.log.filter((entry) => entry.version > before.version);
    if (news.length || this.news.length) this.news = news;
    this.present = sheet;
    const isSame = sheet.question?.id === before.question?.id && sheet.question?.key === before.question?.key;
    if (!isSame) {
      // The next question may come before the server has said that it took the last answer.
      this.sends += 1;
      this.isSending = false;
      this.rehearsal = null;
      this.begin();
      this.answerAlone();
    } else if (this.selected) this.selected = this.sameAnswer(this.selected);
  }

  /** Gives the only answer; whoever has just taken something back looks at it himself. */
  private answerAlone(): void {
    const only = settings.alone && !this.coach ? onlyAnswer(this.present) : null;
    const isBack = this.isTakingBack;
    this.isTakingBack = false;
    if (only && !isBack && this.live) void this.playText(only.text);
  }

  /** Takes the whole table in another language; what was pointed at stays. */
  translate(sheet: Sheet, lexicon: Lexicon): void {
    this.lexicon = lexicon;
    this.log = [];
    this.reasons.clear();
    this.asked = null;
    this.receive(sheet);
    this.news = [];
  }

  private sameAnswer(answer: Answer): Answer | null {
    return this.present.question?.answers.find((one) => one.text === answer.text) ?? null;
  }

  /** Takes who is here, who thinks, and how much time everybody has left. */
  attend(seats: SeatSheet[]): void {
    this.present = { ...this.present, table: { ...this.present.table, seats } };
  }

  /** Shows the table as it was; null is now. */
  show(past: Sheet | null): void {
    this.past = past;
    this.news = [];
    this.dim();
  }

  /** Lets a board show the entries from one number to another once more. */
  tell(from: number, upTo: number): void {
    this.news = this.log.filter((entry) => entry.number >= from && entry.number < upTo);
  }

  private begin(): void {
    this.chosen = [];
    this.selected = null;
    this.asked = null;
    this.picked.clear();
    this.reasons.clear();
    const space = (this.rehearsal?.sheet ?? this.present).question?.space;
    if (space) this.pick(start(space));
  }

  private pick(amounts: Map<string, number>): void {
    for (const [name, amount] of amounts) this.picked.set(name, amount);
    for (const name of [...this.picked.keys()]) if (!amounts.has(name)) this.picked.delete(name);
  }

  // Pointing.

  /** A click, a tap or Enter on a piece. */
  point(kind: string, name: string): void {
    if (this.planning.isPointing) return void this.planning.toggle(kind, name);
    const thing = { field: '', kind, name };
    const space = this.question?.space;
    this.asked = null;
    if (space?.items.some((item) => item.kind === kind && item.name === name)) {
      this.pick(pointed(space, this.picked, name));
    } else if (this.names.includes(written(thing))) {
      this.chosen = this.chosen.filter((one) => written(one) !== written(thing));
      this.selected = null;
    } else if (this.targets.has(written(thing))) {
      this.chosen = [...this.chosen, thing];
      const only = this.fitting.length === 1 ? this.fitting[0] : undefined;
      if (only) this.choose(only);
    } else if (this.question && this.seat !== null) {
      void this.why(kind, name)
        .then((why) => (this.asked = { kind, name, why }))
        .catch(complain);
    }
  }

  /** Sets how many of an item of a composite answer are picked. */
  setAmount(name: string, amount: number): void {
    const space = this.question?.space;
    if (space) this.pick(amounted(space, this.picked, name, amount));
  }

  light(things: readonly { kind: string; name: string }[]): void {
    this.dim();
    for (const thing of things) this.lit.add(written(thing));
  }

  dim(): void {
    this.lit.clear();
  }

  isLit(thing: string): boolean {
    return this.lit.has(thing) || this.spoken.includes(thing);
  }

  // Answering.

  /** Takes an answer: it waits for confirmation, or is sent where the reader wants none. */
  choose(answer: Answer): void {
    this.selected = answer;
    this.asked = null;
    if (!settings.confirm) void this.confirm();
  }

  /** Sends what is selected or picked. */
  async confirm(): Promise<void> {
    const space = this.question?.space;
    if (space) {
      if (!this.fault) await this.playText(notation(space, this.picked));
    } else if (this.selected) await this.playText(this.selected.text);
  }

  /** Forgets what was pointed at and picked. */
  cancel(): void {
    this.begin();
    this.dim();
  }

  async playText(text: string): Promise<void> {
    const question = this.question;
    if (!question || this.seat === null || this.isSending) return;
    if (this.coach && !this.coach(text)) return;
    if (this.rehearsal) return this.rehearsal.add(text, this.selected?.label ?? text);
    const body = {
      seat: this.seat,
      question: question.id,
      text,
      nonce: this.nonceFor(`${question.id} ${text}`),
    };
    await this.send(() => api.play(this.id, body));
  }

  /** Takes the last own choice back, or goes back to a number of moves; others may have to agree. */
  async undo(to?: number): Promise<void> {
    if (this.seat === null || this.isSending) return;
    this.isTakingBack = true;
    const body = { seat: this.seat, version: this.present.version, ...(to === undefined ? {} : { to }) };
    await this.send(() => api.undo(this.id, body));
  }

  /** Returns what can and cannot be done with a thing now; asked for once per question. */
  why(kind: string, name: string): Promise<Why> {
    const key = `${kind}:${name}`;
    const known = this.reasons.get(key);
    if (known) return known;
    // Reasons are those of the table, not of a turn that is only tried out.
    if (this.seat === null || !this.question || this.rehearsal)
      return Promise.resolve({ possible: [], impossible: [] });
    const asked = api.why(this.id, { seat: this.seat, kind, name }).then(printedWhy);
    this.reasons.set(key, asked);
    asked.catch(() => this.reasons.delete(key));
    return asked;
  }

  private async send(request: () => Promise<unknown>): Promise<void> {
    this.sends += 1;
    const send = this.sends;
    this.isSending = true;
    try {
      await request();
    } catch (error) {
      complain(error);
    } finally {
      if (send === this.sends) this.isSending = false;
    }
  }

  /** The same answer to the same question keeps its nonce, so that sending it again is no second one. */
  private nonceFor(about: string): string {
    if (this.nonce.about !== about) this.nonce = { about, value: freshNonce() };
    return this.nonce.value;
  }

  // Words.

  say = (key: string, args?: Args): string =>
    this.lexicon.knows(key) ? this.lexicon.say(key, args) : say(key, args);

  nameOf(kind: string, name: string): string {
    if (kind === 'seat') return this.seatOf(name)?.title ?? this.lexicon.nameOf('seat', name);
    return this.lexicon.nameOf(kind, name);
  }

  textOf(kind: string, name: string): string {
    return this.lexicon.textOf(kind, name);
  }

  seatOf(colour: string): SeatSheet | undefined {
    return this.sheet.table.seats.find((seat) => seat.colour === colour);
  }
}

/** Tells the reader why something did not work. */
export function complain(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
  toasts.show(error.refusal.message || say('web.error.unreachable'), 'error');
}

/** Returns 128 random bits; `randomUUID` would need a secure origin. */
function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
