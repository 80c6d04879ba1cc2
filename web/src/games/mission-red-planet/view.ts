/** The view of Mission: Red Planet, as `areopolis/games/mission_red_planet/seen/view.py` builds it. */

/** How much of something there is, by colour or by resource; what is not there is not named. */
export type Counts = Record<string, number>;

export interface ShipView {
  ship: string;
  capacity: number;
  printed: string | null;
  to: string | null;
  tokens: string[];
  crew: Counts;
}

export interface DiscoveryView {
  card: string | null;
  face_up: boolean;
  seen_by: number[];
}

export interface ZoneView {
  resource: string | null;
  tokens: Counts;
  astronauts: Counts;
  discovery: DiscoveryView | null;
}

export interface PlayerView {
  colour: string;
  seat: number;
  supply: number;
  tokens: Counts;
  played: string[];
  has_chosen: boolean;
  character: string | null;
  /** Only colours without a player have a deck, and no hand and no cards. */
  deck?: number;
  hand?: string[];
  cards?: (string | null)[];
  /** Only a seat's own. */
  rejected?: string | null;
  dealt?: string[];
}

export interface Claim {
  zone: string;
  colour: string;
  count: number;
}

export interface MissionView {
  seats: number;
  seat: number | null;
  stop: string;
  first: string;
  /** The number called last: 10 before the first call, 0 after all of them. */
  countdown: number;
  docks: (ShipView | null)[];
  launched: ShipView[];
  zones: Record<string, ZoneView>;
  lost: Counts;
  players: PlayerView[];
  destination_tokens: Counts;
  point_tokens: Counts;
  ship_deck: number;
  ship_discard: string[];
  event_deck: number;
  event_discard: string[];
  box: (string | null)[];
  claims: Claim[];
  drawn: string | null;
  deciding: number[];
  points?: Record<string, Record<string, number>>;
}

export const RESOURCES = ['ice', 'sylvanite', 'celerium'] as const;

/** The characters in the order of the countdown: their numbers go from nine down to one. */
export const CHARACTERS = [
  'recruiter',
  'explorer',
  'scientist',
  'secret-agent',
  'saboteur',
  'femme-fatale',
  'travel-agent',
  'soldier',
  'pilot',
] as const;

/** What the countdown calls a character. */
export function numberOf(character: string): number {
  const place = CHARACTERS.findIndex((known) => known === character);
  return place < 0 ? 0 : CHARACTERS.length - place;
}

/** What the countdown says before the first call. */
export const NOT_CALLED = 10;

/** Where the round counter stops. */
export const STOPS = [
  'round-1',
  'round-2',
  'round-3',
  'round-4',
  'round-5',
  'production-1',
  'round-6',
  'round-7',
  'round-8',
  'production-2',
  'round-9',
  'round-10',
  'discovery',
  'production-3',
  'final',
] as const;
