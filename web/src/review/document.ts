/** The review of a game as the server writes it (docs/review.md). */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

/** The table before one decision; the last moment has none. */
export interface Moment {
  number: number;
  seat: number;
  question: string;
  text: string;
  is_forced: boolean;
  points: Record<string, number>[];
}

/** How it stood before one decision; `goal` is there where all have a goal in common. */
export interface Shares {
  number: number;
  shares: Estimate[];
  scores: Estimate[];
  goal: Estimate | null;
}

/** Estimates by what one onlooker knows throughout: a seat, or whoever sees everything. */
export interface Curve {
  knower: number | null;
  points: Shares[];
}

export interface Judgement {
  number: number;
  seat: number;
  text: string;
  before: Estimate;
  after: Estimate;
  expected: Estimate;
  options: { text: string; worth: Estimate }[];
  given_away: Estimate;
  luck: number;
}

export interface ReviewDocument {
  setting: string;
  seed: number;
  made: {
    moments: number;
    games: number;
    screened: number;
    judged: number;
    effort: { iterations: number; games: number };
  };
  /** Whether all are one side, and whether there is a goal for all. */
  shared: boolean;
  has_goal: boolean;
  moments: Moment[];
  curves: Curve[];
  judgements: Judgement[];
}

/** A value at a move, with the interval in which it probably lies. */
export interface Point {
  x: number;
  y: number;
  low: number;
  high: number;
}

/** One line of a chart: what it is called, and how it is drawn. */
export interface Line {
  name: string;
  colour: string;
  dash: string;
  points: Point[];
}

/** So that no line needs its colour to be told apart. */
export const DASHES = ['', '9 4', '2 4', '14 4 2 4', '6 2', '1 6'];
const SOURCE_COLOURS = ['accent', 'sky', 'good', 'sand', 'bad', 'ink-soft'];

interface Named {
  title: string;
  colour: string;
}

/** Returns a share in percent at a move. */
function inPercent(x: number, one: Estimate | null | undefined): Point {
  const { mean, low, high } = one ?? { mean: 0, low: 0, high: 0 };
  return { x, y: 100 * mean, low: 100 * low, high: 100 * high };
}

/** Returns whose lines are drawn: those of all seats, or one where they are one side. */
function sides(review: ReviewDocument, seats: Named[], together: string): Line[] {
  const named = review.shared ? [{ title: together, colour: '' }] : seats;
  return named.map((side, place) => ({
    name: side.title,
    colour: side.colour ? `var(--seat-${side.colour})` : 'var(--accent)',
    dash: DASHES[place % DASHES.length] ?? '',
    points: [],
  }));
}

/** Returns the share of wins in percent, as one who sees everything could tell it. */
export function shareLines(
  review: ReviewDocument,
  seats: Named[],
  words: { together: string; goal: string },
): Line[] {
  const seen = review.curves.find(({ knower }) => knower === null)?.points ?? [];
  const lines = sides(review, seats, words.together).map((line, place) => ({
    ...line,
    points: seen.map(({ number, shares }) => inPercent(number, shares[place])),
  }));
  if (!review.has_goal || review.shared) return lines;
  const dash = DASHES[lines.length % DASHES.length] ?? '';
  const points = seen.map(({ number, goal }) => inPercent(number, goal));
  return [...lines, { name: words.goal, colour: 'var(--ink-soft)', dash, points }];
}

/** Returns the share of wins of every seat in percent, as that seat itself could tell it. */
export function ownLines(review: ReviewDocument, seats: Named[]): Line[] {
  return seats.map((seat, place) => ({
    name: seat.title,
    colour: `var(--seat-${seat.colour})`,
    dash: DASHES[place % DASHES.length] ?? '',
    points: (review.curves.find(({ knower }) => knower === place)?.points ?? []).map(({ number, shares }) =>
      inPercent(number, shares[place]),
    ),
  }));
}

/** Returns the turning points, those of the reader's own seats first. */
export function ownFirst(judgements: Judgement[], isMine: (seat: number) => boolean): Judgement[] {
  return [...judgements].sort((a, b) => Number(isMine(b.seat)) - Number(isMine(a.seat)));
}

/** Returns the points of every side, as if the game ended at each move. */
export function totalLines(review: ReviewDocument, seats: Named[], together: string): Line[] {
  return sides(review, seats, together).map((line, place) => ({
    ...line,
    points: review.moments.map(({ number, points }) => {
      const total = Object.values(points[place] ?? {}).reduce((sum, one) => sum + one, 0);
      return { x: number, y: total, low: total, high: total };
    }),
  }));
}

/** Returns the points of one seat by where they come from; sources without any are left out. */
export function sourceLines(review: ReviewDocument, seat: number, labels: Record<string, string>): Line[] {
  const used = Object.keys(labels).filter((source) =>
    review.moments.some(({ points }) => (points[seat]?.[source] ?? 0) !== 0),
  );
  return used.map((source, place) => ({
    name: labels[source] ?? source,
    colour: `var(--${SOURCE_COLOURS[place % SOURCE_COLOURS.length]})`,
    dash: DASHES[Math.floor(place / SOURCE_COLOURS.length) % DASHES.length] ?? '',
    points: review.moments.map(({ number, points }) => {
      const value = points[seat]?.[source] ?? 0;
      return { x: number, y: value, low: value, high: value };
    }),
  }));
}

/** Distances that people count in. */
const STEPS = [1, 2, 5, ...[10, 100, 1000].flatMap((ten) => [ten, 2 * ten, 2.5 * ten, 5 * ten])];
/** So many parts an axis has at most. */
const PARTS = 5;

/** The ticks of a share in percent. */
export const SHARES = [0, 25, 50, 75, 100];

/** Returns whole round numbers at even distances around everything in a chart: no tick has to be rounded. */
export function ticksAround(lines: Line[]): number[] {
  const all = lines.flatMap((line) => line.points.map((point) => point.y));
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const step = STEPS.find((size) => size * PARTS >= most - least) ?? 10_000;
  const [first, last] = [Math.floor(least / step), Math.ceil(most / step)];
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
}

/** Returns the value of a line at a move: that of the last point before it. */
export function valueAt(line: Line, x: number): number | null {
  let found: number | null = null;
  for (const point of line.points) {
    if (point.x > x) break;
    found = point.y;
  }
  return found;
}
