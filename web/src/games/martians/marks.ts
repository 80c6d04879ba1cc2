/** Costs and gains as rows of pictograms; their words are those of the server. */
import type { Mark } from '../../ui/marks.ts';
import { GOODS, MINERALS, type Counts } from './view.ts';

/** Returns the pictogram of a good, a mineral, or anything else that is counted. */
export function glyphOf(what: string): string {
  return (MINERALS as readonly string[]).includes(what) ? `mineral-${what}` : what;
}

const RANK = [...GOODS, ...MINERALS] as readonly string[];

/** Returns the pictograms of a cost, with numbers where there are several. */
export function costMarks(cost: Counts): Mark[] {
  return Object.entries(cost)
    .sort(([one], [other]) => RANK.indexOf(one) - RANK.indexOf(other))
    .filter(([, count]) => count !== 0)
    .map(([what, count]) => ({
      glyph: glyphOf(what),
      ...(count === 1 && what !== 'money' ? {} : { text: String(count) }),
    }));
}

/** Returns a number with its sign. */
export const signed = (count: number): string => (count > 0 ? `+${count}` : String(count).replace('-', '−'));
