import { chime } from '../lib/sound.ts';
import { settings } from '../lib/settings.svelte.ts';
import type { SeatSheet } from '../lib/wire.ts';
import { say } from '../lib/words.svelte.ts';
import type { TableControl } from './control.svelte.ts';

const USUAL = '/icon.svg';
const TURN = '/icon-turn.svg';
// A screen reader is not told more lines than these at once.
const LINES_MOST = 4;

/** Tells that it is one's turn: in the title, on the icon of the page, aloud, to screen readers. */
export class Notice {
  title = $state('Areopolis');
  spoken = $state('');
  private asked: number | null = null;
  private told = -1;
  private wasWaiting = false;

  /** Looks at the table; run in an effect. */
  tell(control: TableControl, next: SeatSheet | null): void {
    const { question, now, news } = control;
    const isAsked = question !== null || next !== null;
    const title = `${now.table.title} · Areopolis`;
    this.title = isAsked ? `● ${say('web.title.turn')} · ${title}` : title;
    icon(isAsked ? TURN : USUAL);
    const lines = news.filter((entry) => entry.number > this.told).map((entry) => entry.text);
    this.told = control.log.at(-1)?.number ?? this.told;
    const isNew = question !== null && question.id !== this.asked;
    if (isNew && this.wasWaiting && settings.sound) chime();
    this.wasWaiting = question === null;
    this.asked = question?.id ?? this.asked ?? -1;
    if (question && isNew) lines.push(question.text);
    if (lines.length > 0) this.spoken = lines.slice(-LINES_MOST).join(' ');
  }

  end(): void {
    icon(USUAL);
  }
}

function icon(address: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute('href') !== address) link.href = address;
}
