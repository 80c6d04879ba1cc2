/** What stands on the map in letters, and what a screen reader says of a zone. */
import type { TableControl } from '../../../table/control.svelte.ts';
import { RESOURCES, type ZoneView } from '../view.ts';

/** Names longer than this are written on two lines, where they have two words. */
const LINE = 11;

/** Return the name of a zone as it is written on the map. */
export function titleLines(name: string): string[] {
  const words = name.split(' ');
  if (name.length <= LINE || words.length === 1) return [name];
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
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
