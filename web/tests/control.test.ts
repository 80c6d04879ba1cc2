import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { settings } from '../src/lib/settings.svelte.ts';
import { TableControl } from '../src/table/control.svelte.ts';
import { toasts } from '../src/ui/toasts.svelte.ts';
import { answer, choice, entry, lexicon, question, sheet } from './sheets.ts';

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

let sent: Sent[];
let reply: { status: number; body: unknown };

beforeEach(() => {
  sent = [];
  reply = { status: 201, body: { version: 2 } };
  settings.confirm = true;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    sent.push({
      path: address.split('?')[0] ?? '',
      body: JSON.parse(String(init.body ?? '{}')) as Sent['body'],
    });
    return Promise.resolve(new Response(JSON.stringify(reply.body), { status: reply.status }));
  });
});

afterEach(() => vi.unstubAllGlobals());

const moves = [
  answer('move A B', ['zone', 'A'], ['zone', 'B']),
  answer('move A C', ['zone', 'A'], ['zone', 'C']),
  answer('stop'),
];
const asked = (): TableControl => new TableControl(sheet({ question: question(moves) }), lexicon);

describe('pointing', () => {
  test('narrows the answers until one is selected and waits for confirmation', async () => {
    const control = asked();
    control.point('zone', 'A');
    expect(control.fitting.map(({ text }) => text)).toEqual(['move A B', 'move A C']);
    expect(control.selected).toBeNull();
    control.point('zone', 'B');
    expect(control.selected?.text).toBe('move A B');
    expect(sent).toEqual([]);
    await control.confirm();
    expect(sent[0]?.path).toBe('/api/tables/table/moves');
    expect(sent[0]?.body).toMatchObject({ seat: 0, question: 1, text: 'move A B' });
  });

  test('sends the answer at once where the reader wants no confirmation', async () => {
    settings.confirm = false;
    const control = asked();
    control.point('zone', 'B');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body['text']).toBe('move A B');
  });

  test('at a chosen thing lets it go', () => {
    const control = asked();
    control.point('zone', 'A');
    control.point('zone', 'A');
    expect(control.chosen).toEqual([]);
    expect(control.fitting).toHaveLength(3);
  });

  test('at anything else asks why not, once', async () => {
    reply = {
      status: 200,
      body: { possible: [], impossible: [{ text: 'x', label: 'X', reasons: ['No.'] }] },
    };
    const control = asked();
    control.point('zone', 'Z');
    await vi.waitFor(() => expect(control.asked?.why.impossible[0]?.reasons).toEqual(['No.']));
    expect(sent[0]?.path).toBe('/api/tables/table/why');
    await control.why('zone', 'Z');
    expect(sent).toHaveLength(1);
  });

  test('at items of a composite answer picks them', async () => {
    const control = new TableControl(
      sheet({ question: question([], { space: choice(1, 2, 'A', 'B', 'C') }) }),
      lexicon,
    );
    expect(control.targets).toEqual(new Set(['zone:A', 'zone:B', 'zone:C']));
    expect(control.fault).toEqual({ key: 'too-few', count: 1 });
    await control.confirm();
    expect(sent).toEqual([]);
    control.point('zone', 'C');
    control.point('zone', 'A');
    expect(control.fault).toBeNull();
    await control.confirm();
    expect(sent[0]?.body['text']).toBe('pick A C');
  });
});

describe('answering', () => {
  test('the same answer to the same question keeps its nonce', async () => {
    reply = { status: 409, body: { code: 'stale-question', message: 'Too late.', status: 409 } };
    const control = asked();
    control.choose(moves[2] as (typeof moves)[0]);
    await control.confirm();
    await control.confirm();
    expect(sent[0]?.body['nonce']).toBe(sent[1]?.body['nonce']);
    expect(toasts.list.some(({ text }) => text === 'Too late.')).toBe(true);
    await control.playText('move A B');
    expect(sent[2]?.body['nonce']).not.toBe(sent[1]?.body['nonce']);
  });

  test('two presses send one answer', async () => {
    const control = asked();
    await Promise.all([control.playText('stop'), control.playText('stop')]);
    expect(sent).toHaveLength(1);
  });

  test('a spectator sends nothing', async () => {
    const control = new TableControl(sheet({ seat: null }), lexicon);
    await control.playText('stop');
    await control.undo();
    control.point('zone', 'A');
    expect(sent).toEqual([]);
  });

  test('undo names the version that was seen', async () => {
    await asked().undo();
    expect(sent[0]).toMatchObject({ path: '/api/tables/table/undo', body: { seat: 0, version: 1 } });
    expect(sent[0]?.body).not.toHaveProperty('to');
  });
});

