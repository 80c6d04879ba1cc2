/** The view, the outlook and the faces of Martians, as far as they are drawn. */
import type { TableControl } from '../../table/control.svelte.ts';

export type Counts = Record<string, number>;
export type Zone = 'infirmary' | 'housing';
export const DEMANDS = ['oxygen', 'disease', 'hunger'] as const;
export const GOODS = ['energy', 'material', 'regolith', 'ice', 'water', 'food', 'medicine', 'money'] as const;
export const MINERALS = ['yellow', 'blue', 'red', 'green', 'barren'] as const;

export interface Household {
  goods: Counts;
  cards: number;
  /** Null where the cards are hidden. */
  minerals: Counts | null;
  reputation: number;
}

export interface PlayerView extends Partial<Household> {
  colour: string;
  seat: number;
  corporation: string | null;
  technologies: string[];
  installations: Counts;
  crop: string;
  specialists: Counts;
  helpers: Counts;
  supply: number;
  dead: number;
  locked: boolean;
  time_change: number;
}

export interface QuartersView {
  owner: string | null;
  oxygen: number;
  disease: number;
  hunger: number;
  growth: number;
  fines: number;
  infirmary: Counts;
  housing: Counts;
}

export interface FieldView {
  token: 'C' | 'U' | 'unavailable' | null;
  markers: string[];
}

export interface Colonist {
  colour: string;
  is: 'living' | 'dead' | 'locked';
}

export interface BaseView {
  seat: number | null;
  mode: 'koop1' | 'rw2' | 'rw3' | 'solo';
  scenario: string | null;
  rounds: number;
  round: number;
  slot: number;
  phase: string;
  first: string;
  active: string | null;
  time: number;
  placement: { building: string; done: string[]; mined: number } | null;
  weather: string;
  next_weather: string | null;
  weather_deck: number;
  events: string[];
  buildings: Record<string, FieldView[]>;
  rtg: number;
  rtg_closed: boolean;
  quarters: Record<string, QuartersView>;
  track: (Colonist | null)[][];
  machine: string;
  mine: Record<string, string | null>;
  site: string | null;
  site_reached: boolean;
  specialists: Counts;
  specialist_deck: number;
  helpers: Counts;
  helper_deck: number;
  research: string[];
  research_deck: number;
  orders: string[];
  order_deck: number;
  crops: Counts;
  requirements: { requirement: string; done: number; times: number }[];
  colony: (Partial<Household> & { technologies: string[] }) | null;
  players: PlayerView[];
}

/** Why something is not possible: a key for drawings, a sentence for people. */
export interface Reason {
  reason: string;
  text: string;
}

export interface Way {
  against: Reason | null;
  time?: number;
  cost?: Counts;
  money?: number;
  points?: number;
}

export interface WorkPrice {
  time: number;
  cost: Counts;
  can?: boolean;
  food?: number;
  medicine?: number;
}

/** What the corporation of this seat that acts next can do, and what it takes. */
export interface Prospects {
  colour: string;
  time: number;
  fields: Record<string, { time: number; against: Reason | null }>;
  rest: Reason | null;
  rtg: Reason | null;
  works: Record<string, WorkPrice>;
  ways: Record<string, Record<string, Way>>;
  specialists: Record<string, { cost: Counts; left: number; against: Reason | null }>;
  recover: { zone: Zone; quarters: string; time: number; money: number; against: Reason | null }[];
  mining: { moves: string[]; before: Record<string, string[]> };
}

export interface Settlement {
  kills: boolean;
  infirmary: string[];
  housing: string[];
  fines: number;
  grows: boolean;
}

export interface BaseOutlook {
  settlement: Record<string, Settlement>;
  /** By kind of token; in the competitive mode by colour first. */
  next_demand: Counts | Record<string, Counts> | null;
  energy: Record<string, Counts>;
  turn_time: Counts;
  next_event: 'middle' | 'round' | null;
  lasting: { event: string; until: string }[];
  mission: {
    requirements: Record<
      string,
      { left: number; cost: Counts; points: number; after: string | null; waits: boolean }
    >;
    end_conditions: { condition: string; met: boolean; progress: [number, number][] }[];
    demand_left: number;
    rounds_left: number;
  } | null;
  delivery: Counts;
  own?: Prospects;
}

export interface Harvest {
  cost: Counts;
  food: number;
  medicine: number;
}

export interface Faces {
  building: Record<string, { fields: string[]; works: string[] }>;
  work: Record<string, { building: string; time: number; cost: Counts }>;
  spot: Record<string, { row: string | null; place: number | null; start: boolean }>;
  token: Record<string, { regolith: number; ice: number; copies: number }>;
  technology: Record<string, { own: boolean; time: number | null }>;
  specialist: Record<string, { cost: Counts }>;
  weather: Record<string, { solar: number; wind: number }>;
  corporation: Record<string, { colour: string; time: Counts; crop: Harvest }>;
  order: Record<string, { cost: Counts; points: number }>;
  research: Record<string, { time: number; cost: Counts; money: number }>;
  crop: Record<string, Harvest>;
  scenario: Record<string, { level: string }>;
  board: { turn: { time: number; markers: number }; hire: { time: number; cost: Counts } };
}

export const viewOf = (control: TableControl): BaseView => control.sheet.view as unknown as BaseView;

export const outlookOf = (control: TableControl): BaseOutlook =>
  control.sheet.outlook as unknown as BaseOutlook;

export const facesOf = (control: TableControl): Faces => control.lexicon.words.faces as unknown as Faces;

/** Whether goods belong to all. */
export const isShared = (view: BaseView): boolean => view.mode === 'koop1' || view.mode === 'solo';

/** The corporation of the reader that acts or will act next; undefined for a spectator. */
export function ownPlayer(control: TableControl): PlayerView | undefined {
  const view = viewOf(control);
  if (view.seat === null) return undefined;
  const mine = view.players.filter((player) => player.seat === view.seat);
  return mine.find((player) => player.colour === outlookOf(control).own?.colour) ?? mine[0];
}

/** What a player draws on: the stock of the colony, or that of the corporation. */
export function householdOf(view: BaseView, player: PlayerView | undefined): Household | null {
  const house = isShared(view) ? view.colony : player;
  return house?.goods ? (house as Household) : null;
}

/** How a corporation is called: by the name of whoever leads it, alone by its own. */
export function playerName(control: TableControl, player: PlayerView): string {
  if (viewOf(control).mode === 'solo') {
    return player.corporation
      ? control.nameOf('corporation', player.corporation)
      : control.nameOf('colour', player.colour);
  }
  const seat = control.sheet.table.seats[player.seat];
  return (seat?.holder === 'person' && seat.name) || control.nameOf('seat', player.colour);
}

/** Where the game stands: before the first round, or in which round and slot. */
export function stage(control: TableControl): string {
  const { round, rounds, slot } = viewOf(control);
  if (!round) return control.say('table.setup');
  if (!slot) return control.say('table.round', { number: round, rounds });
  return control.say('table.slot', { number: round, rounds, slot });
}
