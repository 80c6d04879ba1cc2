/** The view, the outlook and the faces of Terraforming Mars, as its rules write them. */
import type { TableControl } from '../../table/control.svelte.ts';

export const RESOURCES = ['mc', 'steel', 'titanium', 'plants', 'energy', 'heat'] as const;
export type Resource = (typeof RESOURCES)[number];
export const TAGS = [
  'building',
  'space',
  'science',
  'power',
  'earth',
  'jovian',
  'plant',
  'microbe',
  'animal',
  'city',
] as const;
export const CARD_TYPES = ['active', 'automated', 'event'] as const;
export type Counts = Record<string, number>;

export interface ColonyView {
  colony: string;
  /** Where the marker stands; null while the tile sleeps. */
  marker: number | null;
  owners: string[];
  fleet: string | null;
}

export interface PlayerView {
  colour: string;
  corporation: string | null;
  rating: number;
  stock: Record<Resource, number>;
  production: Record<Resource, number>;
  tags: Counts;
  tableau: string[];
  resources: Counts;
  used: string[];
  events: string[];
  hand: number;
  fleets: number;
  passed: boolean;
  owes_first_action: boolean;
  is_beginner: boolean;
  rating_raised: boolean;
  next_card: { discount: number; offset: number };
  offered: number;
  drafted: number;
  /** Only a seat's own. */
  cards?: string[];
  offered_cards?: string[];
  drafted_cards?: string[];
  dealt?: string[];
}

export interface MarsView {
  seats: number;
  seat: number | null;
  generation: number;
  first: string;
  current: string;
  taken: number;
  temperature: number;
  oxygen: number;
  oceans: number;
  tiles: Record<string, { tile: string; owner?: string }>;
  claims: Record<string, string>;
  off_planet: [string | null, string | null];
  colonies: ColonyView[];
  milestones: Record<string, string | null>;
  awards: Record<string, string | null>;
  deck: number;
  discard: number;
  players: PlayerView[];
  deciding: number[];
  decision: { effect: string; question?: string; args?: Record<string, unknown> } | null;
}

/** Why something is not possible: a key for drawings, a sentence for people. */
export interface Reason {
  reason: string;
  text: string;
  values: Record<string, string | number>;
}

export interface CardOutlook {
  price: number;
  short: Reason | null;
  /** One for each requirement; null where it is met. */
  needs: (Reason | null)[];
  against: Reason[];
}

export interface Priced {
  price: number;
  against: Reason[];
}

export interface OwnOutlook {
  cards: Record<string, CardOutlook>;
  projects: Record<string, Priced>;
  milestones: Record<string, Reason[]>;
  awards: Record<string, Reason[]>;
  greenery: Priced;
  warming: Priced;
  trade: Counts;
  trades: Record<string, Reason[]>;
  worth: { steel: number; titanium: number };
  /** What a card costs that is bought to hand. */
  card_price: number;
  /** What the open payment does not accept although it is there. */
  refused: Record<string, Reason>;
}

export interface MarsOutlook {
  points: Record<string, Counts>;
  milestones: Record<string, Counts>;
  awards: Record<string, Counts>;
  award_price: number | null;
  /** When a game alone ends, and what wins it. */
  solo?: { generations: number; goal: 'parameters' | 'rating' };
  own?: OwnOutlook;
}

/** A name, then what it speaks of: ["production", "mc", -1]. */
export type Icon = [string, ...unknown[]];

export interface Part {
  part: 'start' | 'card-price' | 'requirement' | 'play' | 'first' | 'effect' | 'action' | 'points';
  icons: Icon[];
  when?: Icon[];
  cost?: Icon[];
  needs?: Icon[];
}

export interface CardFace {
  cost: number;
  type: 'automated' | 'active' | 'event' | 'corporation';
  set: string;
  tags: string[];
  holds: string | null;
  parts: Part[];
}

export interface AreaFace {
  x: number;
  row: number;
  reserved: '' | 'volcanic' | 'ocean' | 'noctis-city';
  bonus: string[];
}

export interface ColonyFace {
  build: Icon[];
  income: Icon[][];
  bonus: Icon[];
  slots: number;
  needs: string | null;
}

export interface TrackFace {
  steps: number[];
  bonuses: Record<string, Icon[]>;
}

export interface Faces {
  card: Record<string, CardFace>;
  area: Record<string, AreaFace>;
  colony: Record<string, ColonyFace>;
  project: Record<string, { cost: number; icons: Icon[] }>;
  milestone: Record<string, { goal: number; price: number; points: number }>;
  award: Record<string, { prices: number[]; best: number; next: number }>;
  parameter: Record<'temperature' | 'oxygen' | 'oceans', TrackFace>;
}

export const viewOf = (control: TableControl): MarsView => control.sheet.view as unknown as MarsView;

export const outlookOf = (control: TableControl): MarsOutlook =>
  control.sheet.outlook as unknown as MarsOutlook;

export const facesOf = (control: TableControl): Faces => control.lexicon.words.faces as unknown as Faces;

/** The reader's own player; undefined for a spectator. */
export function ownPlayer(view: MarsView): PlayerView | undefined {
  return view.seat === null ? undefined : view.players[view.seat];
}

/** Whether a player has passed and others have not: between two generations it means nothing. */
export const hasPassed = (view: MarsView, player: PlayerView): boolean =>
  player.passed && view.players.some((other) => !other.passed);

/** What a player is called: people by their names, AI players by their colours. */
export function calledAt(control: TableControl, colour: string): string {
  const seat = control.seatOf(colour);
  const colourName = control.nameOf('seat', colour);
  return seat && seat.holder === 'person' && seat.name ? seat.name : colourName;
}

/** Where the game stands: before the first generation, or in which one. */
export function stage(control: TableControl): string {
  const { generation } = viewOf(control);
  if (!generation) return control.say('table.setup');
  const last = outlookOf(control).solo?.generations;
  if (last) return control.say('table.generation-of', { number: generation, last });
  return control.say('table.generation', { number: generation });
}

/** Whether nothing stands against playing a card. */
export const isPlayable = (card: CardOutlook): boolean =>
  card.short === null && card.needs.every((need) => need === null) && card.against.length === 0;

export { shown, signed } from '../../lib/minus.ts';
