/** What can be said and done about the people on a ship. */
import type { TableControl } from '../../../table/control.svelte.ts';
import { answersAbout } from '../pointing.ts';
import type { ShipView } from '../view.ts';

/** Return what a screen reader says of a ship. */
export function aboard(control: TableControl, ship: ShipView, to: string, order: string[]): string {
  const crew = order
    .filter((colour) => ship.crew[colour])
    .map((colour) =>
      control.say('table.astronauts', {
        count: ship.crew[colour] ?? 0,
        colour: control.nameOf('colour', colour),
      }),
    );
  const name = control.say('table.ship', { ship: ship.ship, zone: to, count: ship.capacity });
  return [name, ...crew].join(', ');
}

/** Return the colours aboard that an answer speaks of together with this ship. */
export function crewAnswers(control: TableControl, ship: ShipView, order: string[]): string[] {
  return order.filter(
    (colour) =>
      ship.crew[colour] &&
      answersAbout(control, [
        { kind: 'colour', name: colour },
        { kind: 'ship', name: ship.ship },
      ]).length > 0,
  );
}
