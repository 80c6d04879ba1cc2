import type { Answer } from '../../../lib/wire.ts';
import type { TableControl } from '../../../table/control.svelte.ts';
import { priceOf, type Price } from '../price.ts';
import { outlookOf } from '../view.ts';

/** Returns what an answer to the open question takes, as the outlook of the table foresees it. */
export function priced(control: TableControl, answer: Answer): Price | null {
  const { own, mission } = outlookOf(control);
  return priceOf(answer, own, mission?.requirements ?? {});
}
