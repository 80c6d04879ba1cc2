import { describe, expect, test } from 'vitest';

import type { Answer } from '../src/lib/wire.ts';
import { fitting, targets } from '../src/table/fitting.ts';

const move = (from: string, to: string): Answer => answer(`move ${from} ${to}`, ['zone', from], ['zone', to]);

function answer(text: string, ...things: [string, string][]): Answer {
  return {
    text,
    key: text.split(' ')[0] ?? '',
    label: text,
    hint: '',
    things: things.map(([kind, name]) => ({ field: '', kind, name })),
  };
}

const texts = (answers: Answer[]): string[] => answers.map(({ text }) => text);

describe('pointing at things', () => {
  const answers = [move('A', 'B'), move('A', 'C'), move('B', 'A'), move('C', 'D'), answer('stop')];

  test('leaves everything before the first', () => {
    expect(fitting(answers, [])).toHaveLength(5);
  });

  test('means where a move begins before it means where it ends', () => {
    expect(texts(fitting(answers, ['zone:A']))).toEqual(['move A B', 'move A C']);
  });

  test('means where it ends if nothing begins there', () => {
    expect(texts(fitting(answers, ['zone:D']))).toEqual(['move C D']);
  });

  test('at two things in order leaves one of two opposite moves', () => {
    expect(texts(fitting(answers, ['zone:A', 'zone:B']))).toEqual(['move A B']);
    expect(texts(fitting(answers, ['zone:B', 'zone:A']))).toEqual(['move B A']);
  });

  test('understands the other order where there is only that', () => {
    expect(texts(fitting(answers, ['zone:D', 'zone:C']))).toEqual(['move C D']);
  });

  test('at what is in no answer leaves none', () => {
    expect(fitting(answers, ['zone:Z'])).toEqual([]);
  });

  test('tells things of the same name apart by their kind', () => {
    const mixed = [answer('play ice', ['card', 'ice']), answer('take ice', ['resource', 'ice'])];
    expect(texts(fitting(mixed, ['resource:ice']))).toEqual(['take ice']);
  });
});

describe('targets', () => {
  test('are the things that leave fewer answers', () => {
    const answers = [move('A', 'B'), move('A', 'C'), answer('stop')];
    expect(targets(answers, [])).toEqual(new Set(['zone:A', 'zone:B', 'zone:C']));
    expect(targets(answers, ['zone:A'])).toEqual(new Set(['zone:B', 'zone:C']));
  });

  test('leave out what is in every answer', () => {
    const answers = [
      answer('redirect S1 A', ['ship', 'S1'], ['zone', 'A']),
      answer('redirect S1 B', ['ship', 'S1'], ['zone', 'B']),
    ];
    expect(targets(answers, [])).toEqual(new Set(['zone:A', 'zone:B']));
  });

  test('are all things of the only answer', () => {
    expect(targets([move('A', 'B')], [])).toEqual(new Set(['zone:A', 'zone:B']));
  });
});
