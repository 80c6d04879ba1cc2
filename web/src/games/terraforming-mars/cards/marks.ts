import { shown, signed, type Icon } from '../view.ts';

/** One drawn mark: a glyph with a number in or beside it, or a plain sign between glyphs. */
export interface Mark {
  /** The name of a glyph, or empty for a sign. */
  glyph: string;
  text: string;
  /** Marks that stand in the production box. */
  isProduced?: boolean;
  /** Outlined: anybody's, not only one's own. */
  isAnybodys?: boolean;
}

type Marks = Mark[];
type Draw = (...values: never[]) => Marks;

const sign = (text: string): Mark => ({ glyph: '', text });
const glyph = (name: string, text: number | string = ''): Mark => ({
  glyph: name,
  text: typeof text === 'number' ? shown(text) : text,
});
/** So many of something: one is not counted. */
const many = (name: string, count: number): Mark => glyph(name, count === 1 ? '' : count);
const anybodys = (mark: Mark): Mark => ({ ...mark, isAnybodys: true });
const produced = (mark: Mark): Mark => ({ ...mark, isProduced: true });
const money = (count: number): Mark => glyph('mc', count);
const points = (count: number | string): Mark => glyph('points', count);

const SLASH = sign('/');
const ARROW = sign('→');
const COLON = sign(':');

const of = (icons: Icon[]): Marks => icons.flatMap(marks);
const bound = (at: string): string => (at === 'min' ? '≥' : '≤');
/** Tiles with a glyph of their own; the others are special tiles. */
const tile = (name: string): string => `tile-${name}`;
const stock =
  (name: string) =>
  (count: number, ...metals: string[]) => [
    name === 'mc' ? money(count) : glyph(name, count === 1 ? '' : count),
    ...(metals.length ? [sign('('), ...metals.map((metal) => glyph(metal)), sign(')')] : []),
  ];

const EFFECTS: Record<string, Draw> = {
  production: (resource: string, count: number) => [produced(glyph(resource, signed(count)))],
  'production-of-any': (resource: string, count: number) => [
    anybodys(produced(glyph(resource, signed(count)))),
  ],
  mc: stock('mc'),
  steel: stock('steel'),
  titanium: stock('titanium'),
  plants: stock('plants'),
  energy: stock('energy'),
  heat: stock('heat'),
  held: (kind: string, count: number) => [glyph(`on-${kind}`, count)],
  'sell-patents': () => [glyph('card', -1), ARROW, money(1)],
  here: (kind: string, count: number) => [many(`on-${kind}`, count)],
  'place-tile': (name: string, on: string) => [glyph(tile(name), on === name || on === 'land' ? '' : '*')],
  'place-ocean': (onLand: number) => [glyph('tile-ocean', onLand ? '*' : '')],
  'place-colony': (duplicate: number) => [glyph('colony', duplicate ? '*' : '')],
  'add-to-card': (kind: string, count: number, tag: string | null) => [
    many(`on-${kind}`, count),
    sign('›'),
    glyph(tag ? `tag-${tag}` : 'card'),
  ],
  'add-to-played': (count: number) => [many('on-any', count), sign('›'), glyph('card')],
  raise: (parameter: string, count: number) => [many(parameter, count)],
  'raise-rating': (count: number) => [many('rating', count)],
  'raise-rating-per': (count: Icon[]) => [glyph('rating'), SLASH, ...of(count)],
  'produce-per': (resource: string, count: Icon[]) => [produced(glyph(resource, '+1')), SLASH, ...of(count)],
  'produce-metal': () => [produced(glyph('steel')), SLASH, produced(glyph('titanium'))],
  'produce-for-neutral-cities': () => [produced(glyph('mc', '+1')), SLASH, anybodys(glyph('tile-city'))],
  'gain-per': (resource: string, count: Icon[]) => [
    resource === 'mc' ? money(1) : glyph(resource),
    SLASH,
    ...of(count),
  ],
  'remove-any': (resource: string, count: number, steals: number) => [
    ...(steals ? [glyph('steal')] : []),
    anybodys(glyph(resource, -count)),
  ],
  'remove-any-on-card': (kind: string, count: number) => [anybodys(glyph(`on-${kind}`, -count))],
  'remove-own': (kind: string, count: number) => [glyph(`on-${kind}`, -count)],
  'take-from-any': (kind: string) => [anybodys(glyph(`on-${kind}`, -1))],
  draw: (count: number) => [many('card', count)],
  'draw-per': (count: Icon[]) => [glyph('card'), SLASH, ...of(count)],
  'discard-cards': (count: number) => [glyph('card', -count)],
  'look-and-buy': (count: number) => [glyph('look'), many('card', count), sign('?'), glyph('mc')],
  'look-and-keep': (count: number, kept: number) => [
    glyph('look'),
    many('card', count),
    ARROW,
    many('card', kept),
  ],
  'reveal-top': (tag: string) => [glyph('look'), glyph('card'), sign('?'), glyph(`tag-${tag}`)],
  'maybe-swap-card': () => [glyph('card', -1), ARROW, glyph('card')],
  'choose-one': (options: Icon[][]) =>
    options.flatMap((option, place) => [...(place ? [sign('|')] : []), ...of(option)]),
  'if-tags': (tag: string, count: number, then: Icon[], otherwise: Icon[]) => [
    many(`tag-${tag}`, count),
    COLON,
    ...of(then),
    sign('|'),
    ...of(otherwise),
  ],
  'ease-next-card': (discount: number, offset: number) => [
    glyph('next-card'),
    COLON,
    ...(discount ? [money(-discount)] : []),
    ...(offset ? [glyph('parameters', `±${offset}`)] : []),
  ],
  'gain-fleet': () => [glyph('fleet')],
  'trade-for-free': () => [glyph('trade')],
  'take-own-bonuses': () => [glyph('colony'), ARROW, glyph('gift')],
  'move-markers': () => [glyph('marker', '+1'), glyph('marker', '−1')],
  'lay-colony-tile': () => [glyph('colony-tile', '+1')],
  'claim-area': () => [glyph('claim')],
  'copy-production': () => [produced(glyph('tag-building')), sign('×2')],
  'convert-heat-production': () => [produced(glyph('heat', '−X')), produced(glyph('mc', '+X'))],
  'exchange-stock': (from: string, to: string) => [glyph(from, '−X'), ARROW, glyph(to, 'X')],
  'exchange-here': (to: string) => [glyph('on-floater', '−X'), ARROW, glyph(to, 'X')],
  'flood-area': (count: number) => [anybodys(money(-count)), sign('·'), glyph('tile-ocean')],
  'pay-bonuses': () => [glyph('gift')],
};

