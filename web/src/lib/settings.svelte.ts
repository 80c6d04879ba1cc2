/** What a reader has chosen for this browser: kept between visits, never sent anywhere. */

import { LANGUAGES, preferredLanguage, STORED, type Language } from '../ahead/language.ts';

export { LANGUAGES, preferredLanguage, type Language };
export type Theme = 'system' | 'light' | 'dark';
/** How fast the moves of AI players are shown. */
export type Pace = 'slow' | 'normal' | 'once' | 'wait';
/** Since when changes of numbers are marked. */
export type Marks = 'turn' | 'generation';

interface Stored {
  language: Language;
  theme: Theme;
  confirm: boolean;
  speed: number;
  sound: boolean;
  shortcuts: boolean;
  coach: boolean;
  plain: string[];
  marks: Marks;
  pace: Pace;
  alone: boolean;
  words: boolean;
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  /** Whether an answer waits for a second press before it is sent. */
  confirm = $state(true);
  /** How fast pieces move: 1 is normal, 0 does without. */
  speed = $state(1);
  sound = $state(false);
  /** Whether single keys do something at the table: numbers answer, u takes back. */
  shortcuts = $state(true);
  /** Whether a question with one answer answers itself. */
  alone = $state(true);
  /** Whether cards say in words what their signs show. */
  words = $state(false);
  /** How fast the moves of AI players are shown. */
  pace = $state<Pace>('normal');
  /** Since when changes of numbers are marked. */
  marks = $state<Marks>('turn');
  /** Whether a coach explains each kind of question when it comes for the first time. */
  coach = $state(false);
  /** The games that are shown as a plain table although they have a drawn one. */
  plain = $state<string[]>([]);

  constructor() {
    this.language = preferredLanguage(navigator.languages);
    this.read();
  }

  /** Takes over what was kept; what cannot be read is left at its usual value. */
  private read(): void {
    let kept: Partial<Stored>;
    try {
      kept = JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Stored>;
    } catch {
      return;
    }
    if (kept.language && LANGUAGES.includes(kept.language)) this.language = kept.language;
    if (kept.theme) this.theme = kept.theme;
    if (typeof kept.confirm === 'boolean') this.confirm = kept.confirm;
    if (typeof kept.speed === 'number') this.speed = kept.speed;
    if (typeof kept.sound === 'boolean') this.sound = kept.sound;
    if (typeof kept.shortcuts === 'boolean') this.shortcuts = kept.shortcuts;
    if (typeof kept.coach === 'boolean') this.coach = kept.coach;
    if (Array.isArray(kept.plain)) this.plain = kept.plain;
    if (kept.marks) this.marks = kept.marks;
    if (kept.pace) this.pace = kept.pace;
    if (typeof kept.alone === 'boolean') this.alone = kept.alone;
    if (typeof kept.words === 'boolean') this.words = kept.words;
  }

  /** Keeps everything for the next visit and shows the page accordingly; run in an effect. */
  apply(): void {
    const { language, theme, confirm, speed, sound, shortcuts, coach, marks, pace, alone, words } = this;
    const chosen = { language, theme, confirm, speed, sound, shortcuts, coach, marks, pace, alone, words };
    const kept: Stored = { ...chosen, plain: [...this.plain] };
    const root = document.documentElement;
    root.lang = language;
    root.dataset['theme'] = theme;
    try {
      localStorage.setItem(STORED, JSON.stringify(kept));
    } catch {
      // A browser without storage forgets; nothing else changes.
    }
  }

  isPlain(game: string): boolean {
    return this.plain.includes(game);
  }

  setPlain(game: string, isPlain: boolean): void {
    this.plain = this.plain.filter((one) => one !== game);
    if (isPlain) this.plain.push(game);
  }
}

export const settings = new Settings();
