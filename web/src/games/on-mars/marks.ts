/** What effects look like as a row of pictograms; their words are those of the server. */
import type { Mark } from '../../ui/marks.ts';
import type { Counts, Icon } from './view.ts';

const times = (count: unknown): string => (Number(count) > 1 ? String(count) : '');
const mark = (glyph: string, text = ''): Mark => (text ? { glyph, text } : { glyph });
const ARROW = mark('arrow');

const DRAWN: Record<string, (icon: Icon) => Mark[]> = {
  gain: ({ item, count }) => [mark(String(item), times(count))],
  'gain-any': ({ count }) => [mark('any', times(count))],
  'some-crystals': ({ count }) => [mark('crystal', times(count))],
  'take-items': ({ count, resources_only: only }) => [
    mark('warehouse', times(count)),
    ...(only ? [mark('any')] : []),
  ],
  'take-techs': ({ count }) => [mark('tech', times(count))],
  'take-blueprints': ({ count }) => [mark('blueprint', times(count))],
  develop: ({ count, free }) => [mark('develop', times(count)), ...(free ? [mark('free')] : [])],
  move: ({ bots, rover, as_rover: collects }) => [
    ...(bots ? [mark('bot', String(bots))] : []),
    ...(rover ? [mark('rover', String(rover))] : []),
    ...(collects ? [mark('discovery')] : []),
  ],
  'move-by-rover-tech': () => [mark('rover'), mark('tech')],
  construct: ({ kind }) => [mark('construct'), ...(kind === 'any' ? [] : [mark(`tile-${kind}`)])],
  'upgrade-buildings': ({ count, free, anywhere }) => [
    mark('upgrade', times(count)),
    ...(free ? [mark('free')] : []),
    ...(anywhere ? [mark('everywhere')] : []),
  ],
  'welcome-ships': ({ free }) => [mark('welcome'), ...(free ? [mark('free')] : [])],
  'add-colonists': ({ count }) => [mark('colonist', String(count))],
  'buy-colonist': () => [mark('colonist')],
  hire: ({ scientists, contracts, free }) => [
    ...(scientists ? [mark('scientist')] : []),
    ...(contracts ? [mark('contract')] : []),
    ...(free ? [mark('free')] : []),
  ],
  'produce-again': () => [mark('produce')],
  retrieve: ({ count }) => [mark('retrieve', Number(count) < 9 ? times(count) : '')],
  score: ({ count }) => [mark('points', String(count))],
  'trade-resources': ({ count }) => [mark('any'), ARROW, mark('any', times(count))],
  'travel-across': () => [mark('travel')],
  'travel-to-orbit': () => [mark('travel')],
  'use-radar': () => [mark('discovery')],
};

/** What a reward of life support counts. */
const COUNTED: Record<string, string> = {
  'by-highest-tech': 'tech',
  'by-ships': 'ship',
  'by-advanced': 'advanced',
  'by-mines': 'tile-mine',
  'by-bots': 'bot',
  'by-discoveries': 'discovery',
  'by-shelters': 'tile-shelter',
  'by-colonists': 'colonist',
};

/** What missions count. */
export const DEEDS: Record<string, string> = {
  'research-taken': 'research',
  'blueprint-taken': 'blueprint',
  'advanced-placed': 'advanced',
  'bot-placed': 'bot',
  'discovery-taken': 'discovery',
  'tech-taken': 'tech',
  'cube-placed': 'cube',
  'scientist-taken': 'scientist',
  'contract-completed': 'contract',
};

/** Returns the pictograms of effects, in their order, with a Colonist where more can be bought with one. */
export function marksOf(icons: readonly Icon[]): Mark[] {
  return icons.flatMap((icon) => {
    if (icon['counts'])
      return [mark('points', String(icon['points'])), mark(COUNTED[icon['counts']] ?? 'any')];
    const drawn = DRAWN[String(icon['effect'])]?.(icon) ?? [];
    return icon['teal'] ? [...drawn, mark('boost')] : drawn;
  });
}

/** Returns the pictograms of a cost. */
export function costMarks(cost: Counts): Mark[] {
  return Object.entries(cost).map(([what, count]) =>
    mark(what === 'colonists' ? 'colonist' : what, times(count)),
  );
}
