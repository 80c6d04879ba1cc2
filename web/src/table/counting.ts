/** Numbers that events change, added up over what has happened since the reader's last turn. */
import type { Change } from '../games/index.ts';
import { signed } from '../lib/minus.ts';
import type { Entry } from '../lib/wire.ts';
import type { TableControl } from './control.svelte.ts';
import type { Event } from './motion/reel.svelte.ts';
import { actorOf } from './story.ts';

/** A number, by the kind and the name of what is counted, and by how much it changes. */
export type Counted = [kind: string, name: string, by: number];

/** What events change of the numbers of whoever they speak of first. */
export type Counting = Record<string, (event: Event) => Counted[]>;

/** Returns by how much the numbers of a seat have changed since an entry, by kind and name; what is even again is none. */
export function sums(log: readonly Entry[], from: number, colour: string, counting: Counting): Counted[] {
  const found = new Map<string, Counted>();
  for (const entry of log) {
    if (entry.number < from || actorOf(entry) !== colour) continue;
    for (const [kind, name, by] of counting[String(entry.event['event'])]?.(entry.event) ?? []) {
      const before = found.get(`${kind}:${name}`)?.[2] ?? 0;
      found.set(`${kind}:${name}`, [kind, name, before + by]);
    }
  }
  return [...found.values()].filter(([, , by]) => by !== 0);
}

/** Returns what a strip shows of them; words of a view stand for what is no thing. */
export function changed(counting: Counting): (control: TableControl, colour: string) => Change[] {
  return (control, colour) =>
    sums(control.log, control.since.from, colour, counting).map(([kind, name, by]) => ({
      label: kind === 'view' ? control.say(`view.${name}`) : control.nameOf(kind, name),
      text: signed(by),
      glyph: name,
    }));
}
