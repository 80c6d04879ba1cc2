import type { Item, Space } from '../lib/wire.ts';

/** How many of each item are picked, by the item's name. */
export type Picked = ReadonlyMap<string, number>;

/** What is wrong with a composite answer as it stands; null where it can be sent. */
export type Fault =
  | { key: 'too-few' | 'too-many'; count: number }
  | { key: 'unpaid'; count: number }
  | { key: 'wasteful'; source: string };

const NOTHING = 'nothing';

const count = (picked: Picked, item: Item): number => picked.get(item.name) ?? 0;

/** Returns where a composite answer starts: a payment with the server's proposal, a choice with nothing. */
export function start(space: Space): Map<string, number> {
  if (space.space === 'choose') return new Map();
  return new Map(space.items.map((item, place) => [item.name, space.proposal[place] ?? 0]));
}

/** How many items are picked in all. */
export function total(picked: Picked): number {
  let sum = 0;
  for (const amount of picked.values()) sum += amount;
  return sum;
}

/** What the picked sources are worth together. */
export function paid(space: Space, picked: Picked): number {
  return space.items.reduce((sum, item) => sum + count(picked, item) * item.worth, 0);
}

/** Returns `picked` with the item pointed at once more; beyond its cap it is put back. */
export function pointed(space: Space, picked: Picked, name: string): Map<string, number> {
  const item = space.items.find((one) => one.name === name);
  if (!item) return new Map(picked);
  const now = count(picked, item);
  const isFull = space.space === 'choose' && total(picked) >= space.most;
  if (space.space === 'choose' && space.most === 1 && now === 0) return new Map([[name, 1]]);
  const next = now >= item.cap || isFull ? (now > 0 ? 0 : now) : now + 1;
  return amounted(space, picked, name, next);
}

/**
 * Returns `picked` with another amount of one item.
 *
 * Money, the first source of a payment, pays what the others leave.
 */
export function amounted(space: Space, picked: Picked, name: string, amount: number): Map<string, number> {
  const next = new Map(picked);
  const item = space.items.find((one) => one.name === name);
  if (!item) return next;
  const most = space.space === 'choose' ? space.most - total(picked) + count(picked, item) : item.cap;
  next.set(name, Math.max(0, Math.min(amount, item.cap, most)));
  const money = space.items[0];
  if (space.space === 'pay' && money && money.name !== name) {
    const rest = space.due - paid(space, next) + count(next, money) * money.worth;
    next.set(money.name, Math.max(0, Math.min(rest, money.cap)));
  }
  return next;
}

/** Returns what keeps the answer from being sent. */
export function fault(space: Space, picked: Picked): Fault | null {
  if (space.space === 'choose') {
    const chosen = total(picked);
    if (chosen < space.least) return { key: 'too-few', count: space.least - chosen };
    if (chosen > space.most) return { key: 'too-many', count: chosen - space.most };
    return null;
  }
  const worth = paid(space, picked);
  if (worth < space.due) return { key: 'unpaid', count: space.due - worth };
  const wasted = space.items.find((item) => count(picked, item) > 0 && worth - item.worth >= space.due);
  return wasted ? { key: 'wasteful', source: wasted.label } : null;
}

/** Returns the whole answer in notation: "verb name name …", "verb 3 name 2 name", "verb nothing". */
export function notation(space: Space, picked: Picked): string {
  const parts: string[] = [];
  for (const item of space.items) {
    const amount = count(picked, item);
    if (amount === 0) continue;
    if (space.space === 'pay') parts.push(`${amount} ${item.name}`);
    else for (let one = 0; one < amount; one += 1) parts.push(item.name);
  }
  return `${space.verb} ${parts.join(' ') || NOTHING}`;
}
