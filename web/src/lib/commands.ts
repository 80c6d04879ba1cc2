/** What goes in to the server, field by field as in `areopolis/server/gate/commands.py`. */

import type { Json } from './wire.ts';

export interface NewSeat {
  holder: 'me' | 'open' | 'ai';
  level?: string;
  style?: string;
  name?: string;
}

export interface NewClock {
  kind?: 'none' | 'decision' | 'bank';
  seconds?: number;
  increment?: number;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, Json>;
  name?: string;
  clock?: NewClock;
  is_public?: boolean;
  by_lot?: boolean;
}

/** An answer to the question with this id; the same nonce twice is the same answer. */
export interface Play {
  seat: number;
  question: number;
  text: string;
  nonce: string;
}

/** A wish to go back to `to` moves, or before the seat's own last choice. */
export interface Undo {
  seat: number;
  version: number;
  to?: number | null;
}

export interface Propose {
  seat: number;
  kind: 'replace' | 'abandon';
  about?: number | null;
}

export interface Ballot {
  seat: number;
  yes: boolean;
}

export interface Say {
  text: string;
  seat?: number | null;
}

export interface Pin {
  seat: number;
  kind: string;
  name: string;
  on?: boolean;
}

export interface Moderate {
  line: number;
  action: 'remove' | 'mute' | 'unmute' | 'ban';
}

export interface Report {
  lines: number[];
  text?: string;
}

export interface AskHint {
  seat: number;
  depth?: number;
}

export interface Rehearse {
  seat: number;
  question: number;
  texts: string[];
}

export interface Review {
  setting?: 'glance' | 'quick' | 'deep';
}

export interface Import {
  record: Record<string, Json>;
  seats: NewSeat[];
  name?: string;
}

/** A new table that begins where another stood after `at` moves. */
export interface Fork {
  at: number;
  seats: NewSeat[];
  seat?: number | null;
  name?: string;
}

export interface Redeem {
  key: string;
  name?: string;
  seat?: number | null;
}

export interface Look {
  key: string;
}

export interface Come {
  code: string;
  replace?: boolean;
}

export interface EndSessions {
  here?: boolean;
}

export interface Reissue {
  seat?: number | null;
}

export interface Leave {
  seat: number;
}

export interface Notices {
  push?: boolean;
  webhook?: string;
}

export interface Change {
  name?: string;
  is_public?: boolean;
  is_archived?: boolean;
  spectators_talk?: boolean;
  my_name?: string;
  notices?: Notices;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface Subscribe {
  endpoint: string;
  keys: PushKeys;
  expirationTime?: number | null;
}

export interface Unsubscribe {
  endpoint: string;
}
