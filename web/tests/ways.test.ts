import { describe, expect, it } from 'vitest';

import { WAYS as MARTIANS } from '../src/games/martians/ways.ts';
import { WAYS as ON_MARS } from '../src/games/on-mars/ways.ts';
import { WAYS as TERRAFORMING_MARS } from '../src/games/terraforming-mars/flights.ts';
import { GLYPHS as MARTIANS_SIGNS } from '../src/games/martians/glyphs.ts';
import { GLYPHS as ON_MARS_SIGNS } from '../src/games/on-mars/glyphs.ts';
import { GLYPHS as TERRAFORMING_MARS_SIGNS } from '../src/games/terraforming-mars/cards/glyphs.ts';
import { scriptOf, type Ways } from '../src/table/motion/ways.ts';

const EVENT = { seat: 'red', building: 'mine', installation: 'solar', tile: 'city', hex: '0,1' };
const SIGNS: [string, Ways, Record<string, string>][] = [
  ['Martians', MARTIANS, MARTIANS_SIGNS],
  ['On Mars', ON_MARS, { ...ON_MARS_SIGNS, 'tile-mine': '' }],
  ['Terraforming Mars', TERRAFORMING_MARS, TERRAFORMING_MARS_SIGNS],
];

describe('what travels over a drawn table', () => {
  it('comes from whoever moves it, unless it lay elsewhere', () => {
    const script = scriptOf(ON_MARS);
    const built = { event: 'constructed', seat: 'red', building: 'mine', hex: '0,1' };
    expect(script.duration(built)).toBeGreaterThan(0);
    expect(script.flights(null, built)).toEqual([
      { cargo: { kind: 'glyph', name: 'tile-mine' }, from: 'seat:red', to: 'hex:0,1' },
    ]);
    const moved = { event: 'bot-moved', seat: 'red', origin: '0,0', hex: '0,1' };
    expect(script.flights(null, moved)[0]?.from).toBe('hex:0,0');
  });

  it('is nothing where a game knows no way', () => {
    const script = scriptOf(MARTIANS);
    expect(script.duration({ event: 'turn-ended' })).toBeNull();
    expect(script.flights(null, { event: 'turn-ended' })).toEqual([]);
  });

  it.each(SIGNS)('is a sign that %s has drawn', (_, ways, signs) => {
    for (const [event, way] of Object.entries(ways)) {
      expect(signs, event).toHaveProperty([way({ ...EVENT, event })?.[0] ?? '']);
    }
  });
});
