import { describe, expect, it } from 'vitest';

import type { Answer } from '../../src/lib/wire.ts';
import { box, layout } from '../../src/games/martians/mine/hexes.ts';
import { costMarks } from '../../src/games/martians/marks.ts';
import { priceOf } from '../../src/games/martians/price.ts';
import type { Prospects } from '../../src/games/martians/view.ts';

function answer(key: string, text: string, ...things: [string, string][]): Answer {
  return {
    key,
    text,
    label: text,
    hint: '',
    things: things.map(([kind, name]) => ({ field: kind, kind, name })),
  };
}

const OWN: Prospects = {
  colour: 'red',
  time: 3,
  fields: { 'hospital-1': { time: 1, against: null } },
  rest: null,
  rtg: null,
  works: {
    purify: { time: 1, cost: { energy: 1, ice: 1 } },
    mission: { time: 1, cost: {} },
  },
  ways: {
    technology: { 'long-arm': { time: 2, cost: { energy: 1 }, against: null } },
    order: { O06: { cost: { energy: 1, ice: 3 }, against: null } },
  },
  specialists: { doctor: { cost: { medicine: 1, money: 4 }, left: 1, against: null } },
  recover: [{ zone: 'housing', quarters: 'q2', time: 0, money: 2, against: null }],
  mining: { moves: [], before: {} },
};

describe('what an answer takes', () => {
  const price = (one: Answer) => priceOf(one, OWN, { 'S1-a': { cost: { water: 3 } } });

  it('counts the marker and the token that slows a field', () => {
    expect(price(answer('place-marker', 'place hospital-1', ['field', 'hospital-1']))).toMatchObject({
      markers: 1,
      time: 1,
    });
  });

  it('is what the server foresees for actions, cards and specialists', () => {
    expect(price(answer('purify', 'purify'))).toMatchObject({ time: 1, goods: { energy: 1, ice: 1 } });
    expect(price(answer('develop', 'develop long-arm', ['technology', 'long-arm']))).toMatchObject({
      time: 2,
      goods: { energy: 1 },
    });
    expect(price(answer('fulfil-order', 'mission O06', ['order', 'O06']))?.goods).toEqual({
      energy: 1,
      ice: 3,
    });
    expect(price(answer('fulfil-requirement', 'mission S1-a', ['requirement', 'S1-a']))).toMatchObject({
      time: 1,
      goods: { water: 3 },
    });
    expect(price(answer('use-specialist', 'use doctor', ['specialist', 'doctor']))?.goods['money']).toBe(4);
    const back = answer('recover', 'recover housing q2', ['zone', 'housing'], ['quarters', 'q2']);
    expect(price(back)).toMatchObject({ time: 0, goods: { money: 2 } });
  });

  it('is not told where nothing is foreseen', () => {
    expect(price(answer('end-turn', 'end'))).toBeNull();
    expect(priceOf(answer('purify', 'purify'), undefined, {})).toBeNull();
  });

  it('shows goods in the order of the board, with numbers where there are several', () => {
    expect(costMarks({ yellow: 1, money: 2, energy: 1, food: 0 })).toEqual([
      { glyph: 'energy' },
      { glyph: 'money', text: '2' },
      { glyph: 'mineral-yellow' },
    ]);
  });
});

describe('the mining area', () => {
  const face = (row: string | null, place: number | null) => ({ row, place, start: false });

  it('lies in rows around its middle', () => {
    const spots = layout({ A1: face('A', 1), A2: face('A', 2), B1: face('B', 1) });
    expect(spots.map(({ name }) => name)).toEqual(['A1', 'A2', 'B1']);
    expect(spots[0]?.x).toBeCloseTo(-(spots[1]?.x ?? 0));
    expect(spots[2]?.x).toBe(0);
    expect(box(spots).split(' ').map(Number).every(Number.isFinite)).toBe(true);
  });

  it("lays out an owner's map whose names tell no rows", () => {
    const names = Array.from({ length: 9 }, (_, place) => `field ${place}`);
    const spots = layout(Object.fromEntries(names.map((name) => [name, face(null, null)])));
    expect(new Set(spots.map(({ y }) => y)).size).toBe(2);
  });
});
