import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Feed, type Link } from '../src/lib/feed.ts';
import type { Refusal, Sheet } from '../src/lib/wire.ts';
import { sheet } from './sheets.ts';

/** A socket whose other end is the test. */
class Socket {
  static opened: Socket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  said: string[] = [];

  constructor(readonly url: URL) {
    Socket.opened.push(this);
  }

  send(text: string): void {
    this.said.push(text);
  }

  close(code = 1000): void {
    this.onclose?.({ code });
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let links: Link[];
let sheets: Sheet[];
let refusals: Refusal[];
let asked: string[];
let answer: () => Response;
let feed: Feed;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.opened = [];
  links = [];
  sheets = [];
  refusals = [];
  asked = [];
  answer = () => new Response(JSON.stringify(sheet({ version: 7 })));
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    // Later answers wait, as the server does.
    return asked.length > 1 ? new Promise(() => {}) : Promise.resolve(answer());
  });
  feed = new Feed('table', 0, {
    onSheet: (one) => sheets.push(one),
    onPresence: () => {},
    onLink: (link) => links.push(link),
    onRefused: (refusal) => refusals.push(refusal),
  });
});

afterEach(() => {
  feed.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const last = (): Socket => Socket.opened.at(-1) as Socket;

test('a socket brings sheets', () => {
  feed.start();
  expect(last().url.pathname).toBe('/api/tables/table/live');
  expect(last().url.searchParams.get('seat')).toBe('0');
  last().tell({ type: 'sheet', sheet: sheet({ version: 3 }) });
  expect(sheets.map(({ version }) => version)).toEqual([3]);
  expect(links).toEqual(['connecting', 'live']);
});

test('a cut is followed by another socket that asks only for what is new', () => {
  feed.start();
  last().tell({ type: 'sheet', sheet: sheet({ version: 3 }) });
  last().close(1006);
  expect(links.at(-1)).toBe('cut');
  vi.advanceTimersByTime(2_000);
  expect(Socket.opened).toHaveLength(2);
  expect(last().url.searchParams.get('since')).toBe('3');
});

test('where sockets are blocked sheets are asked for', async () => {
  feed.start();
  last().close(1006);
  await vi.waitFor(() => expect(sheets.map(({ version }) => version)).toEqual([7]));
  expect(links.at(-1)).toBe('polling');
  expect(new URL(asked[1] ?? '', 'http://x').searchParams.get('since')).toBe('7');
  expect(new URL(asked[1] ?? '', 'http://x').searchParams.get('wait')).toBe('20');
});

test('a table that is not there ends the feed', async () => {
  answer = () => new Response('{"code": "not-found", "message": "No.", "status": 404}', { status: 404 });
  feed.start();
  last().close(1006);
  await vi.waitFor(() => expect(refusals[0]?.code).toBe('not-found'));
  vi.advanceTimersByTime(60_000);
  expect(Socket.opened).toHaveLength(1);
});

test('a server that cannot be reached is tried again', async () => {
  answer = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  feed.start();
  last().close(1006);
  await vi.waitFor(() => expect(links.at(-1)).toBe('cut'));
  vi.advanceTimersByTime(2_000);
  expect(Socket.opened).toHaveLength(2);
});

test('a refused socket is not opened again', () => {
  feed.start();
  last().tell({ type: 'refused', code: 'not-yours', message: 'No.', status: 403, field: '', values: {} });
  last().close(1008);
  vi.advanceTimersByTime(60_000);
  expect(refusals[0]?.code).toBe('not-yours');
  expect(Socket.opened).toHaveLength(1);
});

test('a socket that falls silent is given up', () => {
  feed.start();
  last().tell({ type: 'sheet', sheet: sheet({ version: 3 }) });
  vi.advanceTimersByTime(25_000);
  expect(last().said).toEqual(['{"type":"ping"}']);
  vi.advanceTimersByTime(100_000);
  expect(Socket.opened.length).toBeGreaterThan(1);
});

test('after its end nothing comes any more', () => {
  feed.start();
  const socket = last();
  feed.stop();
  socket.tell({ type: 'sheet', sheet: sheet({ version: 9 }) });
  vi.advanceTimersByTime(60_000);
  expect(sheets).toEqual([]);
  expect(Socket.opened).toHaveLength(1);
});
