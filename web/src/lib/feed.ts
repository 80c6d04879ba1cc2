import { address, api, Refused } from './api.ts';
import type { Refusal, SeatSheet, Sheet } from './wire.ts';

export type Link = 'connecting' | 'live' | 'polling' | 'cut';

export interface Listener {
  onSheet(sheet: Sheet): void;
  onPresence(seats: SeatSheet[]): void;
  onLink(link: Link): void;
  /** The table is not there for us; the feed has ended. */
  onRefused(refusal: Refusal): void;
}

type Message =
  | { type: 'sheet'; sheet: Sheet }
  | { type: 'presence'; seats: SeatSheet[] }
  | ({ type: 'refused' } & Refusal)
  | { type: 'pong' };

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 25_000;
// A socket that says nothing for so long is dead.
const SILENCE = 60_000;
const POLL_WAIT = 20;
// How often polling tries whether sockets work again, in answers.
const SOCKET_AGAIN = 5;
const REFUSED = 1008;

/** Follows one table from one seat: by a socket, by polling where sockets fail, through every cut. */
export class Feed {
  version = 0;
  private socket: WebSocket | null = null;
  private stopped = false;
  private failures = 0;
  private timer = 0;
  private pinger = 0;
  private heard = 0;
  private isPolled = false;
  private polling: AbortController | null = null;

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly listener: Listener,
  ) {}

  start(): void {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.polling?.abort();
    this.socket?.close();
  }

  /** Does not wait any longer where the network or the reader is back. */
  private hurry = (): void => {
    if (document.hidden || this.socket || this.polling) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    if (this.stopped) return;
    // Whoever asks for sheets tries now and then whether sockets work again; nobody need know.
    if (!this.isPolled) this.listener.onLink(this.failures ? 'cut' : 'connecting');
    const path = `/tables/${encodeURIComponent(this.table)}/live`;
    const url = new URL(address(path, { seat: this.seat, since: this.version }), location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    let isOpen = false;
    let socket: WebSocket;
    try {
      socket = new WebSocket(url);
    } catch {
      void this.poll();
      return;
    }
    this.socket = socket;
    socket.onmessage = (event) => {
      isOpen = true;
      this.heard = Date.now();
      this.failures = 0;
      this.hear(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = (event) => {
      clearInterval(this.pinger);
      this.socket = null;
      if (this.stopped || event.code === REFUSED) return;
      // A socket that never spoke may be blocked on the way: requests may still pass.
      if (!isOpen) void this.poll();
      else this.later();
    };
    this.heard = Date.now();
    this.pinger = setInterval(() => this.ping(socket), PING_EVERY) as unknown as number;
  }

  private ping(socket: WebSocket): void {
    if (Date.now() - this.heard > SILENCE) socket.close();
    else if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
  }

  private later(): void {
    if (this.stopped) return;
    this.isPolled = false;
    this.listener.onLink('cut');
    this.failures += 1;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures);
    this.timer = setTimeout(() => this.connect(), pause * (0.5 + Math.random() / 2)) as unknown as number;
  }

  /** Asks for sheets until sockets work again. */
  private async poll(): Promise<void> {
    const control = new AbortController();
    this.polling = control;
    let wait = 0;
    for (let answers = 0; answers < SOCKET_AGAIN && !this.stopped; answers += 1) {
      try {
        const query = { seat: this.seat, since: this.version, wait };
        this.hear({ type: 'sheet', sheet: await api.sheet(this.table, query, control.signal) }, 'polling');
        this.failures = 0;
        wait = POLL_WAIT;
      } catch (error) {
        if (this.stopped) break;
        this.polling = null;
        if (error instanceof Refused && [401, 403, 404].includes(error.refusal.status)) {
          this.listener.onRefused(error.refusal);
        } else this.later();
        return;
      }
    }
    this.polling = null;
    this.connect();
  }

  private hear(message: Message, link: Link = 'live'): void {
    if (this.stopped) return;
    if (message.type === 'sheet') {
      this.isPolled = link === 'polling';
      this.version = message.sheet.version;
      this.listener.onLink(link);
      this.listener.onSheet(message.sheet);
    } else if (message.type === 'presence') this.listener.onPresence(message.seats);
    else if (message.type === 'refused') this.listener.onRefused(message);
  }
}
