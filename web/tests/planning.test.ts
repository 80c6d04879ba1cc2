import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { TableControl } from '../src/table/control.svelte.ts';
import { answer, lexicon, question, sheet } from './sheets.ts';

let sent: { path: string; body: unknown }[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    sent.push({ path: address.split('?')[0] ?? '', body: JSON.parse(String(init.body ?? '{}')) });
    return Promise.resolve(new Response('{"version": 2}', { status: 201 }));
  });
});

afterEach(() => vi.unstubAllGlobals());

const asked = question([answer('move A', ['zone', 'A'])]);
const planned = (changes = {}): TableControl =>
  new TableControl(
    sheet({
      question: asked,
      plan: { kinds: ['zone'], intentions: [{ seat: 0, kind: 'zone', name: 'B' }] },
      ...changes,
    }),
    lexicon,
  );

describe('a plan', () => {
  test('takes the next thing that is pointed at, and answers nothing with it', () => {
    const control = planned();
    control.planning.isPointing = true;
    control.point('zone', 'A');
    expect(sent).toEqual([
      { path: '/api/tables/table/plan', body: { seat: 0, kind: 'zone', name: 'A', on: true } },
    ]);
    expect(control.chosen).toEqual([]);
    expect(control.planning.isPointing).toBe(false);
    control.point('zone', 'A');
    expect(control.selected?.text).toBe('move A');
  });

  test('lets go of what is pinned already', async () => {
    const control = planned();
    await control.planning.toggle('zone', 'B');
    expect(sent[0]?.body).toEqual({ seat: 0, kind: 'zone', name: 'B', on: false });
  });

  test('takes only things of which it can be said', () => {
    const control = planned();
    control.planning.isPointing = true;
    control.point('card', 'C');
    expect(sent).toEqual([]);
    expect(control.planning.isPointing).toBe(true);
  });

  test('is only seen by spectators, and by nobody in the past or among rivals', () => {
    const spectator = planned({ seat: null });
    spectator.planning.isPointing = true;
    expect(spectator.planning.of('zone', 'B')).toHaveLength(1);
    expect(spectator.planning.isPointing).toBe(false);
    const control = planned();
    control.show(sheet());
    expect(control.planning.plan).toBeNull();
    expect(planned({ plan: null }).planning.canPin).toBe(false);
  });
});
