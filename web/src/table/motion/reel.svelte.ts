/** The reel: shows what happened, one scene after another, and never falls behind the play. */
import { tick } from 'svelte';

import type { Entry, Json } from '../../lib/wire.ts';
import type { Spot } from './anchors.ts';

export type Event = Record<string, Json>;

/** A piece that travels between two anchors of the board. */
export interface Flight<Cargo> {
  cargo: Cargo;
  from: string;
  to: string;
}

/** What a game shows of its events: for the eye only, in the end the board shows the server's view. */
export interface Script<View, Cargo> {
  /** How long an event takes at normal speed; 0: it happens with what came before; null: nothing is seen of it. */
  duration: (event: Event) => number | null;
  flights: (view: View, event: Event) => Flight<Cargo>[];
  /** The view while pieces are in the air, and once they have arrived; by default the view of the server. */
  left?: (before: View, event: Event) => View;
  arrived?: (view: View, before: View, event: Event, target: View) => View;
}

/** A piece in the air. */
export interface Flying<Cargo> extends Flight<Cargo> {
  id: number;
  milliseconds: number;
  delay: number;
  /** Where it starts and ends on the board; null where that cannot be seen. */
  way: [Spot, Spot] | null;
}

/** Events of one kind in a row happen at the same time: all ships land, all zones produce. */
export interface Scene {
  events: Event[];
  milliseconds: number;
}

/** Further behind than this, everything goes faster. */
export const LATEST = 2000;
/** Faster than this nobody sees anything: the reel jumps to the present. */
const FASTEST = 0.25;
/** Pieces of one scene start one after another, within this part of it. */
const STAGGER = 0.35;

/** Return the scenes of the news after those that still wait; null where nobody could follow. */
export function scenes(
  waiting: readonly Scene[],
  news: readonly Entry[],
  speed: number,
  duration: (event: Event) => number | null,
): Scene[] | null {
  const all = waiting.map((scene) => ({ ...scene, events: [...scene.events] }));
  for (const { event } of news) {
    const time = duration(event);
    if (time === null) continue;
    const last = all.at(-1);
    const isSame = last?.events[0]?.['event'] === event['event'];
    if (last && (isSame || time === 0)) last.events.push(event);
    else all.push({ events: [event], milliseconds: time / speed });
  }
  const behind = all.reduce((sum, scene) => sum + scene.milliseconds, 0);
  // Whoever wants it slow has the patience.
  const factor = LATEST / Math.min(1, speed) / behind;
  if (factor < FASTEST) return null;
  if (factor < 1) for (const scene of all) scene.milliseconds *= factor;
  return all;
}

export class Reel<View, Cargo> {
  /** What the board draws. */
  view = $state.raw() as View;
  flying = $state.raw<Flying<Cargo>[]>([]);
  /** Resolves once nothing moves any more. */
  done: Promise<void> = Promise.resolve();

  private target: View;
  private waiting: Scene[] = [];
  private isRunning = false;
  private run = 0;
  private count = 0;

  /** *locate* finds the ends of a flight on the board as it is drawn at that moment. */
  constructor(
    view: View,
    private readonly script: Script<View, Cargo>,
    private readonly locate: (from: string, to: string) => [Spot, Spot] | null = () => null,
  ) {
    this.view = view;
    this.target = view;
  }

  /** Take a newer view and the news that led to it; at speed 0 it is shown at once. */
  feed(view: View, news: readonly Entry[], speed: number): void {
    this.target = view;
    const next = speed > 0 ? scenes(this.waiting, news, speed, this.script.duration) : null;
    if (next === null) {
      this.jump();
      return;
    }
    this.waiting = next;
    if (this.isRunning) return;
    if (next.length > 0) this.done = this.play();
    else this.view = view;
  }

  /** Show the present now; whatever is in the air is forgotten. */
  jump(): void {
    this.run++;
    this.waiting = [];
    this.flying = [];
    this.isRunning = false;
    this.view = this.target;
  }

  private async play(): Promise<void> {
    const run = ++this.run;
    this.isRunning = true;
    for (let scene = this.waiting.shift(); scene; scene = this.waiting.shift()) {
      const before = this.view;
      const { events, milliseconds } = scene;
      this.flying = this.taken(
        events.flatMap((event) => this.script.flights(before, event)),
        milliseconds,
      );
      const { left, arrived } = this.script;
      this.view = left ? events.reduce(left, before) : this.target;
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      if (run !== this.run) return;
      this.flying = [];
      if (arrived)
        this.view = events.reduce((view, event) => arrived(view, before, event, this.target), this.view);
      // What starts next starts from where it is drawn.
      await tick();
      if (run !== this.run) return;
    }
    this.isRunning = false;
    this.view = this.target;
  }

  /** Give each piece of a scene its time. */
  private taken(started: Flight<Cargo>[], milliseconds: number): Flying<Cargo>[] {
    const delay = started.length > 1 ? (milliseconds * STAGGER) / (started.length - 1) : 0;
    return started.map((flight, place) => ({
      ...flight,
      id: this.count++,
      milliseconds: delay > 0 ? milliseconds * (1 - STAGGER) : milliseconds,
      delay: delay * place,
      way: this.locate(flight.from, flight.to),
    }));
  }
}
