import { describe, expect, it } from 'vitest';

import {
  advice,
  ANY,
  isAdvised,
  isAnswered,
  isDue,
  type Lessons,
  type Seen,
} from '../../src/pages/tutorial/coaching.ts';
import { answer, choice, question } from '../sheets.ts';

const TAUGHT = Object.entries(
  import.meta.glob<{ default: Lessons }>('../../src/games/*/lessons.ts', { eager: true }),
);

const seen = (more: Partial<Seen>): Seen => ({ effect: null, moves: 0, happened: new Set(), ...more });

describe('a coach', () => {
  it('advises some answers, or any', () => {
    const step = { text: '', answers: ['place dock 1'] };

    expect(isAdvised(step, 'place dock 1')).toBe(true);
    expect(isAdvised(step, 'place dock 2')).toBe(false);
    expect(isAdvised({ text: '', answers: ['stop', ANY] }, 'move SM MT')).toBe(true);
  });

  it('says in words what it waits for', () => {
    const asked = question([{ ...answer('play 009'), label: 'Play Asteroid' }]);
    const picking = question([], { space: choice(0, 2, 'A', 'B', 'C') });

    expect(advice({ text: '', answers: ['play 009'] }, asked)).toBe('Play Asteroid');
    expect(advice({ text: '', answers: ['pick A C'] }, picking)).toBe('A, C');
    expect(advice({ text: '', answers: ['pay 4 A 3 B'] }, picking)).toBe('4 A, 3 B');
    expect(advice({ text: '', answers: ['play 009', ANY] }, asked)).toBe('');
    expect(advice({ text: '' }, asked)).toBe('');
  });

  it('goes on when the question is answered', () => {
    const step = { text: '', answers: ['draw'], effect: 'draw-or-look' };

    expect(isAnswered(step, 3, seen({ moves: 3 }))).toBe(false);
    expect(isAnswered(step, 3, seen({ moves: 4 }))).toBe(true);
  });

  it('waits while the learner goes on answering as he likes', () => {
    const step = { text: '', answers: ['stop', ANY], effect: 'make-moves' };

    expect(isAnswered(step, 3, seen({ moves: 4, effect: 'make-moves' }))).toBe(false);
    expect(isAnswered(step, 3, seen({ moves: 5, effect: null }))).toBe(true);
  });

  it('leaves what is only read to a button', () => {
    expect(isAnswered({ text: '' }, 0, seen({ moves: 9 }))).toBe(false);
  });

  it('speaks of what has happened, and of the question that is open', () => {
    expect(isDue({ text: '', after: 'ship-landed' }, seen({}))).toBe(false);
    expect(isDue({ text: '', after: 'ship-landed' }, seen({ happened: new Set(['ship-landed']) }))).toBe(
      true,
    );
    expect(isDue({ text: '', effect: 'place-apart' }, seen({ effect: 'force-launch' }))).toBe(false);
    expect(isDue({ text: '', effect: 'place-apart' }, seen({ effect: 'place-apart' }))).toBe(true);
  });
});

describe.each(TAUGHT)('the lessons of %s', (_, { default: lessons }) => {
  it('end with something to read, after it has happened', () => {
    for (const [name, steps] of Object.entries(lessons)) {
      const last = steps.at(-1);
      expect(last?.answers, name).toBeUndefined();
      expect(last?.after, name).toBeDefined();
    }
  });

  it('name the effect that asks wherever they wait for an answer', () => {
    for (const step of Object.values(lessons).flat()) {
      expect(Boolean(step.answers)).toBe(Boolean(step.effect));
    }
  });
});

it('some game is taught', () => expect(TAUGHT).not.toHaveLength(0));
