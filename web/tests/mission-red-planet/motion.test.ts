// @vitest-environment node
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrived, left, type Event } from '../../src/games/mission-red-planet/motion/change';
import { duration, flights } from '../../src/games/mission-red-planet/motion/flights';
import { LATEST, Reel, scenes as scenesOf, type Scene } from '../../src/table/motion/reel.svelte';
import type { MissionView } from '../../src/games/mission-red-planet/view';
import type { Entry } from '../../src/lib/wire';

const script = { duration, flights, left, arrived };
const scenes = (waiting: Scene[], news: Entry[], speed: number) => scenesOf(waiting, news, speed, duration);

function view(): MissionView {
  const zone = () => ({ resource: null, tokens: {}, astronauts: {}, discovery: null });
  const player = (colour: string, seat: number) => ({
    colour,
    seat,
    supply: 20,
    tokens: {},
    played: [],
    has_chosen: true,
    character: null,
  });
  return {
    seats: 2,
    seat: 0,
    stop: 'round-1',
    first: 'yellow',
    countdown: 5,
    docks: [
      { ship: 'S01', capacity: 3, printed: 'VB', to: 'VB', tokens: [], crew: { yellow: 1, blue: 1 } },
      null,
    ],
    launched: [{ ship: 'S04', capacity: 3, printed: 'TS', to: 'TS', tokens: [], crew: { blue: 3 } }],
    zones: { VB: { ...zone(), astronauts: { yellow: 2, blue: 1 }, tokens: { ice: 2 } }, TS: zone() },
    lost: {},
    players: [player('yellow', 0), player('blue', 1)],
    destination_tokens: {},
    point_tokens: { ice: 40 },
    ship_deck: 30,
    ship_discard: [],
    event_deck: 28,
    event_discard: [],
    box: [],
    claims: [],
    drawn: null,
    deciding: [0],
  };
}

/** The table after an event, as the board shows it once everything has arrived. */
function after(before: MissionView, event: Event): MissionView {
  return arrived(left(before, event), before, event);
}

function entry(event: Event, number = 0): Entry {
  return { number, version: number, text: '', event, things: [] };
}

