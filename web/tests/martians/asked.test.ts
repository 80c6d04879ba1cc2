import { describe, expect, it } from 'vitest';

import { homeOf } from '../../src/games/martians/asked.ts';

describe('the part of the table on which a thing lies', () => {
  it('is where it is pointed at', () => {
    expect(homeOf('field:mining-1')).toBe('base');
    expect(homeOf('delivery:food-q1')).toBe('quarters');
    expect(homeOf('spot:D2')).toBe('mine');
    expect(homeOf('order:O01')).toBe('cards');
    expect(homeOf('technology:long-arm')).toBe('corporations');
  });

  it('is the base for what only explains itself there', () => {
    expect(homeOf('building:moxie')).toBe('base');
    expect(homeOf('weather:W1')).toBe('base');
  });

  it('does not matter for what is seen everywhere', () => {
    expect(homeOf('scenario:S1')).toBeNull();
    expect(homeOf('')).toBeNull();
  });
});
