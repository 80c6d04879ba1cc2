import { afterEach, expect, test, vi } from 'vitest';

import {
  ownFirst,
  ownLines,
  shareLines,
  sourceLines,
  ticksAround,
  totalLines,
  valueAt,
  type Judgement,
  type ReviewDocument,
} from '../src/review/document.ts';
import { Review } from '../src/review/review.svelte.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const even = { mean: 0.5, low: 0.4, high: 0.6 };
const SEATS = [
  { title: 'Red', colour: 'red' },
  { title: 'Blue', colour: 'blue' },
];
const WORDS = { together: 'All', goal: 'Goal' };
const REVIEW: ReviewDocument = {
  setting: 'quick',
  seed: 0,
  made: { moments: 2, games: 1, screened: 0, judged: 0, effort: { iterations: 1, games: 1 } },
  shared: false,
  has_goal: false,
  moments: [0, 1, 2].map((number) => ({
    number,
    seat: 0,
    question: '',
    text: '',
    is_forced: false,
    points: [
      { cards: number, cities: 0 },
      { cards: 3, cities: -4 * number },
    ],
  })),
  curves: [null, 0, 1].map((knower) => ({
    knower,
    points: [
      { number: 0, shares: [even, even], scores: [], goal: even },
      {
        number: 2,
        shares: [
          { mean: 0.8, low: 0.7, high: 0.9 },
          { mean: knower === 1 ? 0.3 : 0.5, low: 0.2, high: 0.6 },
        ],
        scores: [],
        goal: { mean: 0.1, low: 0, high: 0.2 },
      },
    ],
  })),
  judgements: [],
};

test('shares of wins are drawn in percent, one line for each seat', () => {
  const [red] = shareLines(REVIEW, SEATS, WORDS);
  expect(red?.points[1]).toEqual({ x: 2, y: 80, low: 70, high: 90 });
  expect(new Set(shareLines(REVIEW, SEATS, WORDS).map((line) => line.dash)).size).toBe(2);
});

test('what each seat could tell itself comes from its own curve', () => {
  const [red, blue] = ownLines(REVIEW, SEATS);
  expect(red?.points[1]?.y).toBe(80);
  expect(blue?.points[1]?.y).toBe(30);
});

test('those who win or lose together have one line, of shares and of points', () => {
  const together = { ...REVIEW, shared: true, has_goal: true };
  expect(shareLines(together, SEATS, WORDS).map((line) => line.name)).toEqual(['All']);
  expect(totalLines(together, SEATS, 'All').map((line) => line.name)).toEqual(['All']);
});

test('a common goal beside a victory has a line of its own', () => {
  const lines = shareLines({ ...REVIEW, has_goal: true }, SEATS, WORDS);
  expect(lines.map((line) => line.name)).toEqual(['Red', 'Blue', 'Goal']);
  expect(lines[2]?.points[1]?.y).toBe(10);
});

test("the reader's own decisions come first, in the order of what they gave away", () => {
  const judged = [1, 0, 1, 0].map((seat, number) => ({ seat, number }) as Judgement);
  expect(ownFirst(judged, (seat) => seat === 0).map((one) => one.number)).toEqual([1, 3, 0, 2]);
});

test('points are added up over their sources', () => {
  expect(totalLines(REVIEW, SEATS, 'All')[1]?.points.map((point) => point.y)).toEqual([3, -1, -5]);
});

test('sources that gave nothing have no line', () => {
  const labels = { cards: 'Cards', cities: 'Cities' };
  expect(sourceLines(REVIEW, 0, labels).map((line) => line.name)).toEqual(['Cards']);
  expect(sourceLines(REVIEW, 1, labels).map((line) => line.name)).toEqual(['Cards', 'Cities']);
});

test('a chart holds everything in it, and its ticks are whole round numbers', () => {
  expect(ticksAround(totalLines(REVIEW, SEATS, 'All'))).toEqual([-6, -4, -2, 0, 2, 4]);
  const upTo = (most: number): number[] =>
    ticksAround([{ name: '', colour: '', dash: '', points: [{ x: 0, y: most, low: most, high: most }] }]);
  expect(upTo(0)).toEqual([0, 1]);
  expect(upTo(50)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(upTo(81)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(upTo(125)).toEqual([0, 25, 50, 75, 100, 125]);
});

test('between two estimates the earlier one holds', () => {
  const [red] = shareLines(REVIEW, SEATS, WORDS);
  expect(red && valueAt(red, 1)).toBe(50);
  expect(red && valueAt(red, 2)).toBe(80);
  expect(red && valueAt(red, -1)).toBeNull();
});

const working = { setting: 'quick', progress: 0.4, is_begun: true, review: null };

test.each([
  ['the server has lost', 200, { ...working, progress: 0, is_begun: false }],
  ['cannot be asked for', 503, { code: 'shutting-down', message: '', status: 503, field: '', values: {} }],
])('a review that %s is waited for no longer', async (_, status, body) => {
  vi.useFakeTimers();
  const replies: [number, unknown][] = [
    [200, working],
    [status, body],
  ];
  vi.stubGlobal('fetch', () => {
    const [status, body] = replies.shift() ?? [500, null];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  const review = new Review('table');
  await review.look();
  expect(review.isWorking).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(review.isWorking).toBe(false);
  expect(replies).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(review.isWorking).toBe(false);
});
