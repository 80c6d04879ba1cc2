import type { TableControl } from '../../../table/control.svelte.ts';
import { facesOf, shown, type MarsView } from '../view.ts';

export type Parameter = 'temperature' | 'oxygen' | 'oceans';
export const PARAMETERS: readonly Parameter[] = ['temperature', 'oxygen', 'oceans'];

/** A value of a parameter with its unit. */
export function valueOf(parameter: Parameter, value: number): string {
  if (parameter === 'temperature') return `${shown(value)} °C`;
  return parameter === 'oxygen' ? `${value} %` : String(value);
}

/** What a screen reader says of a track: "temperature: −20 °C of 8 °C". */
export function trackLabel(control: TableControl, parameter: Parameter, view: MarsView): string {
  const goal = facesOf(control).parameter[parameter].steps.at(-1) ?? 0;
  return control.say('table.track', {
    parameter: control.nameOf('parameter', parameter),
    now: valueOf(parameter, view[parameter]),
    goal: valueOf(parameter, goal),
  });
}
