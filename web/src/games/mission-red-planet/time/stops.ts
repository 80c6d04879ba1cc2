/** How the stops of the round counter are drawn, and what they lead to. */
import { STOPS } from '../view.ts';

export interface StopFace {
  kind: 'round' | 'production' | 'special';
  mark: string;
}

/** Return how a stop looks on the dial. */
export function face(stop: string): StopFace {
  const [kind, number] = stop.split('-');
  if (kind === 'round' && number) return { kind: 'round', mark: number };
  if (kind === 'production') return { kind: 'production', mark: '⛏\uFE0E' };
  return { kind: 'special', mark: stop === 'discovery' ? '◎' : '★' };
}

/** Return the stop after this one; null at the end of the game. */
export function upcoming(stop: string): string | null {
  const place = STOPS.findIndex((one) => one === stop);
  return place < 0 ? null : (STOPS[place + 1] ?? null);
}
