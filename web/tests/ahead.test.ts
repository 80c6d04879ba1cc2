import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const SHEET = JSON.stringify({ table: { game: 'chess', rules: '' } });
const OTHER_RULES = JSON.stringify({ table: { game: 'chess', rules: 'castling=no;en passant=c=2, d=3' } });
let sheet = SHEET;
const FILES = '<meta name="files-table" content="/a.js /c.js"><meta name="files-chess" content="/b.js">';
let asked: string[] = [];

async function visit(path: string, kept: object = {}): Promise<typeof import('../src/ahead/ahead.ts')> {
  history.replaceState(null, '', path);
  localStorage.setItem('areopolis.settings', JSON.stringify(kept));
  vi.resetModules();
  const ahead = await import('../src/ahead/ahead.ts');
  // Answers come one after the other.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  return ahead;
}

const links = (): string[] =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.href}`);

beforeEach(() => {
  asked = [];
  sheet = SHEET;
  document.head.innerHTML = FILES;
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(address.includes('/sheet') ? sheet : '{}'));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.head.innerHTML = '';
});

describe('while the client is loading', () => {
  test('a table, its words and its files are asked for in the language of the reader', async () => {
    await visit('/table/abc123', { language: 'pl' });
    expect(asked).toEqual([
      '/api/tables/abc123/sheet?lang=pl&own=true',
      '/api/words?lang=pl',
      '/api/games/chess/words?lang=pl',
    ]);
    expect(links()).toEqual([
      expect.stringMatching(/^modulepreload .*\/a\.js$/),
      expect.stringMatching(/^modulepreload .*\/c\.js$/),
      expect.stringMatching(/^modulepreload .*\/b\.js$/),
    ]);
  });

  test('the words of a table with rules of its own are those of its rules', async () => {
    sheet = OTHER_RULES;
    await visit('/table/abc123', { language: 'pl' });
    // The address by which the client asks for them.
    const { address } = await import('../src/lib/api.ts');
    expect(asked.at(-1)).toBe(address('/games/chess/words', { rules: 'castling=no;en passant=c=2, d=3' }));
  });

  test('the drawing of a game is not loaded for whoever wants it plain', async () => {
    await visit('/table/abc123', { plain: ['chess'] });
    expect(links()).toHaveLength(2);
  });

  test('other pages ask for nothing', async () => {
    await visit('/settings');
    expect(asked).toEqual([]);
    expect(links()).toEqual([]);
  });

  test('an answer is taken once: whoever asks again asks anew', async () => {
    const { answerTo } = await visit('/table/abc123');
    const address = '/api/tables/abc123/sheet?lang=en&own=true';
    expect(answerTo('/api/words?lang=de')).toBeUndefined();
    expect(await answerTo(address)).toEqual({ ok: true, status: 200, text: SHEET });
    expect(answerTo(address)).toBeUndefined();
  });
});
