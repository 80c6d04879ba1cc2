import { api } from './api.ts';
import { typeset } from './minus.ts';
import { filled, pluralForm } from './plural.ts';
import { settings } from './settings.svelte.ts';
import { renewed } from './unchanged.ts';
import type * as wire from './wire.ts';

export type Args = Record<string, string | number>;

/** Messages of one catalogue in one language; a message that counts has its plural forms. */
export class Catalogue {
  readonly language: string;
  private readonly messages: Record<string, string>;
  private readonly plurals: Record<string, string[]>;

  constructor({ language, messages, plurals }: wire.Words) {
    this.language = language;
    this.messages = messages;
    this.plurals = plurals;
  }

  knows(key: string): boolean {
    return key in this.messages || key in this.plurals;
  }

  /** Returns the message of `key`; `count`, else `points`, chooses among plural forms. */
  say(key: string, args: Args = {}): string {
    const forms = this.plurals[key];
    const count = args['count'] ?? args['points'];
    let message = this.messages[key] ?? forms?.at(-1) ?? key;
    if (forms && typeof count === 'number') {
      message = forms[pluralForm(this.language, count)] ?? message;
    }
    return filled(message, args);
  }
}

/** The words of one game: names and texts of its things, labels of its views and scores. */
export class Lexicon extends Catalogue {
  readonly words: wire.GameWords;
  /** The only kind that has a thing of this name; null where several have. */
  private readonly kinds = new Map<string, string | null>();

  constructor(words: wire.GameWords) {
    super(words);
    this.words = words;
    const { seat = {}, ...others } = words.names;
    for (const [kind, names] of Object.entries(others)) {
      for (const name of Object.keys(names)) {
        const known = this.kinds.get(name);
        // Two kinds that call it alike may both be meant.
        const isAlike =
          known === undefined || (known && this.nameOf(known, name) === this.nameOf(kind, name));
        this.kinds.set(name, isAlike ? (known ?? kind) : null);
      }
    }
    // Seats are called by their colours, which are things of their own in some games.
    for (const name of Object.keys(seat)) if (!this.kinds.has(name)) this.kinds.set(name, 'seat');
  }

  has(kind: string, name: string): boolean {
    return this.words.names[kind]?.[name] !== undefined;
  }

  /** Returns the kind of the things in a field of the view, where the game says it. */
  kindIn(field: string): string | null {
    return this.words.kinds[field] ?? null;
  }

  hasKind(kind: string): boolean {
    return kind in this.words.names;
  }

  nameOf(kind: string, name: string): string {
    return typeset(this.words.names[kind]?.[name] ?? name);
  }

  textOf(kind: string, name: string): string {
    return typeset(this.words.texts[kind]?.[name] ?? '');
  }

  kindName(kind: string): string {
    return this.knows(`kind.${kind}`) ? this.say(`kind.${kind}`) : kind;
  }

  /** Returns the kind of a thing that is known by its name alone. */
  kindOf(name: string): string | null {
    return this.kinds.get(name) ?? null;
  }
}

const KEPT = 'areopolis.words.';
const AGAIN = 2_000;

class Words {
  private catalogue = $state.raw(new Catalogue({ language: 'en', messages: {}, plurals: {} }));
  private readonly lexicons = new Map<string, Promise<Lexicon>>();
  private words: wire.Words | null = null;
  isReady = $state(false);

  get language(): string {
    return this.catalogue.language;
  }

  say = (key: string, args?: Args): string => this.catalogue.say(key, args);

  /** Loads the words of the reader's language; what was loaded before serves while we are cut off. */
  async load(): Promise<void> {
    const language = settings.language;
    const kept = read(KEPT + language);
    if (kept && !this.isReady) this.take(kept);
    try {
      const loaded = await api.words();
      if (settings.language !== language || !this.take(loaded)) return;
      localStorage.setItem(KEPT + language, JSON.stringify(loaded));
    } catch {
      if (kept) this.take(kept);
      // Without any words there is nothing to show: the server may only be starting.
      else setTimeout(() => settings.language === language && void this.load(), AGAIN);
    }
  }

  /** Returns the words of a game under the rules of a table in the reader's language, loaded once. */
  lexicon(game: string, rules = ''): Promise<Lexicon> {
    const name = `${settings.language}/${game}/${rules}`;
    const loading = this.lexicons.get(name);
    if (loading) return loading;
    const loaded = api.gameWords(game, rules).then((words) => new Lexicon(words));
    this.lexicons.set(name, loaded);
    loaded.catch(() => this.lexicons.delete(name));
    return loaded;
  }

  /** Returns whether these words are new: what is said in those that are known is not said anew. */
  private take(loaded: wire.Words): boolean {
    const words = this.words ? renewed(this.words, loaded) : loaded;
    if (words === this.words) return false;
    this.words = words;
    this.catalogue = new Catalogue(words);
    this.isReady = true;
    return true;
  }
}

function read(name: string): wire.Words | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as wire.Words | null;
  } catch {
    return null;
  }
}

export const words = new Words();
export const say = words.say;