const LASTING: Record<string, Draw> = {
  discount: (mc: number) => [glyph('card'), COLON, money(-mc)],
  'tag-discount': (tag: string, mc: number) => [glyph(`tag-${tag}`), COLON, money(-mc)],
  'power-plant-discount': (mc: number) => [glyph('project'), produced(glyph('energy')), COLON, money(-mc)],
  'trade-discount': () => [glyph('trade'), COLON, sign('−1')],
  'trade-offset': () => [glyph('trade'), COLON, glyph('marker', '+1')],
  'metal-value': (steel: number, titanium: number) => [
    ...(steel ? [glyph('steel'), COLON, money(steel)] : []),
    ...(titanium ? [glyph('titanium'), COLON, money(titanium)] : []),
  ],
  'requirement-offset': (steps: number) => [glyph('parameters', `±${steps}`)],
  'heat-as-money': () => [glyph('heat'), sign('='), money(1)],
  'floaters-as-heat': () => [glyph('on-floater'), sign('='), glyph('heat', 2)],
  'cheaper-greenery': (plants: number) => [glyph('plants', plants), ARROW, glyph('tile-greenery')],
  'protect-habitats': () => [glyph('shield'), glyph('plants'), glyph('on-animal'), glyph('on-microbe')],
  'protect-here': () => [glyph('shield'), glyph('on-animal')],
};

const TRIGGERS: Record<string, Draw> = {
  'on-tile': (name: string, byAnybody: number) => [
    byAnybody ? anybodys(glyph(tile(name))) : glyph(tile(name)),
  ],
  'on-metal-area': () => [glyph('tile-any'), glyph('steel'), SLASH, glyph('titanium')],
  'on-tag': (tags: string[], byAnybody: number) =>
    tags.flatMap((tag, place) => {
      const mark = glyph(`tag-${tag}`);
      return [...(place ? [SLASH] : []), byAnybody ? anybodys(mark) : mark];
    }),
  'on-card': (events: number, tag: string | null, leastCost: number) => [
    ...(events ? [glyph('tag-event')] : []),
    ...(tag ? [glyph(`tag-${tag}`)] : []),
    ...(!events && !tag ? [glyph('card')] : []),
    ...(leastCost ? [sign('≥'), money(leastCost)] : []),
  ],
  'on-standard-project': (leastCost: number) => [
    glyph('project'),
    ...(leastCost ? [sign('≥'), money(leastCost)] : []),
  ],
  'on-colony': () => [anybodys(glyph('colony'))],
  'on-new-tag': () => [glyph('tag-new')],
};

