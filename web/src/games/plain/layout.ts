import { shown as numeral } from '../../lib/minus.ts';
import type { Json, View } from '../../lib/wire.ts';

/** One word of a value: text, with the thing that it names where it names one. */
export interface Part {
  text: string;
  kind?: string;
  name?: string;
  /** What stands behind the name: an amount, or further values. */
  value?: Part[];
}

/** A named value. */
export interface Fact {
  field: string;
  label: Part;
  parts: Part[];
}

/** One of several equal tables: a player, a zone, a ship. */
export interface Entry {
  id: string;
  title: Part;
  facts: Fact[];
}

/** A part of the view under a heading: facts, or equal tables. */
export interface Section {
  id: string;
  title: string;
  facts: Fact[];
  entries: Entry[];
}

/** What names things: the words of the game. */
export interface Namer {
  knows(key: string): boolean;
  say(key: string): string;
  has(kind: string, name: string): boolean;
  hasKind(kind: string): boolean;
  kindOf(name: string): string | null;
  kindIn(field: string): string | null;
  nameOf(kind: string, name: string): string;
  kindName(kind: string): string;
}

type Table = { [name: string]: Json };

// Said elsewhere on the page.
const LEFT_OUT = ['decision', 'deciding', 'outcome', 'points', 'game', 'seat', 'seats'];
// Views name seats by their numbers here, and by their colours elsewhere.
const SEATS = ['seat', 'seen_by'];
const NOTHING: Part = { text: '–' };

