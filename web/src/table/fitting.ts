import type { Answer, Space, Thing } from '../lib/wire.ts';

/** How a thing is written in sets and on pieces: `data-thing="zone:VB"`. */
export const written = (thing: { kind: string; name: string }): string => `${thing.kind}:${thing.name}`;

type Fit = (answer: Answer, chosen: readonly string[]) => boolean;

const isPrefix: Fit = ({ things }, chosen) =>
  chosen.every((one, place) => things[place] !== undefined && written(things[place]) === one);

const isSubsequence: Fit = ({ things }, chosen) => {
  let place = 0;
  for (const thing of things) if (written(thing) === chosen[place]) place += 1;
  return place === chosen.length;
};

const isContained: Fit = ({ things }, chosen) => {
  const names = things.map(written);
  return chosen.every((one) => names.includes(one));
};

/**
 * Returns the answers that the things pointed at so far can mean.
 *
 * Pointing at A and then at B means "from A to B" before it means "from B to A": answers that begin with
 * the chosen things come first, then those that name them in this order, then those that name them at all.
 */
export function fitting(answers: readonly Answer[], chosen: readonly string[]): Answer[] {
  if (chosen.length === 0) return [...answers];
  for (const fits of [isPrefix, isSubsequence, isContained]) {
    const found = answers.filter((answer) => fits(answer, chosen));
    if (found.length > 0) return found;
  }
  return [];
}

/** Returns the things that can be pointed at next: each leaves fewer answers, or is in the only one. */
export function targets(answers: readonly Answer[], chosen: readonly string[]): Set<string> {
  const left = fitting(answers, chosen);
  const found = new Set<string>();
  for (const answer of left) {
    for (const thing of answer.things) {
      const name = written(thing);
      if (chosen.includes(name) || found.has(name)) continue;
      if (left.length === 1 || fitting(answers, [...chosen, name]).length < left.length) found.add(name);
    }
  }
  return found;
}

/** Returns the items of a composite answer that can be pointed at. */
export function itemTargets(space: Space): Set<string> {
  return new Set(space.items.filter((item) => item.cap > 0).map(written));
}

/** The things of an answer as they are written. */
export const namesOf = (things: readonly Thing[]): string[] => things.map(written);
