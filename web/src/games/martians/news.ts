import type { TableControl } from '../../table/control.svelte.ts';

/** Whether something has just happened to a thing: what is new moves, unless the reader wants stillness. */
export function isFresh(control: TableControl, kind: string, name: string): boolean {
  if (control.speed === 0) return false;
  return control.news.some((entry) => entry.things.some((one) => one.kind === kind && one.name === name));
}
