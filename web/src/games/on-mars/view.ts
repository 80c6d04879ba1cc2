/** The view, the outlook and the faces of On Mars, as its rules write them. */
import type { TableControl } from '../../table/control.svelte.ts';

export const RESOURCES = ['mineral', 'battery', 'water', 'plant', 'oxygen'] as const;
export type Resource = (typeof RESOURCES)[number];
export const BUILDINGS = [
  'mine',
  'generator',
  'water-extractor',
  'greenhouse',
  'oxygen-condenser',
  'shelter',
] as const;
export type Side = 'orbit' | 'colony';
export type Counts = Record<string, number>;

export interface HexView {
  building?: string;
  owner?: string;
  /** How many buildings its complex has; absent for a single one. */
  size?: number;
  piece?: 'bot' | 'rover' | 'miner' | 'advanced';
  of?: string;
  card?: string;
  ground?: string;
}

export interface ContractView {
  items: Counts;
  done: boolean;
}

export interface PlayerView {
  colour: string;
  /** Null for Lacerda. */
  seat: number | null;
  side: Side | null;
  has_played: boolean;
  points: number;
  storage: Record<Resource, number>;
  limit: number;
  crystals: number;
  pending: number;
  capacity: number;
  /** The spaces of the Depot that Ships cover. */
  ships: number[];
  hangar: number;
  quarters: number;
  beds: number;
  working: number;
  supply: number;
  bots_left: number;
  rover: string | null;
  shelters: number;
  markers: number;
  lab: Record<string, string>;
  progress: string[];
  blueprints: Record<string, { built: string | null; tile?: string }>;
  scientists: Record<string, string | null>;
  contracts: Record<string, ContractView>;
  discoveries: string[];
  research: string[];
  /** Null where the card is hidden. */
  goals: (string | null)[];
  goals_spent: (string | null)[];
  goal_done: string | null;
  first_card?: (string | null)[];
  second_cards?: (string | null)[];
}

export interface SoloLine {
  line: string;
  now: number;
  needed: number;
}

export interface LacerdaView {
  deck: number;
  discard: string[];
  card: string | null;
  reshuffles: number;
  sequence: string;
  goal: string;
  goals: Record<string, SoloLine[]>;
}

export interface ColonyView {
  seats: number;
  seat: number | null;
  round: number;
  is_last_round: boolean;
  current: string | null;
  level: number;
  lss: { building: string; row: number; reward: string | null }[];
  missions: ({ mission: string; left: number } | null)[];
  remaining: number;
  shuttle: { side: Side; space: number };
  turn_order: (string | null)[];
  slots: Record<string, Counts>;
  warehouse: Counts;
  grid: Record<string, string | null>;
  tech_stacks: number[];
  blueprints: (string | null)[];
  blueprint_deck: number;
  science: (string | null)[];
  contract_deck: string[];
  exploration: (string | null)[];
  discovery_stack: number;
  stacks: Record<string, { tiles: number; arrows: string[] }>;
  map: Record<string, HexView>;
  players: PlayerView[];
  second_deck?: number;
  lacerda?: LacerdaView;
}

/** Why something is not possible: a key for drawings, a sentence for people. */
export interface Reason {
  reason: string;
  text: string;
}

export interface Complex {
  building: string;
  owner: string | null;
  size: number;
  hexes: string[];
}

export interface NextLevel {
  level: number;
  blueprints: 'all' | 'level-1' | null;
  techs: number;
  warehouse: number;
  progress: Counts;
  remaining: boolean;
}

/** What a building would do on a hex that the open question offers. */
export interface Site {
  /** How large its complex would be, and the level of Tech that this needs. */
  size: number;
  tech: number;
  gives: string;
  count: number;
  /** How much of it there is room for. */
  kept: number;
  /** Hexes on which arrows would leave Crystals. */
  crystals: string[];
  moves: { piece: string; of: string } | null;
  ground: string | null;
  /** Points for life support; null where there is neither reward nor benefit. */
  reward: number | null;
  rises: boolean;
}

/** What a hex costs to which a piece can move. */
export interface Reach {
  far: number;
  price: number;
  /** With what further points are paid. */
  with: 'crystal' | 'colonist';
  crystals: number;
}

