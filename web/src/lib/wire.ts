/** What goes over the wire, field by field as in `areopolis/server/gate/wire.py` and `docs/protocol.md`. */

export type Status = 'open' | 'playing' | 'over' | 'abandoned';
export type Holder = 'open' | 'person' | 'ai';
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type View = Record<string, Json>;

/** A thing of the game that a sentence speaks of: a zone, a card, a seat. */
export interface Thing {
  field: string;
  kind: string;
  name: string;
}

/** One legal answer: its notation, its sentence, what it will do, and the things in it. */
export interface Answer {
  text: string;
  key: string;
  label: string;
  hint: string;
  things: Thing[];
}

/** One item of a composite answer; `worth` is what a unit of a payment counts for. */
export interface Item {
  name: string;
  kind: string;
  label: string;
  hint: string;
  cap: number;
  worth: number;
}

/** A composite answer: choose `least` to `most` items, or pay `due` out of sources. */
export interface Space {
  space: 'choose' | 'pay';
  verb: string;
  items: Item[];
  least: number;
  most: number;
  due: number;
  proposal: number[];
}

/** What this seat must answer now; `id` goes back with the answer. */
export interface Question {
  id: number;
  key: string;
  effect: string;
  text: string;
  answers: Answer[];
  space: Space | null;
  by: string | null;
  card: string | null;
}

/** One line of the log: what happened, as this seat may know it. */
export interface Entry {
  number: number;
  version: number;
  text: string;
  event: Record<string, Json>;
  things: Thing[];
  /** The colour of the seat whose answer has brought it. */
  by?: string | null;
}

/** Points of one source, for every seat. */
export interface ScoreLine {
  source: string;
  label: string;
  points: number[];
}

/** How the game ended. */
export interface Ending {
  text: string;
  ranks: number[];
  winners: number[];
  scores: number[];
  lines: ScoreLine[];
  shared: boolean;
  goal: boolean | null;
}

/** Who holds a seat. The colour is its id at the table, the title its name in words. */
export interface SeatSheet {
  seat: number;
  colour: string;
  title: string;
  holder: Holder;
  name: string;
  level: string;
  is_mine: boolean;
  is_here: boolean;
  is_deciding: boolean;
  is_thinking: boolean;
  seconds: number | null;
  absent_in: number | null;
  can_return: boolean;
}

/** Something that needs the consent of all people at the table. */
export interface Vote {
  id: number;
  kind: 'undo' | 'replace' | 'abandon';
  text: string;
  by: number;
  about: number | null;
  version: number | null;
  yes: number[];
  missing: number[];
}

/** Something said at the table; plain text. */
export interface ChatLine {
  number: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
  author: number;
  is_removed: boolean;
  is_muted: boolean;
}

