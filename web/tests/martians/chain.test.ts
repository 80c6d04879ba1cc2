import { describe, expect, it } from 'vitest';

import { chained } from '../../src/games/martians/turn/chain.ts';
import type { BaseView } from '../../src/games/martians/view.ts';

const moment = (time: number, supply: number, goods: Record<string, number>, active = 'red'): BaseView =>
  ({
    active,
    time,
    colony: null,
    players: [{ colour: 'red', supply, goods, reputation: 2 }],
  }) as unknown as BaseView;

describe('a turn that is tried out', () => {
  const before = moment(3, 3, { energy: 4, material: 1 });

  it('adds up the time, markers and goods of all its steps', () => {
    const after = moment(1, 2, { energy: 2, material: 1, water: 1 });
    expect(chained(before, after)).toEqual({
      takes: { time: 2, markers: 1, goods: { energy: 2 }, reputation: 0 },
      brings: [{ glyph: 'water', text: '1' }],
    });
  });

  it('is over once somebody else has the turn', () => {
    expect(chained(before, moment(3, 3, {}, 'blue'))).toBeNull();
  });
});
