import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { settings } from '../src/lib/settings.svelte.ts';
import { onlyAnswer } from '../src/table/alone.ts';
import { TableControl } from '../src/table/control.svelte.ts';
import { answer, lexicon, question, sheet } from './sheets.ts';

const one = question([answer('stop')], { id: 2 });
let sent: string[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    sent.push((JSON.parse(String(init.body ?? '{}')) as { text: string }).text);
    return Promise.resolve(new Response(JSON.stringify({ version: 3 }), { status: 201 }));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  settings.alone = true;
});

describe('a question with one answer', () => {
  test('answers itself', async () => {
    new TableControl(sheet(), lexicon).receive(sheet({ version: 2, question: one }));
    await vi.waitFor(() => expect(sent).toEqual(['stop']));
  });

  test('waits where the reader wants it, and where there is a choice', () => {
    settings.alone = false;
    new TableControl(sheet(), lexicon).receive(sheet({ version: 2, question: one }));
    expect(sent).toEqual([]);
    expect(onlyAnswer(sheet({ question: question([answer('a'), answer('b')]) }))).toBeNull();
  });

  test('waits where it would tell others that there was no choice', () => {
    expect(onlyAnswer(sheet({ question: one }))?.text).toBe('stop');
    expect(onlyAnswer(sheet({ question: one, waiting: [0, 1] }))).toBeNull();
    const { table } = sheet();
    const people = table.seats.map((seat) => ({ ...seat, holder: 'person' as const }));
    expect(onlyAnswer(sheet({ question: one, table: { ...table, seats: people } }))).toBeNull();
  });

  test('that was come back to waits for the reader', async () => {
    const control = new TableControl(sheet({ version: 3 }), lexicon);
    await control.undo();
    sent = [];
    control.receive(sheet({ version: 4, question: one }));
    expect(sent).toEqual([]);
  });
});
