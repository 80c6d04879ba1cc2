import { api } from '../lib/api.ts';
import type { Rehearsed, Sheet } from '../lib/wire.ts';
import { complain, type TableControl } from './control.svelte.ts';
import { printed } from './print.ts';

/** A turn that is tried out: answers on a copy that knows no more than the seat does. */
export class Rehearsal {
  private readonly control: TableControl;
  private readonly question: number;
  texts = $state.raw<string[]>([]);
  labels = $state.raw<string[]>([]);
  private found = $state.raw<Rehearsed>() as Rehearsed;
  isBusy = $state(false);

  constructor(control: TableControl, question: number, found: Rehearsed) {
    this.control = control;
    this.question = question;
    this.found = found;
  }

  /** Why it cannot go on: what comes is not known, others decide, or the game is over. */
  get end(): Rehearsed['end'] {
    return this.found.end;
  }

  /** The table as it would be. */
  get sheet(): Sheet {
    const { view, outlook, question, waiting, end } = this.found;
    return {
      ...this.control.now,
      view,
      outlook,
      question: end === '' ? question : null,
      waiting,
      can_undo: false,
    };
  }

  /** Tries one more answer; one that is not possible changes nothing. */
  async add(text: string, label: string): Promise<void> {
    await this.attempt([...this.texts, text], [...this.labels, label]);
  }

  /** Takes the last answer back. */
  async back(): Promise<void> {
    await this.attempt(this.texts.slice(0, -1), this.labels.slice(0, -1));
  }

  private async attempt(texts: string[], labels: string[]): Promise<void> {
    const seat = this.control.seat;
    if (seat === null || this.isBusy) return;
    this.isBusy = true;
    try {
      this.found = printed(await api.rehearse(this.control.id, { seat, question: this.question, texts }));
      this.texts = texts;
      this.labels = labels;
      this.control.cancel();
    } catch (error) {
      complain(error);
    } finally {
      this.isBusy = false;
    }
  }
}

/** Begins to try a turn out. */
export async function rehearse(control: TableControl): Promise<void> {
  const { question, seat } = control;
  if (!question || seat === null) return;
  try {
    const found = printed(await api.rehearse(control.id, { seat, question: question.id, texts: [] }));
    control.rehearsal = new Rehearsal(control, question.id, found);
    control.cancel();
  } catch (error) {
    complain(error);
  }
}

/** Plays for real what was tried out, answer by answer, as long as the table goes the same way. */
export async function keep(control: TableControl): Promise<void> {
  const texts = control.rehearsal?.texts ?? [];
  control.rehearsal = null;
  control.cancel();
  for (const text of texts) {
    const before = control.now.question;
    if (!before) return;
    await control.playText(text);
    const sheet = await api.sheet(control.id, { seat: control.seat, since: control.now.version });
    control.receive(sheet);
    // It was refused, and the reader was told why.
    if (sheet.question?.id === before.id) return;
  }
}
