/** Small repeatable irregularities: the same planet for everybody, every time. */

/** Return a generator of numbers from 0 to 1 that always gives the same ones for a seed. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Return offsets along a line that is pinned at both ends, rough by midpoint displacement. */
export function rough(seed: number, doublings: number, height: number): number[] {
  const random = chance(seed);
  let line = [0, 0];
  for (let step = 0, most = height; step < doublings; step++, most /= 1.9) {
    line = line.flatMap((here, place) => {
      const next = line[place + 1];
      return next === undefined ? [here] : [here, (here + next) / 2 + (random() * 2 - 1) * most];
    });
  }
  return line;
}