describe('newer sheets', () => {
  test('keep what was pointed at while the question is the same', () => {
    const control = asked();
    control.point('zone', 'A');
    control.receive(sheet({ version: 2, question: question(moves) }));
    expect(control.chosen).toHaveLength(1);
    control.receive(sheet({ version: 3, question: question(moves, { id: 3 }) }));
    expect(control.chosen).toEqual([]);
  });

  test('bring what is new, and drop what was undone', () => {
    const control = new TableControl(sheet({ log: [entry(0, 1)] }), lexicon);
    control.receive(sheet({ version: 3, log: [entry(1, 2), entry(2, 3)], log_end: 1 }));
    expect(control.news.map(({ number }) => number)).toEqual([1, 2]);
    control.receive(sheet({ version: 5, log: [entry(1, 5)], log_end: 1 }));
    expect(control.log.map(({ number, version }) => [number, version])).toEqual([
      [0, 1],
      [1, 5],
    ]);
    expect(control.news.map(({ version }) => version)).toEqual([5]);
  });

  test('in another language keep the selected answer', () => {
    const control = asked();
    control.choose(moves[0] as (typeof moves)[0]);
    const translated = moves.map((one) => ({ ...one, label: `pl ${one.text}` }));
    control.translate(sheet({ question: question(translated), log: [entry(0, 1)] }), lexicon);
    expect(control.selected?.label).toBe('pl move A B');
    expect(control.news).toEqual([]);
  });

  test('wait behind the past while somebody looks at it', () => {
    const control = asked();
    control.show(sheet({ moves: 0, view: { then: true } }));
    flushSync();
    expect(control.live).toBe(false);
    expect(control.question).toBeNull();
    control.receive(sheet({ version: 9, view: { now: true } }));
    expect(control.sheet.view).toEqual({ then: true });
    control.show(null);
    expect(control.sheet.view).toEqual({ now: true });
  });
});

describe('words at the table', () => {
  test('name seats by their titles and things by their names', () => {
    const control = asked();
    expect(control.nameOf('seat', 'blue')).toBe('Blue');
    // Rules play a colour at which nobody sits.
    expect(control.nameOf('seat', 'green')).toBe('Green');
    expect(control.nameOf('zone', 'A')).toBe('Alpha');
    expect(control.textOf('zone', 'A')).toBe('The first.');
    expect(control.say('table.hand', { name: 'Red' })).toBe('Hand of Red');
    expect(control.seatOf('blue')?.seat).toBe(1);
  });

  test('light up things', () => {
    const control = asked();
    control.light([{ kind: 'zone', name: 'A' }]);
    expect([...control.lit]).toEqual(['zone:A']);
    control.dim();
    expect(control.lit.size).toBe(0);
  });
});

describe('a table that is told again', () => {
  const told = (): ReturnType<typeof sheet> =>
    sheet({ question: question(moves), view: { players: [{ mc: 3 }] }, log: [entry(0, 1)] });

  test('stays what is drawn already, and so does everything that has not changed', () => {
    const control = new TableControl(told(), lexicon);
    const drawn = (): unknown[] => [
      control.sheet.view,
      control.question,
      control.log,
      control.chat,
      control.news,
    ];
    const before = drawn();
    control.receive({ ...told(), log: [], log_end: 1 });
    for (const [place, part] of drawn().entries()) expect(part).toBe(before[place]);
    control.receive({ ...told(), version: 2, view: { players: [{ mc: 4 }] }, log: [], log_end: 1 });
    expect(control.sheet.view).toEqual({ players: [{ mc: 4 }] });
    expect(control.question).toBe(before[1]);
  });
});
