import { expect, test } from 'vitest';

import { homeOf } from '../../src/games/on-mars/homes.ts';
import type { ColonyView } from '../../src/games/on-mars/view.ts';

const VIEW = {
  seat: 0,
  blueprints: ['BP01', null],
  science: ['geologist', 'EC02'],
  players: [
    { colour: 'blue', seat: 0, lab: { shelter: 'L2b' } },
    { colour: 'green', seat: null, lab: { shelter: 'L2b', mine: 'L1a' } },
  ],
} as unknown as ColonyView;

test.each([
  ['hex:0,0', 'map', ''],
  ['mission:MI1', 'map', ''],
  ['main-action:hire', 'actions', ''],
  ['executive:EX6', 'mine', 'blue'],
  ['card:BP01', 'cards', 'blueprints'],
  ['card:BP03', 'mine', 'blue'],
  ['scientist:geologist', 'cards', 'science'],
  ['contract:EC12', 'mine', 'blue'],
  ['tech:shelter', 'mine', 'blue'],
  ['tech:mine', 'players', 'green'],
  ['solo-card:3', 'players', 'green'],
])('%s is seen at its place', (thing, place, pile) => {
  expect(homeOf(thing, VIEW)).toEqual({ place, pile });
});

test('what is nowhere opens nothing', () => expect(homeOf('nobody:here', VIEW)).toBeNull());
