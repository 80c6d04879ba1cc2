/** Which pieces an event sends from where to where; a piece travels between anchors of the board. */
import type { MissionView, ShipView } from '../view.ts';
import type { Flight as Flown } from '../../../table/motion/reel.svelte.ts';
import { shipOf, type Event } from './change.ts';

/** What travels: a figure, a token, a ship, a card or the counter. */
export type Cargo =
  | { kind: 'astronaut'; colour: string }
  | { kind: 'token'; resource: string }
  | { kind: 'ship'; ship: ShipView }
  | { kind: 'sign'; zone: string }
  | { kind: 'card'; character: string | null }
  | { kind: 'counter' };

export type Flight = Flown<Cargo>;

/** More of the same are one crowd: nobody counts them in the air. */
const MOST = 5;

function several(count: number, cargo: Cargo, from: string, to: string): Flight[] {
  return Array.from({ length: Math.min(count, MOST) }, () => ({ cargo, from, to }));
}

function crew(ship: ShipView | undefined, from: string, to: string): Flight[] {
  return Object.entries(ship?.crew ?? {}).flatMap(([colour, count]) =>
    several(count, { kind: 'astronaut', colour }, from, to),
  );
}

/** Return the flights of an event; empty where nothing moves. */
export function flights(view: MissionView, event: Event): Flight[] {
  const of = (field: string): string => String(event[field] ?? '');
  const count = Number(event['count'] ?? 1);
  const ship = shipOf(view, of('ship'));
  const astronaut: Cargo = { kind: 'astronaut', colour: of('colour') };
  const victim: Cargo = { kind: 'astronaut', colour: of('victim') };
  const token: Cargo = { kind: 'token', resource: of('resource') };
  const zone = `zone:${of('zone')}`;
  const board = `ship:${of('ship')}`;
  const supply = `supply:${of('colour')}`;
  switch (event['event']) {
    case 'astronauts-placed':
      return several(count, astronaut, supply, board);
    case 'destination-set':
    case 'sign-placed':
      return [{ cargo: { kind: 'sign', zone: of('zone') }, from: zone, to: board }];
    case 'ship-docked':
      return [{ cargo: { kind: 'card', character: null }, from: 'ships', to: `dock:${of('dock')}` }];
    case 'ship-launched':
    case 'ship-forced':
      return ship ? [{ cargo: { kind: 'ship', ship }, from: board, to: 'flight' }] : [];
    case 'ship-landed':
      return ship ? [{ cargo: { kind: 'ship', ship }, from: board, to: zone }] : [];
    case 'ship-destroyed':
    case 'ship-vanished':
      return crew(ship, board, 'lost');
    case 'crew-pulled':
      return crew(ship, board, zone);
    case 'astronaut-moved':
      return [{ cargo: astronaut, from: `zone:${of('origin')}`, to: zone }];
    case 'astronaut-killed':
      return [{ cargo: victim, from: zone, to: 'lost' }];
    case 'replaced-in-zone':
      return [
        { cargo: victim, from: zone, to: 'lost' },
        { cargo: astronaut, from: supply, to: zone },
      ];
    case 'replaced-aboard':
      return [
        { cargo: victim, from: board, to: 'lost' },
        { cargo: astronaut, from: supply, to: board },
      ];
    case 'astronauts-lost':
      return several(count, astronaut, zone, 'lost');
    case 'astronauts-returned':
      return several(count, astronaut, 'lost', zone);
    case 'zone-produced':
      return several(count, token, `resource:${of('zone')}`, zone);
    case 'tokens-taken':
      return several(count, token, zone, `purse:${of('colour')}:${of('resource')}`);
    case 'tokens-gained':
      return several(count, token, 'bank', `purse:${of('colour')}:${of('resource')}`);
    case 'character-revealed':
      return [
        {
          cargo: { kind: 'card', character: of('character') },
          from: `player:${of('colour')}`,
          to: `call:${of('character')}`,
        },
      ];
    case 'event-kept':
    case 'event-kept-hidden':
      return [{ cargo: { kind: 'card', character: null }, from: 'events', to: `kept:${of('colour')}` }];
    case 'discovery-assigned':
    case 'discovery-assigned-hidden':
      return [{ cargo: { kind: 'card', character: null }, from: 'events', to: `rim:${of('zone')}` }];
    case 'first-player-set':
      return [{ cargo: { kind: 'counter' }, from: `player:${view.first}`, to: `player:${of('colour')}` }];
    default:
      return [];
  }
}

/** How long what an event does takes at normal speed, in milliseconds; 0: it happens with what comes before. */
const TIMES: Record<string, number> = {
  'astronauts-placed': 480,
  'astronaut-moved': 520,
  'astronaut-killed': 620,
  'astronauts-lost': 520,
  'astronauts-returned': 520,
  'character-revealed': 420,
  'characters-chosen': 0,
  'crew-pulled': 620,
  'destination-set': 480,
  'discovery-assigned': 480,
  'discovery-phase-began': 0,
  'final-scoring-began': 0,
  'production-began': 0,
  'round-began': 0,
  'discovery-assigned-hidden': 480,
  'event-kept': 480,
  'event-kept-hidden': 480,
  'first-player-set': 420,
  'replaced-in-zone': 620,
  'replaced-aboard': 620,
  'resource-found': 0,
  'ship-destroyed': 700,
  'ship-docked': 420,
  'ship-forced': 700,
  'ship-landed': 900,
  'ship-launched': 700,
  'ship-vanished': 700,
  'sign-placed': 480,
  'tokens-gained': 480,
  'tokens-taken': 620,
  'zone-produced': 520,
};

/** Return how long an event takes; null where there is nothing to see. */
export function duration(event: Event): number | null {
  return TIMES[String(event['event'])] ?? null;
}