const isTable = (value: Json | undefined): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether there is nothing to show; what is not so is not worth a place either. */
export function isEmpty(value: Json | undefined): boolean {
  if (value === null || value === undefined || value === false || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Whether `value` is a list of equal tables, some of which may be missing. */
function isRecords(value: Json[]): boolean {
  return value.some(isTable) && value.every((one) => one === null || isTable(one));
}

const isDeep = (value: Table): boolean =>
  Object.values(value).some((one) => typeof one === 'object' && one !== null);

/** Returns a view laid out by the shape of what is in it: facts first, then a section for each nested part. */
export function layout(view: View, words: Namer, colours: readonly string[]): Section[] {
  const layout = new Layout(words, colours);
  const head: Section = { id: 'facts', title: '', facts: [], entries: [] };
  const sections: Section[] = [];
  for (const [field, value] of Object.entries(view)) {
    if (LEFT_OUT.includes(field) || isEmpty(value)) continue;
    const title = capital(layout.label(field).text);
    if (Array.isArray(value) && isRecords(value)) {
      const rows = value.map((one, place): [string, Json] => [String(place + 1), one]);
      sections.push({ id: field, title, facts: [], entries: layout.entries(field, rows) });
    } else if (isTable(value) && isRecords(Object.values(value))) {
      const rows = Object.entries(value);
      sections.push({ id: field, title, facts: [], entries: layout.entries(field, rows) });
    } else if (isTable(value) && isDeep(value)) {
      sections.push({ id: field, title, facts: layout.facts(value), entries: [] });
    } else head.facts.push(layout.fact(field, value));
  }
  const filled = sections.filter((section) => section.facts.length + section.entries.length > 0);
  return head.facts.length > 0 ? [head, ...filled] : filled;
}

class Layout {
  constructor(
    private readonly words: Namer,
    private readonly colours: readonly string[],
  ) {}

  /** Returns what a field is called: a word of the game, a known thing, or its id. */
  label(field: string, within = ''): Part {
    const kind = this.words.kindIn(within);
    if (kind && this.words.has(kind, field)) return this.thing(field, within);
    if (this.words.knows(`view.${field}`)) return { text: this.words.say(`view.${field}`) };
    if (this.words.knows(`kind.${field}`)) return { text: this.words.kindName(field) };
    const thing = this.thing(field, within);
    return thing.kind ? thing : { text: field.replaceAll('_', ' ') };
  }

  facts(table: Table): Fact[] {
    const shown = Object.entries(table).filter(([, value]) => !isEmpty(value));
    return shown.map(([field, value]) => this.fact(field, value));
  }

  fact(field: string, value: Json): Fact {
    const label = this.label(field);
    return { field, label: { ...label, text: capital(label.text) }, parts: this.parts(field, value) };
  }

  /** Returns equal tables; those in which everything is empty are left out. */
  entries(within: string, rows: [string, Json][]): Entry[] {
    const found: Entry[] = [];
    for (const [id, one] of rows) {
      if (!isTable(one) || Object.values(one).every(isEmpty)) continue;
      const title = this.title(id, one, within);
      // What the title says need not be said again.
      const rest = Object.entries(one).filter(
        ([field, value]) => !title.kind || this.seat(field, value) !== title.name,
      );
      found.push({ id, title, facts: this.facts(Object.fromEntries(rest)) });
    }
    return found;
  }

  /** Returns what a table of a list is called: the thing it begins with, else its place. */
  private title(id: string, one: Table, within: string): Part {
    const [field, first] = Object.entries(one)[0] ?? [];
    if (/^\d+$/.test(id) && field !== undefined && typeof first === 'string') {
      const thing = this.thing(first, field);
      if (thing.kind) return thing;
    }
    return /^\d+$/.test(id) ? { text: id } : this.label(id, within);
  }

  /** Returns the colour of a seat in the place of its number. */
  private seat(field: string, value: Json): Json {
    return SEATS.includes(field) && typeof value === 'number' ? (this.colours[value] ?? value) : value;
  }

  /** Returns a value word by word; it may stand `within` another field. */
  private parts(field: string, written: Json, within = ''): Part[] {
    const value = this.seat(field, written);
    if (isEmpty(value) || value === null) return [NOTHING];
    if (value === true) return [{ text: '✓' }];
    if (typeof value === 'number') return [{ text: numeral(value) }];
    if (typeof value === 'string') return [this.named(value, field, within)];
    if (Array.isArray(value)) return this.listed(field, value);
    if (!isTable(value)) return [NOTHING];
    const shown = Object.entries(value).filter(([, one]) => !isEmpty(one));
    if (shown.length === 0) return [NOTHING];
    return shown.map(([name, one]) => ({ ...this.label(name, field), value: this.parts(name, one, field) }));
  }

  /**
   * Returns the items of a list.
   *
   * In a list that is named after a kind of things, or holds a known kind, what is missing is unknown; elsewhere
   * nothing is there.
   */
  private listed(field: string, items: Json[]): Part[] {
    if (!this.words.kindIn(field) && !kindsFor(field).some((kind) => this.words.hasKind(kind))) {
      return items.flatMap((one) => this.parts(field, one));
    }
    const known = items.filter((one) => one !== null);
    const parts = known.flatMap((one) => this.parts(field, one));
    const unknown = items.length - known.length;
    if (unknown > 0) parts.push({ text: `${unknown} × ?` });
    return parts;
  }

  /** Returns what a text says: a word for a value of this field, or the name of a thing. */
  private named(text: string, field: string, within: string): Part {
    const key = `${field}.${text}`;
    return this.words.knows(key) ? { text: this.words.say(key) } : this.thing(text, field, within);
  }

  /** Returns what `name` is called if it names a thing: one of the kind that its field speaks of, or the only one. */
  private thing(name: string, field: string, within = ''): Part {
    const said = [...kindsFor(field), this.words.kindIn(field), this.words.kindIn(within)];
    for (const kind of [...said, this.words.kindOf(name), 'seat']) {
      if (kind && this.words.has(kind, name)) return { text: this.words.nameOf(kind, name), kind, name };
    }
    return { text: name };
  }
}

/** The kinds of things that a field may speak of: `cards` are cards. */
const kindsFor = (field: string): string[] => [field, field.replace(/s$/, '')];

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Returns about how many letters a value takes in one line. */
export function lengthOf(parts: readonly Part[]): number {
  const length = (part: Part): number => part.text.length + 3 + (part.value ? lengthOf(part.value) : 0);
  return parts.reduce((sum, part) => sum + length(part), 0);
}

/** Returns the fields of equal tables, in the order in which they first come up. */
export function columns(entries: readonly Entry[]): Fact[] {
  const found = new Map<string, Fact>();
  for (const entry of entries)
    for (const fact of entry.facts) if (!found.has(fact.field)) found.set(fact.field, fact);
  return [...found.values()];
}

/** Returns whether equal tables fit side by side in rows of `width` letters. */
export function fitsInRows(entries: readonly Entry[], width: number): boolean {
  if (entries.length < 2) return false;
  let needed = Math.max(...entries.map((entry) => entry.title.text.length)) + 4;
  for (const { field, label } of columns(entries)) {
    const cells = entries.map((entry) => entry.facts.find((fact) => fact.field === field)?.parts ?? []);
    needed += Math.max(label.text.length, ...cells.map(lengthOf)) + 3;
  }
  return needed <= width;
}
