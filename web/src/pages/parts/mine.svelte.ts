/** What this browser remembers about its reader beside the settings; never sent anywhere. */

const STORED = 'areopolis.mine';

interface Stored {
  name: string;
  lessons: string[];
  explained: string[];
  isGreeted: boolean;
  levels: Record<string, string>;
  seats: Record<string, number>;
}

class Mine {
  /** What the reader is called at tables. */
  name = $state('');
  /** The lessons that were finished, as `game/lesson`. */
  lessons = $state<string[]>([]);
  /** The kinds of questions that a coach has explained, as `game/question`. */
  explained = $state<string[]>([]);
  /** Whether the tutorial was offered and answered. */
  isGreeted = $state(false);
  /** The level and the number of seats of the last quick game, by game. */
  levels = $state<Record<string, string>>({});
  seats = $state<Record<string, number>>({});

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Stored>;
      this.name = kept.name ?? '';
      this.lessons = kept.lessons ?? [];
      this.explained = kept.explained ?? [];
      this.isGreeted = kept.isGreeted ?? false;
      this.levels = kept.levels ?? {};
      this.seats = kept.seats ?? {};
    } catch {
      // Nothing was kept.
    }
  }

  /** Keeps everything for the next visit. */
  keep(): void {
    const { name, isGreeted } = this;
    const kept: Stored = {
      name,
      isGreeted,
      lessons: [...this.lessons],
      explained: [...this.explained],
      levels: { ...this.levels },
      seats: { ...this.seats },
    };
    try {
      localStorage.setItem(STORED, JSON.stringify(kept));
    } catch {
      // A browser without storage forgets; nothing else changes.
    }
  }

  hasFinished(game: string, lesson: string): boolean {
    return this.lessons.includes(`${game}/${lesson}`);
  }

  hasHeard(game: string, question: string): boolean {
    return this.explained.includes(`${game}/${question}`);
  }

  hear(game: string, question: string): void {
    if (!this.hasHeard(game, question)) this.explained = [...this.explained, `${game}/${question}`];
    this.keep();
  }

  /** Lets the coach begin anew. */
  forget(): void {
    this.explained = [];
    this.keep();
  }

  finish(game: string, lesson: string): void {
    if (!this.hasFinished(game, lesson)) this.lessons = [...this.lessons, `${game}/${lesson}`];
    this.isGreeted = true;
    this.keep();
  }
}

export const mine = new Mine();
