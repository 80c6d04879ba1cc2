import type { TableControl } from '../../../table/control.svelte.ts';
import type { HexView, Reach } from '../view.ts';

/** What lies on a hex, in words: "greenhouse, complex of 3, Rover of blue". */
export function contents(control: TableControl, hex: HexView | undefined): string[] {
  if (!hex) return [];
  const said: string[] = [];
  if (hex.building) {
    const building = control.nameOf('building', hex.building);
    said.push(hex.owner ? `${building} (${control.nameOf('seat', hex.owner)})` : building);
  }
  if (hex.size) said.push(control.say('table.complex', { size: hex.size }));
  if (hex.card) said.push(control.nameOf('card', hex.card));
  if (hex.ground) said.push(control.nameOf('ground', hex.ground));
  if (hex.piece && hex.of) {
    said.push(`${control.nameOf('piece', hex.piece)} (${control.nameOf('seat', hex.of)})`);
  }
  return said;
}

/** What a screen reader says of a hex: what lies there, what a tile gives, what the way there costs. */
export function hexLabel(
  control: TableControl,
  name: string,
  hex: HexView | undefined,
  reach: Reach | undefined,
): string {
  const gives = hex?.ground ? control.textOf('ground', hex.ground) : '';
  return [control.nameOf('hex', name), ...contents(control, hex), gives, ...prices(control, reach)]
    .filter(Boolean)
    .join(' – ');
}

function prices(control: TableControl, reach: Reach | undefined): string[] {
  if (!reach?.price) return [];
  const paid =
    reach.with === 'crystal' ? control.nameOf('item', 'crystal') : control.nameOf('crew', 'colonists');
  return [`${reach.price} × ${paid}`];
}
