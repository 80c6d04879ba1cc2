import { describe, expect, test, vi } from 'vitest';

import { filled, pluralForm } from '../src/lib/plural.ts';
import { preferredLanguage } from '../src/lib/settings.svelte.ts';
import { Catalogue, Lexicon, words } from '../src/lib/words.svelte.ts';

describe('plural forms', () => {
  test('English, German and Greek have two', () => {
    for (const language of ['en', 'de', 'el']) {
      expect([0, 1, 2, 21, -1].map((count) => pluralForm(language, count))).toEqual([1, 0, 1, 1, 0]);
    }
  });

  test('Polish has three', () => {
    const counts = [1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 112, 122];
    expect(counts.map((count) => pluralForm('pl', count))).toEqual([0, 1, 1, 2, 2, 2, 2, 2, 1, 2, 2, 2, 1]);
  });
});

describe('messages', () => {
  const catalogue = new Catalogue({
    language: 'pl',
    messages: { 'web.hello': 'Cześć, {name}' },
    plurals: { 'web.cards': ['{count} karta', '{count} karty', '{count} kart'] },
  });

  test('are filled with their values', () => {
    expect(catalogue.say('web.hello', { name: 'Ada' })).toBe('Cześć, Ada');
    expect(filled('{a} and {b}', { a: 1 })).toBe('1 and {b}');
  });

  test('agree with their number', () => {
    expect([1, 3, 5].map((count) => catalogue.say('web.cards', { count }))).toEqual([
      '1 karta',
      '3 karty',
      '5 kart',
    ]);
  });

  test('that are missing show their key', () => {
    expect(catalogue.say('web.none')).toBe('web.none');
    expect(catalogue.knows('web.none')).toBe(false);
    expect(catalogue.knows('web.cards')).toBe(true);
  });
});

describe('the words of a game', () => {
  const lexicon = new Lexicon({
    game: 'g',
    language: 'en',
    names: {
      zone: { HE: 'Hellas' },
      award: { miner: 'Miner' },
      card: { miner: 'Miner Inc.' },
      seat: { red: 'Red' },
    },
    texts: { zone: { HE: 'A plain.' } },
    messages: { 'kind.zone': 'zone' },
    plurals: {},
    faces: {},
    kinds: {},
    chapters: {},
  });

  test('name and describe things by kind', () => {
    expect(lexicon.nameOf('zone', 'HE')).toBe('Hellas');
    expect(lexicon.textOf('zone', 'HE')).toBe('A plain.');
    expect(lexicon.textOf('card', 'miner')).toBe('');
    expect(lexicon.nameOf('zone', 'XX')).toBe('XX');
    expect(lexicon.kindName('zone')).toBe('zone');
  });

  test('know the kind of a name that only one kind has', () => {
    expect(lexicon.kindOf('HE')).toBe('zone');
    expect(lexicon.kindOf('miner')).toBeNull();
    expect(lexicon.kindOf('red')).toBe('seat');
    expect(lexicon.kindOf('nobody')).toBeNull();
  });
});

test('the first language of the reader that we speak is taken', () => {
  expect(preferredLanguage(['fr-FR', 'de-AT', 'pl'])).toBe('de');
  expect(preferredLanguage(['fr'])).toBe('en');
});

test('words that are known already are neither said nor kept anew', async () => {
  const said = { language: 'en', messages: { 'web.hello': 'Hello' }, plurals: {} };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(said))));
  await words.load();
  expect(words.say('web.hello')).toBe('Hello');
  localStorage.clear();
  await words.load();
  expect(localStorage).toHaveLength(0);
  said.messages['web.hello'] = 'Good day';
  await words.load();
  expect(words.say('web.hello')).toBe('Good day');
  expect(localStorage).toHaveLength(1);
  localStorage.clear();
  vi.unstubAllGlobals();
});
