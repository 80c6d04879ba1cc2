import { describe, expect, it } from 'vitest';

import { explanation } from '../src/table/explaining.ts';
import { lexicon } from './sheets.ts';

const words = {
  ...lexicon.words,
  messages: {
    'rules.turn': 'Your turn',
    'rules.turn.step-1': 'First this.',
    'rules.turn.step-2': 'Then that.',
    'rules.turn.text-3': 'And more.',
    'coach.take-turn': 'Take your time.',
  },
  chapters: { 'take-turn': 'turn', pay: 'turn', lost: 'nowhere' },
};

describe('a coach at the table', () => {
  it('has words of its own for a question, and a chapter that tells more', () => {
    expect(explanation(words, 'take-turn')).toEqual({
      text: 'Take your time.',
      chapter: 'turn',
      title: 'Your turn',
    });
  });

  it('else reads how the chapter begins', () => {
    expect(explanation(words, 'pay')?.text).toBe('First this. Then that.');
  });

  it('says nothing about what no chapter knows', () => {
    expect(explanation(words, 'lost')).toBeNull();
    expect(explanation(words, 'never-heard-of')).toBeNull();
  });
});