describe('what an event changes', () => {
  it('takes astronauts from the supply aboard', () => {
    const event = { event: 'astronauts-placed', colour: 'yellow', ship: 'S01', dock: '1', count: 1 };
    expect(left(view(), event).players[0]?.supply).toBe(19);
    expect(left(view(), event).docks[0]?.crew).toEqual({ yellow: 1, blue: 1 });
    expect(after(view(), event).docks[0]?.crew).toEqual({ yellow: 2, blue: 1 });
  });

  it('launches a ship out of its dock', () => {
    const event = { event: 'ship-launched', ship: 'S01' };
    expect(left(view(), event).docks[0]).toBeNull();
    expect(after(view(), event).launched.map((ship) => ship.ship)).toEqual(['S04', 'S01']);
  });

  it('docks a ship that the present knows', () => {
    const event = { event: 'ship-docked', ship: 'S07', dock: '2' };
    const present = view();
    present.docks[1] = {
      ship: 'S07',
      capacity: 3,
      printed: 'MT',
      to: 'VB',
      tokens: ['VB'],
      crew: { blue: 1 },
    };
    const shown = arrived(left(view(), event), view(), event, present);
    expect(shown.docks[1]).toMatchObject({ ship: 'S07', to: 'MT', tokens: [], crew: {} });
    expect(shown.ship_deck).toBe(29);
    expect(after(view(), event).docks[1]).toBeNull();
  });

  it('lands the crew of a ship', () => {
    const shown = after(view(), { event: 'ship-landed', ship: 'S04', zone: 'TS', count: 3 });
    expect(shown.launched).toEqual([]);
    expect(shown.zones['TS']?.astronauts).toEqual({ blue: 3 });
  });

  it('moves an astronaut from zone to zone', () => {
    const shown = after(view(), { event: 'astronaut-moved', colour: 'blue', origin: 'VB', zone: 'TS' });
    expect(shown.zones['VB']?.astronauts).toEqual({ yellow: 2 });
    expect(shown.zones['TS']?.astronauts).toEqual({ blue: 1 });
  });

  it('begins a round with nobody known', () => {
    const before = view();
    before.players[1]!.character = 'pilot';
    const begun = after({ ...before, countdown: 0 }, { event: 'round-began', round: 2 });
    expect([begun.stop, begun.countdown, begun.players[1]?.character]).toEqual(['round-2', 10, null]);
    const chosen = after(begun, { event: 'characters-chosen' });
    expect(chosen.players.map((player) => player.has_chosen)).toEqual([true, true]);
  });

  it('turns the round counter', () => {
    expect(after(view(), { event: 'production-began', phase: 2 }).stop).toBe('production-2');
    expect(after(view(), { event: 'discovery-phase-began' }).stop).toBe('discovery');
    expect(after(view(), { event: 'final-scoring-began' }).stop).toBe('final');
  });

  it('counts down as characters are revealed', () => {
    const shown = after(view(), { event: 'character-revealed', colour: 'blue', character: 'travel-agent' });
    expect(shown.countdown).toBe(3);
    expect(shown.players[1]?.character).toBe('travel-agent');
  });

  it('remembers the dead', () => {
    const killed = after(view(), { event: 'astronaut-killed', colour: 'blue', victim: 'yellow', zone: 'VB' });
    expect(killed.lost).toEqual({ yellow: 1 });
    const destroyed = after(view(), { event: 'ship-destroyed', colour: 'blue', ship: 'S01' });
    expect(destroyed.lost).toEqual({ yellow: 1, blue: 1 });
    expect(destroyed.docks[0]).toBeNull();
  });

  it('replaces an astronaut in a zone and aboard', () => {
    const zone = after(view(), { event: 'replaced-in-zone', colour: 'blue', victim: 'yellow', zone: 'VB' });
    expect(zone.zones['VB']?.astronauts).toEqual({ yellow: 1, blue: 2 });
    const ship = after(view(), { event: 'replaced-aboard', colour: 'yellow', victim: 'blue', ship: 'S04' });
    expect(ship.launched[0]?.crew).toEqual({ blue: 2, yellow: 1 });
    expect(ship.players[0]?.supply).toBe(19);
  });

  it('pays tokens', () => {
    const made = after(view(), { event: 'zone-produced', zone: 'VB', resource: 'ice', count: 1 });
    expect(made.zones['VB']?.tokens).toEqual({ ice: 3 });
    expect(made.point_tokens).toEqual({ ice: 39 });
    const paid = after(view(), {
      event: 'tokens-taken',
      colour: 'yellow',
      zone: 'VB',
      resource: 'ice',
      count: 2,
    });
    expect(paid.zones['VB']?.tokens).toEqual({});
    expect(paid.players[0]?.tokens).toEqual({ ice: 2 });
  });

  it('never changes the view it was given', () => {
    const before = view();
    after(before, { event: 'ship-destroyed', colour: 'blue', ship: 'S01' });
    expect(before).toEqual(view());
  });
});

