/** What stands on the map in letters, and what a screen reader says of a zone. */
import type { TableControl } from '../../../table/control.svelte.ts';
import { RESOURCES, type ZoneView } from '../view.ts';

/** Names longer than this are written on two lines, where they have two words. */
const LINE = 11;

/** A line of a name that is longer than this has smaller letters. */
const LONG = 10;

/** Return how large the letters of a line are beside the usual ones. */
export function letters(line: string, isWide = false): number {
  return isWide || line.length <= LONG ? 1 : 0.9;
}

/** Return the name of a zone as it is written on the map: where it is broken, both lines stay short. */
export function titleLines(name: string, isWide = false): string[] {
  const words = name.split(' ');
  if (isWide || name.length <= LINE || words.length === 1) return [name];
  const broken = words.slice(1).map((_, place) => {
    return [words.slice(0, place + 1).join(' '), words.slice(place + 1).join(' ')];
  });
  const widest = (lines: string[]): number => Math.max(...lines.map((line) => line.length));
  return broken.reduce((best, lines) => (widest(lines) < widest(best) ? lines : best));
}

/** Return everything that can be seen at a zone. */
export function spoken(
  control: TableControl,
  name: string,
  zone: ZoneView,
  leaders: string[],
  order: string[],
): string {
  const said = [control.nameOf('zone', name)];
  said.push(zone.resource ? control.nameOf('resource', zone.resource) : control.say('table.resource.hidden'));
  for (const kind of RESOURCES) {
    const count = zone.tokens[kind];
    if (count) said.push(control.say('table.tokens', { count, resource: control.nameOf('resource', kind) }));
  }
  for (const colour of order) {
    const count = zone.astronauts[colour];
    if (count)
      said.push(control.say('table.astronauts', { count, colour: control.nameOf('colour', colour) }));
  }
  for (const colour of leaders)
    said.push(control.say('table.leads', { colour: control.nameOf('colour', colour) }));
  if (zone.discovery) {
    const { card } = zone.discovery;
    said.push(card ? control.nameOf('card', card) : control.say('table.discovery.hidden'));
  }
  return said.join(', ');
}