/** A line as it was said, for the operator. */
export interface Reported {
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

/** How time is counted: seconds for each decision, or a bank for the game with an increment. */
export interface Clock {
  kind: 'none' | 'decision' | 'bank';
  seconds: number;
  increment: number;
}

/** What everybody at the table knows about it. */
export interface TableSheet {
  id: string;
  name: string;
  game: string;
  title: string;
  status: Status;
  seats: SeatSheet[];
  options: Record<string, Json>;
  clock: Clock;
  is_owner: boolean;
  is_public: boolean;
  is_archived: boolean;
  is_reconstructed: boolean;
  created: number;
  changed: number;
  origin: string;
  spectators_talk: boolean;
  can_delete: boolean;
  /** Whether the seats are drawn by lot when the game begins, or were. */
  by_lot: boolean;
  /** The options by which its words differ from the usual ones. */
  rules: string;
}

/** A thing that somebody means to use in the next turn; it binds nobody. */
export interface Intention {
  seat: number;
  kind: string;
  name: string;
}

/** What everybody means to do, and the kinds of things of which it can be said. */
export interface Plan {
  kinds: string[];
  intentions: Intention[];
}

/** The whole table for one seat (null: a spectator) at one version. */
export interface Sheet {
  table: TableSheet;
  version: number;
  moves: number;
  seat: number | null;
  view: View;
  question: Question | null;
  waiting: number[];
  can_undo: boolean;
  log: Entry[];
  log_end: number;
  votes: Vote[];
  chat: ChatLine[];
  ending: Ending | null;
  outlook: Record<string, Json>;
  plan: Plan | null;
}

/** Why an answer is not possible; `label` says which. */
export interface Reasons {
  text: string;
  label: string;
  reasons: string[];
}

/** What cannot be done with a thing, and why; empty where nothing is forbidden. */
export interface Why {
  possible: Answer[];
  impossible: Reasons[];
}

/** Why a request was refused: for programs, and for people in their language. */
export interface Refusal {
  code: string;
  message: string;
  status: number;
  field: string;
  values: Record<string, Json>;
}

/** One value that a rules option may have, what it means, and how many can play with it. */
export interface OptionValue {
  value: Json;
  label: string;
  seats: number[];
}

/** A rules option; the first value is the default. */
export interface OptionSheet {
  name: string;
  label: string;
  values: OptionValue[];
}

/** An id and what it is called: a level, a style. */
export interface Named {
  name: string;
  label: string;
}

/** A game on the shelf, as the lobby shows it. */
export interface GameSheet {
  id: string;
  title: string;
  about: string;
  seats: number[];
  /** What the seats are called, in the order of play; the name of a seat is its colour. */
  places: Named[];
  minutes: [number, number];
  options: OptionSheet[];
  levels: Named[];
  players: Named[];
  styles: Named[];
  lessons: Named[];
  reconstructed: string[];
}

/** What the things of a game are called and what they do, by kind and name. */
export interface GameWords {
  game: string;
  language: string;
  names: Record<string, Record<string, string>>;
  texts: Record<string, Record<string, string>>;
  messages: Record<string, string>;
  plurals: Record<string, string[]>;
  faces: Record<string, Record<string, Json>>;
  kinds: Record<string, string>;
  chapters: Record<string, string>;
}

/** The client's own words: messages by key, and all plural forms of those that count. */
export interface Words {
  language: string;
  messages: Record<string, string>;
  plurals: Record<string, string[]>;
}

/** The secret of one seat, or of spectators; it is shown once. */
export interface SeatKey {
  seat: number | null;
  key: string;
}

/** A new table, with the keys of its open seats and of its spectators. */
export interface Created {
  table: string;
  keys: SeatKey[];
  watch_key: string;
}

/** What the server knows of whoever asks; without a cookie there are no devices. */
export interface Me {
  name: string;
  devices: number;
  has_recovery: boolean;
}

/** A code to be typed somewhere else; it is shown once and holds for so many seconds. */
export interface Code {
  code: string;
  seconds: number | null;
}

/** Where a key would lead, before anybody sits down. */
export interface Invitation {
  table: TableSheet;
  /** What the owner of the table is called; empty where nobody knows. */
  host: string;
  /** The seat that the key is for; null: a place among the spectators. */
  seat: number | null;
  /** The seats among which its holder may choose: free ones of a game that has not begun. */
  free: number[];
}

/** Where a key leads: a seat at a table, or (null) a place among its spectators. */
export interface Seated {
  table: string;
  seat: number | null;
}

/** What was asked for is committed; the table has this version now. */
export interface Played {
  version: number;
}

/** What was asked for needs the consent of others: the vote with this id. */
export interface Asked {
  vote: number;
}

/** One answer, how it is estimated (1 is a sure win), and how sure the estimate is. */
export interface HintLine {
  text: string;
  label: string;
  mean: number;
  low: number;
  high: number;
  tries: number;
}

/** A score at the end of the game, and how sure the estimate is. */
export interface Expected {
  mean: number;
  low: number;
  high: number;
}

/** Answers to the open question, the best first. */
export interface Hints {
  question: number;
  hints: HintLine[];
  scores: Expected[];
  shared: boolean;
}

/** The server's public key for Web Push; empty where it sends none. */
export interface PushKey {
  key: string;
}

/** The secret by which anybody may look at a finished game. */
export interface Shared {
  key: string;
}

/** A record of a game that is not over; only the server that made it can open it. */
export interface SealedRecord {
  format: string;
  game: string;
  box: string;
}

/** A review of a finished game, or how far it is; the review itself is described in docs/review.md. */
export interface ReviewSheet {
  setting: string;
  progress: number;
  is_begun: boolean;
  review: Record<string, Json> | null;
  moves: string[];
  options: Record<string, string[]>;
  sources: Record<string, string>;
  left: number | null;
}

/** What answers would lead to, as far as the seat can know it. */
export interface Rehearsed {
  view: Record<string, Json>;
  outlook: Record<string, Json>;
  question: Question | null;
  waiting: number[];
  shown: number;
  end: '' | 'unknown' | 'others' | 'over';
  log: Entry[];
}
