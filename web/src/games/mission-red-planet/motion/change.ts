/**
 * What an event changes on the table, so that pieces leave and arrive one after another.
 *
 * This is only for the eye: when everything has moved, the board shows the server's view.
 */
import type { Event } from '../../../table/motion/reel.svelte.ts';
import { NOT_CALLED, numberOf, type Counts, type MissionView, type ShipView } from '../view.ts';

export type { Event };

const text = (event: Event, field: string): string => String(event[field] ?? '');
const number = (event: Event, field: string): number => Number(event[field] ?? 0);

/** Add to what there is; what is down to nothing is not named any more. */
function add(counts: Counts, name: string, count: number): void {
  const now = (counts[name] ?? 0) + count;
  if (now > 0) counts[name] = now;
  else delete counts[name];
}

export function shipOf(view: MissionView, name: string): ShipView | undefined {
  return [...view.docks, ...view.launched].find((ship) => ship?.ship === name) ?? undefined;
}

function undock(view: MissionView, name: string): ShipView | undefined {
  const place = view.docks.findIndex((ship) => ship?.ship === name);
  const ship = view.docks[place] ?? undefined;
  if (ship) view.docks[place] = null;
  return ship;
}

/** Nobody's character of this round is known any more, or yet. */
function recall(view: MissionView, hasChosen: boolean): void {
  view.countdown = NOT_CALLED;
  for (const player of view.players) {
    player.character = null;
    player.has_chosen = hasChosen;
  }
}

/** Return the view after whatever moves has left its place. */
export function left(before: MissionView, event: Event): MissionView {
  const view = structuredClone(before);
  const player = view.players.find((one) => one.colour === text(event, 'colour'));
  const zone = view.zones[text(event, 'zone')];
  switch (event['event']) {
    case 'astronauts-placed':
      if (player) player.supply -= number(event, 'count');
      break;
    case 'ship-launched':
    case 'ship-forced': {
      undock(view, text(event, 'ship'));
      break;
    }
    case 'ship-destroyed':
      undock(view, text(event, 'ship'));
      break;
    case 'ship-landed':
    case 'ship-vanished':
      view.launched = view.launched.filter((ship) => ship.ship !== event['ship']);
      break;
    case 'astronaut-moved': {
      const origin = view.zones[text(event, 'origin')];
      if (origin) add(origin.astronauts, text(event, 'colour'), -1);
      break;
    }
    case 'astronaut-killed':
    case 'replaced-in-zone':
      if (zone) add(zone.astronauts, text(event, 'victim'), -1);
      break;
    case 'replaced-aboard': {
      const ship = shipOf(view, text(event, 'ship'));
      if (ship) add(ship.crew, text(event, 'victim'), -1);
      break;
    }
    case 'astronauts-lost':
      if (zone) add(zone.astronauts, text(event, 'colour'), -number(event, 'count'));
      break;
    case 'astronauts-returned':
      add(view.lost, text(event, 'colour'), -number(event, 'count'));
      break;
    case 'crew-pulled': {
      const ship = shipOf(view, text(event, 'ship'));
      if (ship) ship.crew = {};
      break;
    }
    case 'tokens-taken':
      if (zone) add(zone.tokens, text(event, 'resource'), -number(event, 'count'));
      break;
    case 'tokens-gained':
    case 'zone-produced':
      add(view.point_tokens, text(event, 'resource'), -number(event, 'count'));
      break;
    case 'ship-docked':
      view.ship_deck = Math.max(0, view.ship_deck - 1);
      break;
  }
  return view;
}

/**
 * Return the view after it has arrived; `before` is the view in which nothing had left yet.
 *
 * A ship that was still in the deck is known from the `present`.
 */
export function arrived(
  gone: MissionView,
  before: MissionView,
  event: Event,
  present: MissionView = gone,
): MissionView {
  const view = structuredClone(gone);
  const colour = text(event, 'colour');
  const count = number(event, 'count');
  const player = view.players.find((one) => one.colour === colour);
  const zone = view.zones[text(event, 'zone')];
  const ship = shipOf(view, text(event, 'ship'));
  const was = shipOf(before, text(event, 'ship'));
  switch (event['event']) {
    case 'round-began':
      view.stop = `round-${number(event, 'round')}`;
      recall(view, false);
      break;
    case 'production-began':
      view.stop = `production-${number(event, 'phase')}`;
      break;
    case 'discovery-phase-began':
      view.stop = 'discovery';
      break;
    case 'final-scoring-began':
      view.stop = 'final';
      break;
    case 'characters-chosen':
      recall(view, true);
      break;
    case 'character-revealed':
      if (player) player.character = text(event, 'character');
      view.countdown = numberOf(text(event, 'character'));
      break;
    case 'astronauts-placed':
      if (ship) add(ship.crew, colour, count);
      break;
    case 'destination-set':
    case 'sign-placed':
      if (ship) {
        ship.tokens.push(text(event, 'zone'));
        ship.to = text(event, 'zone');
      }
      break;
    case 'ship-docked': {
      const docked = shipOf(present, text(event, 'ship'));
      if (docked) {
        view.docks[number(event, 'dock') - 1] = { ...docked, to: docked.printed, tokens: [], crew: {} };
      }
      break;
    }
    case 'ship-launched':
    case 'ship-forced':
      if (was) view.launched.push(structuredClone(was));
      break;
    case 'ship-destroyed':
    case 'ship-vanished':
      for (const [who, many] of Object.entries(was?.crew ?? {})) add(view.lost, who, many);
      break;
    case 'ship-landed':
    case 'crew-pulled':
      for (const [who, many] of Object.entries(was?.crew ?? {})) if (zone) add(zone.astronauts, who, many);
      break;
    case 'resource-found':
      if (zone) zone.resource = text(event, 'resource');
      break;
    case 'astronaut-moved':
      if (zone) add(zone.astronauts, colour, 1);
      break;
    case 'astronaut-killed':
      add(view.lost, text(event, 'victim'), 1);
      break;
    case 'replaced-in-zone':
    case 'replaced-aboard': {
      add(view.lost, text(event, 'victim'), 1);
      const place = event['event'] === 'replaced-in-zone' ? zone?.astronauts : ship?.crew;
      if (place) add(place, colour, 1);
      if (player) player.supply -= 1;
      break;
    }
    case 'astronauts-lost':
      add(view.lost, colour, count);
      break;
    case 'astronauts-returned':
      if (zone) add(zone.astronauts, colour, count);
      break;
    case 'zone-produced':
      if (zone) add(zone.tokens, text(event, 'resource'), count);
      break;
    case 'tokens-taken':
    case 'tokens-gained':
      if (player) add(player.tokens, text(event, 'resource'), count);
      break;
    case 'first-player-set':
      view.first = colour;
      break;
  }
  return view;
}