describe('what flies where', () => {
  it('sends each astronaut aboard', () => {
    const event = { event: 'astronauts-placed', colour: 'yellow', ship: 'S01', dock: '1', count: 2 };
    const flight = { cargo: { kind: 'astronaut', colour: 'yellow' }, from: 'supply:yellow', to: 'ship:S01' };
    expect(flights(view(), event)).toEqual([flight, flight]);
  });

  it('sends a ship with its crew to its zone', () => {
    const [flight] = flights(view(), { event: 'ship-landed', ship: 'S04', zone: 'TS', count: 3 });
    expect(flight).toMatchObject({ cargo: { kind: 'ship', ship: { crew: { blue: 3 } } }, to: 'zone:TS' });
  });

  it('sends tokens to the purse of whoever takes them', () => {
    const event = { event: 'tokens-taken', colour: 'blue', zone: 'VB', resource: 'ice', count: 1 };
    expect(flights(view(), event)).toEqual([
      { cargo: { kind: 'token', resource: 'ice' }, from: 'zone:VB', to: 'purse:blue:ice' },
    ]);
  });

  it('tucks a discovery under the rim of its zone', () => {
    const [flight] = flights(view(), { event: 'discovery-assigned-hidden', colour: 'blue', zone: 'TS' });
    expect(flight).toMatchObject({ cargo: { kind: 'card' }, from: 'events', to: 'rim:TS' });
  });

  it('sends the crew of a destroyed ship to the memorial', () => {
    const sent = flights(view(), { event: 'ship-destroyed', colour: 'blue', ship: 'S01' });
    expect(sent.map((flight) => flight.to)).toEqual(['lost', 'lost']);
  });

  it('knows only events of the game, and shows all that move a piece', () => {
    const rules = new URL('../../../src/areopolis/games/mission_red_planet/events.py', import.meta.url);
    const told = [...readFileSync(rules, 'utf8').matchAll(/KEY = "([\w-]+)"/g)].map(
      (found) => found[1] as string,
    );
    expect(told.length).toBeGreaterThan(40);
    const moving = told.filter((key) => /astronaut|ship-|tokens|produced|replaced|crew/.test(key));
    for (const key of moving) expect([key, duration({ event: key })]).not.toEqual([key, null]);
    for (const key of ['mission-kept', 'mission-scored']) expect(duration({ event: key })).toBeNull();
  });
});

describe('the reel', () => {
  const moved = { event: 'astronaut-moved', colour: 'blue', origin: 'VB', zone: 'TS' };
  const landed = (ship: string) => ({ event: 'ship-landed', ship, zone: 'TS', count: 3 });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('lets equal events happen at the same time', () => {
    const found = { event: 'resource-found', zone: 'TS', resource: 'ice' };
    const shown = scenes([], [entry(landed('S04')), entry(found), entry(landed('S01')), entry(moved)], 1);
    expect(shown?.map((scene) => scene.events.length)).toEqual([3, 1]);
  });

  it('goes faster where it would fall behind, and gives up where nobody could follow', () => {
    const many = Array.from({ length: 8 }, (_, place) => entry(place % 2 ? moved : landed('S04')));
    const time = scenes([], many, 1)?.reduce((sum, scene) => sum + scene.milliseconds, 0);
    expect(time).toBeCloseTo(LATEST);
    const more = Array.from({ length: 40 }, (_, place) => entry(place % 2 ? moved : landed('S04')));
    expect(scenes([], more, 1)).toBeNull();
  });

  it('shows the pieces on their way and then the view of the server', async () => {
    const reel = new Reel(view(), script);
    const truth = { ...view(), countdown: 4 };
    reel.feed(truth, [entry(moved)], 1);
    expect(reel.flying).toHaveLength(1);
    expect(reel.view.zones['VB']?.astronauts).toEqual({ yellow: 2 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(reel.flying).toEqual([]);
    expect(reel.view).toBe(truth);
  });

  it('shows everything at once without motion', () => {
    const reel = new Reel(view(), script);
    const truth = { ...view(), countdown: 4 };
    reel.feed(truth, [entry(moved)], 0);
    expect(reel.flying).toEqual([]);
    expect(reel.view).toBe(truth);
  });

  it('goes on while somebody else does something that nobody sees', async () => {
    const reel = new Reel(view(), script);
    reel.feed({ ...view(), countdown: 4 }, [entry(moved)], 1);
    const truth = { ...view(), countdown: 3 };
    reel.feed(truth, [], 1);
    expect(reel.flying).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(reel.view).toBe(truth);
  });

  it('forgets what is in the air when it jumps', async () => {
    const reel = new Reel(view(), script);
    const truth = { ...view(), countdown: 4 };
    reel.feed(truth, [entry(moved)], 1);
    reel.jump();
    expect(reel.view).toBe(truth);
    await vi.advanceTimersByTimeAsync(5000);
    expect(reel.view).toBe(truth);
  });
});
