/** Whose words a reader does not want to see: kept in this browser, by table, never sent anywhere. */

const STORED = 'areopolis.hidden';

class Hidden {
  private authors = $state<Record<string, number[]>>({});

  constructor() {
    try {
      this.authors = JSON.parse(localStorage.getItem(STORED) ?? '{}') as Record<string, number[]>;
    } catch {
      // What cannot be read hides nobody.
    }
  }

  has(table: string, author: number): boolean {
    return this.authors[table]?.includes(author) ?? false;
  }

  toggle(table: string, author: number): void {
    const known = this.authors[table] ?? [];
    const kept = known.includes(author) ? known.filter((one) => one !== author) : [...known, author];
    this.authors = { ...this.authors, [table]: kept };
    try {
      localStorage.setItem(STORED, JSON.stringify(this.authors));
    } catch {
      // Then it holds until the page is left.
    }
  }
}

export const hidden = new Hidden();
