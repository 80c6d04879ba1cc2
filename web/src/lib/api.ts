import { answerTo, type Told } from '../ahead/ahead.ts';
import { settings } from './settings.svelte.ts';
import type * as commands from './commands.ts';
import type * as wire from './wire.ts';

/** A request that the server refused, or that never reached it (`code` "unreachable"). */
export class Refused extends Error {
  readonly refusal: wire.Refusal;

  constructor(refusal: wire.Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

type Query = Record<string, string | number | boolean | null | undefined>;
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Returns an address of the server with what is asked for, in the reader's language. */
export function address(path: string, query: Query = {}): string {
  const asked = new URLSearchParams({ lang: settings.language });
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) asked.set(name, String(value));
  }
  return `/api${path}?${asked.toString()}`;
}

interface Ask {
  query?: Query;
  body?: unknown;
  signal?: AbortSignal;
}

/** Sends one request. */
export async function ask<T>(method: Method, path: string, { query, body, signal }: Ask = {}): Promise<T> {
  const where = address(path, query);
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (signal) init.signal = signal;
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  let told: Told;
  try {
    told = await ((method === 'GET' && answerTo(where)) || send(where, init));
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Refused({ code: 'unreachable', message: '', status: 0, field: '', values: {} });
  }
  const { ok, status, text } = told;
  if (!ok) throw new Refused(refusal(status, text));
  return (text ? JSON.parse(text) : null) as T;
}

async function send(where: string, init: RequestInit): Promise<Told> {
  const response = await fetch(where, init);
  return { ok: response.ok, status: response.status, text: await response.text() };
}

/** Returns the refusal in an answer; a proxy on the way may have written something else. */
function refusal(status: number, text: string): wire.Refusal {
  try {
    const read = JSON.parse(text) as Partial<wire.Refusal>;
    if (typeof read.code === 'string') {
      return { message: '', field: '', values: {}, ...read, code: read.code, status };
    }
  } catch {
    // Not ours.
  }
  return { code: 'unreachable', message: '', status, field: '', values: {} };
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export interface SheetQuery {
  seat?: number | null;
  /** From the reader's own seat, where it is the only one. */
  own?: boolean;
  since?: number;
  at?: number;
  wait?: number;
}

export const api = {
  words: () => ask<wire.Words>('GET', '/words'),
  games: () => ask<wire.GameSheet[]>('GET', '/games'),
  gameWords: (game: string, rules = '') =>
    ask<wire.GameWords>('GET', `/games/${encodeURIComponent(game)}/words`, {
      query: rules ? { rules } : {},
    }),

  tables: (isPublic = false) =>
    ask<wire.TableSheet[]>('GET', '/tables', { query: isPublic ? { public: true } : {} }),
  create: (body: commands.NewTable) => ask<wire.Created>('POST', '/tables', { body }),
  importRecord: (body: commands.Import) => ask<wire.Created>('POST', '/tables/import', { body }),
  lesson: (game: string, lesson: string) =>
    ask<wire.Created>('POST', `/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`, {
      body: {},
    }),
  look: (body: commands.Look) => ask<wire.Invitation>('POST', '/keys/look', { body }),
  redeem: (body: commands.Redeem) => ask<wire.Seated>('POST', '/keys', { body }),

  sheet: (id: string, query: SheetQuery, signal?: AbortSignal) =>
    ask<wire.Sheet>('GET', `${table(id)}/sheet`, { query: { ...query }, ...(signal && { signal }) }),
  play: (id: string, body: commands.Play) => ask<wire.Played>('POST', `${table(id)}/moves`, { body }),
  undo: (id: string, body: commands.Undo) =>
    ask<wire.Played | wire.Asked>('POST', `${table(id)}/undo`, { body }),
  propose: (id: string, body: commands.Propose) => ask<wire.Asked>('POST', `${table(id)}/votes`, { body }),
  ballot: (id: string, vote: number, body: commands.Ballot) =>
    ask<unknown>('POST', `${table(id)}/votes/${vote}`, { body }),
  why: (id: string, query: { seat: number; kind: string; name: string }) =>
    ask<wire.Why>('GET', `${table(id)}/why`, { query }),
  hint: (id: string, body: commands.AskHint) => ask<wire.Hints>('POST', `${table(id)}/hint`, { body }),
  rehearse: (id: string, body: commands.Rehearse) =>
    ask<wire.Rehearsed>('POST', `${table(id)}/rehearsal`, { body }),
  review: (id: string, setting: string) =>
    ask<wire.ReviewSheet>('GET', `${table(id)}/review`, { query: { setting } }),
  beginReview: (id: string, body: commands.Review) =>
    ask<wire.ReviewSheet>('POST', `${table(id)}/review`, { body }),
  share: (id: string) => ask<wire.Shared>('POST', `${table(id)}/share`, { body: {} }),
  say: (id: string, body: commands.Say) => ask<unknown>('POST', `${table(id)}/chat`, { body }),
  pin: (id: string, body: commands.Pin) => ask<unknown>('POST', `${table(id)}/plan`, { body }),
  moderate: (id: string, body: commands.Moderate) =>
    ask<unknown>('POST', `${table(id)}/chat/moderation`, { body }),
  report: (id: string, body: commands.Report) => ask<unknown>('POST', `${table(id)}/chat/report`, { body }),
  change: (id: string, body: commands.Change) => ask<unknown>('PATCH', table(id), { body }),
  drop: (id: string) => ask<unknown>('DELETE', table(id)),
  me: () => ask<wire.Me>('GET', '/me'),
  deviceCode: () => ask<wire.Code>('POST', '/me/device', { body: {} }),
  recoveryCode: () => ask<wire.Code>('POST', '/me/recovery', { body: {} }),
  come: (body: commands.Come) => ask<wire.Me>('POST', '/me/come', { body }),
  endSessions: (body: commands.EndSessions) => ask<unknown>('POST', '/me/end', { body }),
  forget: () => ask<unknown>('DELETE', '/me'),
  reissue: (id: string, body: commands.Reissue) => ask<wire.SeatKey>('POST', `${table(id)}/keys`, { body }),
  leave: (id: string, body: commands.Leave) => ask<unknown>('POST', `${table(id)}/leave`, { body }),
  comeBack: (id: string, body: commands.Leave) => ask<unknown>('POST', `${table(id)}/return`, { body }),
  fork: (id: string, body: commands.Fork) => ask<wire.Created>('POST', `${table(id)}/fork`, { body }),
  recordAddress: (id: string, seat: number | null) => address(`${table(id)}/record`, { seat }),

  pushKey: () => ask<wire.PushKey>('GET', '/push'),
  subscribe: (body: commands.Subscribe) => ask<unknown>('POST', '/push', { body }),
  unsubscribe: (body: commands.Unsubscribe) => ask<unknown>('DELETE', '/push', { body }),
};
