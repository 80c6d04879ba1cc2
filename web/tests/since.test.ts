import { describe, expect, test } from 'vitest';

import { changes } from '../src/games/terraforming-mars/changes.ts';
import { TableControl } from '../src/table/control.svelte.ts';
import { bySeat, sinceTurnOf, thingsIn } from '../src/table/since.ts';
import { deeds } from '../src/table/story.ts';
import { answer, entry, lexicon, question, sheet } from './sheets.ts';

const log = [
  entry(0, 1, ['seat', 'blue'], ['zone', 'A']),
  entry(1, 2, ['seat', 'red'], ['zone', 'A']),
  entry(2, 3, ['seat', 'blue'], ['zone', 'B']),
  entry(3, 4, ['seat', 'green'], ['zone', 'C']),
  entry(4, 5, ['seat', 'blue'], ['seat', 'red']),
];

describe('since the last turn', () => {
  test('everybody else has acted', () => {
    const since = sinceTurnOf(deeds(log, null), 'red');
    expect(since.from).toBe(2);
    expect(bySeat(since.deeds).map(({ colour, deeds: done }) => [colour, done.length])).toEqual([
      ['blue', 2],
      ['green', 1],
    ]);
    expect(thingsIn(since.deeds).map(({ name }) => name)).toEqual(['B', 'C']);
  });

  test('numbers still count in the turn that follows, but nothing is told again', () => {
    const since = sinceTurnOf(deeds([...log, entry(5, 6, ['seat', 'red'])], null), 'red');
    expect(since).toEqual({ from: 2, deeds: [] });
  });

  test('whoever has not acted yet has missed nothing', () => {
    expect(sinceTurnOf(deeds(log.slice(0, 1), null), 'red')).toEqual({ from: Infinity, deeds: [] });
    expect(sinceTurnOf(deeds(log, null), 'green').deeds).toHaveLength(1);
  });

  test('what comes to a seat by itself is no turn, and what all decide at once is one', () => {
    const told = (number: number, event: string, ...things: [string, string][]) => ({
      ...entry(number, number, ...things),
      event: { event },
    });
    const reading = {
      deeds: { 'turn-began': 'next', 'all-chose': 'card', shown: 'person', done: 'play' },
      given: ['turn-began', 'shown'],
      decided: ['all-chose'],
    } as const;
    const read = { ...reading, given: [...reading.given], decided: [...reading.decided] };
    const turns = [
      told(1, 'done', ['seat', 'red']),
      told(2, 'done', ['seat', 'blue']),
      told(3, 'turn-began', ['seat', 'red']),
    ];
    const back = sinceTurnOf(deeds(turns, read), 'red', read);
    expect([back.from, back.deeds.map(({ colour }) => colour)]).toEqual([2, ['blue']]);
    const acted = [...turns, told(4, 'moved', ['seat', 'red'])];
    expect(sinceTurnOf(deeds(acted, read), 'red', read)).toEqual({ from: 2, deeds: [] });

    const chosen = [
      told(1, 'done', ['seat', 'blue']),
      told(2, 'all-chose'),
      told(3, 'shown', ['seat', 'blue']),
      told(4, 'shown', ['seat', 'red']),
      told(5, 'shown', ['seat', 'green']),
    ];
    const since = sinceTurnOf(deeds(chosen, read), 'red', read);
    expect([since.from, since.deeds.map(({ colour }) => colour)]).toEqual([3, ['blue', 'green']]);
  });

  test('what others changed flashes while the question is open', () => {
    const asked = new TableControl(sheet({ question: question([answer('stop')]), log }), lexicon);
    expect([...asked.recent]).toEqual(['zone:B', 'zone:C']);
    expect([...new TableControl(sheet({ log }), lexicon).recent]).toEqual([]);
  });

  test('marks count from an entry, or from the beginning of the generation', () => {
    const raised = (number: number) => ({
      ...entry(number, number),
      event: { event: 'rating-raised', seat: 'blue', count: 1 },
    });
    const began = { ...entry(2, 2), event: { event: 'generation-began', generation: 2 } };
    const told = [raised(1), began, raised(3), raised(4)];
    expect(changes(told)['blue']?.rating).toBe(2);
    expect(changes(told, Infinity, 4)['blue']?.rating).toBe(1);
    expect(changes(told, Infinity, 1)['blue']?.rating).toBe(3);
    expect(changes(told, Infinity, Infinity)).toEqual({});
  });
});
