/** How the stops of the round counter are drawn, and what they lead to. */
import { STOPS } from '../view.ts';

export interface StopFace {
  kind: 'round' | 'production' | 'special';
  mark: string;
  drawing: string;
}

/** A pickaxe, a lens and a cup, on a grid of 24. */
const PRODUCTION = 'M4 10C8 4 16 4 20 10M12 5.5V21';
const DISCOVERY = 'M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5L21 21';
const FINAL = 'M7 4h10v6a5 5 0 0 1-10 0zM12 15v4M8 20h8M7 6H3.5q0 5 4 5M17 6h3.5q0 5-4 5';

/** Return how a stop looks on the dial. */
export function face(stop: string): StopFace {
  const [kind, number] = stop.split('-');
  if (kind === 'round' && number) return { kind: 'round', mark: number, drawing: '' };
  if (kind === 'production') return { kind: 'production', mark: '', drawing: PRODUCTION };
  return { kind: 'special', mark: '', drawing: stop === 'discovery' ? DISCOVERY : FINAL };
}

/** Return the stop after this one; null at the end of the game. */
export function upcoming(stop: string): string | null {
  const place = STOPS.findIndex((one) => one === stop);
  return place < 0 ? null : (STOPS[place + 1] ?? null);
}
