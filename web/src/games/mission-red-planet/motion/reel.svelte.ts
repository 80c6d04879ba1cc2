/** The reel: shows what happened, one event after another, and never falls behind the play. */
import type { Entry } from '../../../lib/wire.ts';
import type { MissionView } from '../view.ts';
import { arrived, left } from './change.ts';
import { duration, flights, type Flight } from './flights.ts';

/** A piece in the air. */
export interface Flying extends Flight {
  id: number;
  milliseconds: number;
  delay: number;
}

/** Further behind than this, the reel jumps to the present. */
const LATEST = 2000;
/** Pieces of one event start one after another. */
const STAGGER = 60;

interface Scene {
  event: Entry['event'];
  milliseconds: number;
}

export class Reel {
  /** What the board draws. */
  view = $state.raw() as MissionView;
  flying = $state.raw<Flying[]>([]);
  /** Resolves once nothing moves any more. */
  done: Promise<void> = Promise.resolve();

  private target: MissionView;
  private waiting: Scene[] = [];
  private isRunning = false;
  private run = 0;
  private count = 0;

  constructor(view: MissionView) {
    this.view = view;
    this.target = view;
  }

  /** How long everything that waits would take, in milliseconds. */
  get behind(): number {
    return this.waiting.reduce((sum, scene) => sum + scene.milliseconds, 0);
  }

  /** Take a newer view and the news that led to it; at speed 0 it is shown at once. */
  feed(view: MissionView, news: readonly Entry[], speed: number): void {
    this.target = view;
    if (speed <= 0 || news.length === 0) {
      this.jump();
      return;
    }
    for (const { event } of news) {
      const moves = flights(this.view, event).length > 0 || isQuiet(event);
      if (moves) this.waiting.push({ event, milliseconds: isQuiet(event) ? 0 : duration(event) / speed });
    }
    if (this.behind > LATEST) this.hurry();
    if (!this.isRunning) this.done = this.play();
  }

  /** Show the present now; whatever is in the air is forgotten. */
  jump(): void {
    this.run++;
    this.waiting = [];
    this.flying = [];
    this.isRunning = false;
    this.view = this.target;
  }

  /** Let everything that waits happen within the time that we may be behind. */
  private hurry(): void {
    const factor = LATEST / this.behind;
    // Faster than this nobody sees anything.
    if (factor < 0.25) this.jump();
    else for (const scene of this.waiting) scene.milliseconds *= factor;
  }

  private async play(): Promise<void> {
    const run = ++this.run;
    this.isRunning = true;
    for (let scene = this.waiting.shift(); scene; scene = this.waiting.shift()) {
      const before = this.view;
      const started = flights(before, scene.event);
      const delay = started.length > 1 ? Math.min(STAGGER, scene.milliseconds / 2 / started.length) : 0;
      this.view = left(before, scene.event);
      const { milliseconds } = scene;
      this.flying = started.map((flight, place) => ({
        ...flight,
        id: this.count++,
        milliseconds: milliseconds - delay * (started.length - 1),
        delay: delay * place,
      }));
      if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
      if (run !== this.run) return;
      this.flying = [];
      this.view = arrived(this.view, before, scene.event);
    }
    this.isRunning = false;
    this.view = this.target;
  }
}

/** Whether an event changes the picture without anything travelling. */
function isQuiet(event: Entry['event']): boolean {
  return event['event'] === 'resource-found';
}
