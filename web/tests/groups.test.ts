import { describe, expect, test } from 'vitest';

import type { Answer } from '../src/lib/wire.ts';
import { filtered, firstOf, grouped, sharedBeginning } from '../src/table/groups.ts';
import { typed } from '../src/table/numbers.ts';

function answer(key: string, label: string, ...names: string[]): Answer {
  const things = names.map((name) => ({ field: '', kind: 'card', name }));
  return { text: `${key} ${names.join(' ')}`, key, label, hint: `hint of ${names[0] ?? ''}`, things };
}

const byName = (kind: string, name: string): string => `${kind} ${name}`;
const byKind = (kind: string): string => `${kind}s`;

test('of many groups the first answers are drawn first', () => {
  const [one, two, three] = [answer('a', 'One'), answer('b', 'Two'), answer('c', 'Three')];
  const groups = [
    { id: 'first', title: '', answers: [one, two] },
    { id: 'second', title: '', answers: [three] },
  ];
  expect(firstOf(groups, 1).map(({ answers }) => answers)).toEqual([[one]]);
  expect(firstOf(groups, 2)).toEqual([groups[0]]);
  expect(firstOf(groups, 9)).toEqual(groups);
});

describe('groups', () => {
  test('few answers stand in one list without a heading', () => {
    const groups = grouped([answer('a', 'One'), answer('b', 'Two')], byName, byKind);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.title).toBe('');
  });

  test('many answers stand under what their sentences begin with', () => {
    const plays = ['x', 'y', 'z', 'v', 'w'].map((name) => answer('play', `Play card ${name}`, name));
    const uses = ['x', 'y', 'z', 'v'].map((name) => answer('use', `${name} acts`, name));
    const groups = grouped([...plays, answer('pass', 'Pass'), ...uses], byName, byKind);
    expect(groups.map(({ title }) => title)).toEqual(['Play card', 'cards', '']);
    expect(groups.flatMap(({ answers }) => answers)).toHaveLength(10);
  });

  test('a large kind is divided by the first thing of its answers', () => {
    const moves = ['A', 'B', 'C'].flatMap((from) =>
      ['D', 'E', 'F'].map((to) => answer('move', `${from} to ${to}`, from, to)),
    );
    expect(grouped(moves, byName, byKind).map(({ title }) => title)).toEqual(['card A', 'card B', 'card C']);
  });

  test('no heading stands over all answers', () => {
    const choices = [...'abcdefghi'].map((name) => answer('choose', `Choose ${name}`, name));
    expect(grouped(choices, byName, byKind).map(({ title }) => title)).toEqual(['']);
  });

  test('the shared beginning ends with a whole word and keeps something for the answers', () => {
    expect(sharedBeginning(['Standard project: City', 'Standard project: Ocean'])).toBe('Standard project');
    expect(sharedBeginning(['Play A', 'Play A'])).toBe('Play');
    expect(sharedBeginning(['Play', 'Place'])).toBe('');
    expect(sharedBeginning([])).toBe('');
  });
});

describe('the filter', () => {
  const answers = [answer('play', 'Play Comet', 'comet'), answer('play', 'Play Moss', 'moss')];

  test('looks for all words in sentences and hints, in any case', () => {
    expect(filtered(answers, 'play COMET')).toEqual([answers[0]]);
    expect(filtered(answers, 'hint moss')).toEqual([answers[1]]);
  });

  test('finds everything while it is empty, and nothing where nothing fits', () => {
    expect(filtered(answers, ' ')).toHaveLength(2);
    expect(filtered(answers, 'ocean')).toEqual([]);
  });
});

describe('numbers', () => {
  test('are taken at once where they can get no longer', () => {
    expect(typed('', '3', 9)).toEqual({ digits: '', place: 2 });
    expect(typed('', '4', 35)).toEqual({ digits: '', place: 3 });
  });

  test('wait for a second digit where there may be one', () => {
    expect(typed('', '1', 12)).toEqual({ digits: '1', place: null });
    expect(typed('1', '2', 12)).toEqual({ digits: '', place: 11 });
  });

  test('begin anew with a digit that leads nowhere', () => {
    expect(typed('1', '9', 12)).toEqual({ digits: '', place: 8 });
    expect(typed('', '0', 12)).toEqual({ digits: '', place: null });
  });
});
