import { describe, expect, test } from 'vitest';

import { mergedChat, mergedLog } from '../src/table/log.ts';
import { filteredLog, kindsIn } from '../src/table/logfilter.ts';
import { entry } from './sheets.ts';

const log = [
  entry(0, 1, ['seat', 'red'], ['zone', 'A']),
  entry(1, 1, ['ship', 'S1']),
  entry(2, 2, ['seat', 'blue'], ['seat', 'red']),
  entry(3, 3, ['colour', 'blue'], ['zone', 'B']),
];
const everything = { colour: '', kind: '', since: '' };
const numbers = (entries: { number: number }[]): number[] => entries.map(({ number }) => number);

describe('the filters of the log', () => {
  test('show everything at first', () => {
    expect(filteredLog(log, everything)).toEqual(log);
  });

  test('find what speaks of a seat', () => {
    expect(numbers(filteredLog(log, { ...everything, colour: 'red' }))).toEqual([0, 2]);
  });

  test('find what speaks of a kind of things', () => {
    expect(numbers(filteredLog(log, { ...everything, kind: 'zone' }))).toEqual([0, 3]);
    expect(kindsIn(log)).toEqual(['zone', 'ship']);
  });

  test('find what happened since somebody acted, with all that came of it', () => {
    expect(numbers(filteredLog(log, { ...everything, since: 'red' }))).toEqual([2, 3]);
    expect(filteredLog(log, { ...everything, since: 'blue' })).toEqual([]);
    expect(filteredLog(log, { ...everything, since: 'green' })).toEqual(log);
  });
});

const line = {
  number: 1,
  at: 0,
  name: 'Ada',
  seat: 0,
  text: 'hi',
  author: 1,
  is_removed: false,
  is_muted: false,
};

describe('logs put together', () => {
  test('grow', () => {
    expect(numbers(mergedLog(log.slice(0, 2), { log: log.slice(2), log_end: 2 }))).toEqual([0, 1, 2, 3]);
  });

  test('end where an undo cut them', () => {
    expect(numbers(mergedLog(log, { log: [], log_end: 1 }))).toEqual([0]);
  });

  test('hold no line twice', () => {
    expect(mergedLog(log, { log, log_end: 0 })).toEqual(log);
    expect(mergedChat([line], [line, { ...line, number: 2 }])).toHaveLength(2);
  });

  test('show a line as it is after somebody has removed it', () => {
    const removed = { ...line, text: '', is_removed: true };
    expect(mergedChat([line, { ...line, number: 2 }], [removed])).toEqual([removed, { ...line, number: 2 }]);
  });
});
