import { describe, expect, it } from 'vitest';

import { chapters } from '../../src/pages/rules/chapters.ts';
import { glossary, matching } from '../../src/pages/rules/glossary.ts';
import type { GameWords } from '../../src/lib/wire.ts';

describe('chapters', () => {
  const messages = {
    'view.stop': 'Stop',
    'rules.round': 'A round',
    'rules.round.step-1': 'Choose.',
    'rules.round.step-2': 'Count down.',
    'rules.round.text-3': 'Then the next.',
    'rules.ships': 'Ships',
    'rules.ships.text-1': 'One.',
    'rules.ships.text-2': 'Two.',
    'rules.ships.item-3': 'Three.',
  };

  it('stand in the order of the catalogue', () => {
    expect(chapters(messages).map(({ name, title }) => [name, title])).toEqual([
      ['round', 'A round'],
      ['ships', 'Ships'],
    ]);
  });

  it('put steps that follow each other into one list, and keep paragraphs apart', () => {
    expect(chapters(messages).map(({ parts }) => parts)).toEqual([
      [
        { form: 'step', lines: ['Choose.', 'Count down.'] },
        { form: 'text', lines: ['Then the next.'] },
      ],
      [
        { form: 'text', lines: ['One.'] },
        { form: 'text', lines: ['Two.'] },
        { form: 'item', lines: ['Three.'] },
      ],
    ]);
  });
});

describe('the glossary', () => {
  const words = {
    names: {
      zone: { HE: 'Hellas', SM: 'Syrtis Major' },
      character: { pilot: 'Pilot', soldier: 'Soldier' },
      dock: { 1: '1', 2: '2' },
      seat: { yellow: 'Yellow' },
    },
    texts: { character: { pilot: 'Place 2 astronauts.' } },
  } as unknown as GameWords;

  it('has an anchor for every thing that a table links to', () => {
    const ids = glossary(words).flatMap(({ told, named }) => [...told, ...named].map(({ id }) => id));

    expect(ids).toEqual(['zone-HE', 'zone-SM', 'character-pilot', 'character-soldier']);
  });

  it('tells what things do apart from what is only named', () => {
    const [, characters] = glossary(words);

    expect(characters?.told.map(({ name }) => name)).toEqual(['Pilot']);
    expect(characters?.named.map(({ name }) => name)).toEqual(['Soldier']);
  });

  it('is searched by names and texts, in any case', () => {
    const found = (wanted: string) =>
      matching(glossary(words), wanted).flatMap(({ told, named }) => [...told, ...named].map(({ id }) => id));

    expect(found('ASTRONAUTS')).toEqual(['character-pilot']);
    expect(found(' major ')).toEqual(['zone-SM']);
    expect(found('nobody')).toEqual([]);
    expect(found('')).toHaveLength(4);
  });
});