const COUNTS: Record<string, Draw> = {
  'count-tags': (tag: string, who: string, per: number) => {
    const mark = many(`tag-${tag}`, per);
    return [who === 'own' ? mark : anybodys(mark)];
  },
  'count-cities': () => [anybodys(glyph('tile-city'))],
  'count-colonies': (who: string) => [who === 'own' ? glyph('colony') : anybodys(glyph('colony'))],
  'count-floaters': (per: number) => [many('on-floater', per)],
  'count-events': () => [anybodys(glyph('tag-event'))],
  'count-here': (most: number) => [glyph('here', most ? `≤${most}` : '')],
  'count-plain-cards': () => [glyph('card-plain')],
};

const NEEDS: Record<string, Draw> = {
  temperature: (at: string, value: number) => [glyph('temperature', `${bound(at)} ${shown(value)} °C`)],
  oxygen: (at: string, value: number) => [glyph('oxygen', `${bound(at)} ${value} %`)],
  oceans: (at: string, value: number) => [glyph('oceans', `${bound(at)} ${value}`)],
  'has-tags': (tag: string, count: number) => [many(`tag-${tag}`, count)],
  produces: (resource: string) => [produced(glyph(resource))],
  'own-greeneries': (count: number) => [many('tile-greenery', count)],
  'cities-in-play': (count: number) => [anybodys(many('tile-city', count))],
  'own-cities': (count: number) => [many('tile-city', count)],
  'own-colonies': (count: number) => [many('colony', count)],
  'at-most-colonies': (count: number) => [glyph('colony', `≤ ${count}`)],
  'own-floaters': (count: number) => [many('on-floater', count)],
  'rating-raised': () => [glyph('rating', '↑')],
  'need-here': (count: number) => [glyph('here', `≥ ${count}`)],
};

const POINTS: Record<string, Draw> = {
  points: (count: number) => [points(count)],
  'points-here': (count: number, per: number) => [points(count), SLASH, many('here', per)],
  'points-if-here': (count: number) => [points(count), SLASH, glyph('here', '≥ 1')],
  'points-per-tag': (tag: string) => [points(1), SLASH, glyph(`tag-${tag}`)],
  'points-per-city': (per: number) => [points(1), SLASH, anybodys(many('tile-city', per))],
  'points-per-colony': (per: number) => [points(1), SLASH, anybodys(many('colony', per))],
  'points-next-to': (_: string, cities: number) => [
    points(1),
    SLASH,
    anybodys(glyph(cities ? 'tile-city' : 'tile-ocean')),
  ],
};

const DRAWN: Record<string, Draw> = { ...EFFECTS, ...LASTING, ...TRIGGERS, ...COUNTS, ...NEEDS, ...POINTS };

export const isDrawn = (name: string): boolean => name in DRAWN;

/** Returns how an icon of the rules is drawn; one that is not known refers to the text. */
export function marks([name, ...values]: Icon): Marks {
  const draw = DRAWN[name] as ((...values: unknown[]) => Marks) | undefined;
  return draw ? draw(...values) : [glyph('text')];
}

/** Returns the marks of several icons in a row. */
export const row = (icons: readonly Icon[]): Marks => icons.flatMap(marks);

/** A run of marks that stand in one production box, or outside any. */
export interface Group {
  isProduced: boolean;
  marks: Marks;
}

/** Returns marks in groups: what is produced together stands in one box. */
export function grouped(drawn: Marks): Group[] {
  const groups: Group[] = [];
  for (const mark of drawn) {
    const isProduced = mark.isProduced ?? false;
    const last = groups.at(-1);
    if (last && last.isProduced === isProduced) last.marks.push(mark);
    else groups.push({ isProduced, marks: [mark] });
  }
  return groups;
}