export interface OwnOutlook {
  main: Record<string, Reason | null>;
  slots: Record<string, { cost: number; leaving: string[] }>;
  construct: Record<string, Reason | null>;
  executive: Record<string, Reason | null>;
  buildings: Record<string, { cost: number; against: Reason | null }>;
  scientists: Record<string, Record<string, Reason | null>>;
  goals: Record<string, { now: number; needed: number; against: Reason | null }>;
  production: Record<string, { made: number; kept: number }>;
  sites?: Record<string, Site>;
  reach?: Record<string, Reach>;
}

export interface ColonyOutlook {
  points: Record<string, Counts>;
  techs: Record<string, Counts>;
  complexes: Complex[];
  life_support: {
    columns: Record<string, { missing: number; first: number; reward: Counts | null }>;
    next: NextLevel | null;
  };
  missions: Record<string, { done: number; needed: number; crystals: number }>;
  contracts: Record<
    string,
    { owner: string; done: boolean; points: number; missing?: Counts; size?: number; needed?: number }
  >;
  shuttle: { phases: number; to: Side; lands: number } | null;
  /** Empty before a turn-order space was chosen. */
  own?: Partial<OwnOutlook>;
}

/** The key of an effect, then its fields that are not 0. */
export type Icon = Record<string, string | number>;

export interface CardFace {
  level: 1 | 3;
  building: string;
  gives: string;
  points: number;
  icons: Icon[];
}

export interface LabFace {
  level: number;
  y: number;
  right: string[];
  cost: Counts;
  points: number;
  icons: Icon[];
}

export interface Faces {
  hex: Record<string, { q: number; r: number; mark: string | null; shelters: Record<string, string> }>;
  building: Record<string, { cost: Counts; gives: string; life_support: boolean; arrows: string[][] }>;
  lab: Record<string, LabFace>;
  grid: Record<string, { row: string; cost: Counts }>;
  'main-action': Record<string, { side: Side; slots: number; slots_of_each: boolean }>;
  space: Record<string, { side: Side; icons: Icon[] }>;
  executive: Record<string, { space: string; cost: number; icons: Icon[] }>;
  card: Record<string, CardFace>;
  scientist: Record<string, { cost: Counts; works: string; scores: string }>;
  contract: Record<string, { building: string | null; items: Counts; done: number; failed: number }>;
  mission: Record<string, { deed: string; needed: Counts; crystals: number; length: string }>;
  goal: Record<string, { needs: Icon; icons: Icon[] }>;
  'solo-card': Record<string, { mission: string; travels: boolean; action: number }>;
  colonist: Record<string, { type: 'A' | 'B'; buildings?: string[]; task?: string; item?: string }>;
  ground: Record<string, { type: 'discovery' | 'research' | 'crystal'; icons: Icon[] }>;
  reward: Record<string, { icons: Icon[] }>;
  benefit: Record<string, { icons: Icon[] }>;
  board: {
    quarters: { points: number[] };
    hangar: { points: number };
    progress: { points: number[] };
    'life-support': { rows: number };
    shuttle: { lands: number[] };
  };
}

export const viewOf = (control: TableControl): ColonyView => control.sheet.view as unknown as ColonyView;

export const outlookOf = (control: TableControl): ColonyOutlook =>
  control.sheet.outlook as unknown as ColonyOutlook;

export const facesOf = (control: TableControl): Faces => control.lexicon.words.faces as unknown as Faces;

/** The reader's own player; undefined for a spectator. */
export function ownPlayer(view: ColonyView): PlayerView | undefined {
  return view.seat === null ? undefined : view.players[view.seat];
}

/** How a player is called: people by their own names, all others as their places are called. */
export function playerName(control: TableControl, player: PlayerView): string {
  const seat = control.seatOf(player.colour);
  return (seat?.holder === 'person' && seat.name) || control.nameOf('seat', player.colour);
}

/** Where the game stands: before the first round, or in which one. */
export function stage(control: TableControl): string {
  const { round, is_last_round, level } = viewOf(control);
  if (!round) return control.say('table.setup');
  return control.say(is_last_round ? 'table.last-round' : 'table.round', { number: round, level });
}

/** Whether an answer is open in which the question speaks of things of this kind. */
export function asksFor(control: TableControl, ...keys: string[]): boolean {
  return control.question !== null && keys.includes(control.question.key);
}

/** Returns what a player stores of each Resource and of Crystals, and how much has room. */
export function goodsOf(player: PlayerView): { item: string; count: number; most: number }[] {
  return [
    ...RESOURCES.map((item) => ({ item, count: player.storage[item], most: player.limit })),
    { item: 'crystal', count: player.crystals, most: player.capacity },
  ];
}
