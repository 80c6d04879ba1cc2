import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { settings } from '../src/lib/settings.svelte.ts';
import type { Sheet } from '../src/lib/wire.ts';
import { TableControl } from '../src/table/control.svelte.ts';
import { Pace, PAUSES } from '../src/table/pace.svelte.ts';
import { answer, entry, lexicon, question, sheet } from './sheets.ts';

/** A sheet in which a seat has done something; blue is the AI player. */
const moved = (version: number, colour = 'blue', changes: Partial<Sheet> = {}): Sheet =>
  sheet({ version, log: [entry(version, version, ['seat', colour])], log_end: version, ...changes });

let control: TableControl;
let pace: Pace;

beforeEach(() => {
  vi.useFakeTimers();
  settings.alone = false;
  control = new TableControl(sheet(), lexicon);
  pace = new Pace(
    () => control,
    (shown) => control.receive(shown),
  );
});

afterEach(() => {
  vi.useRealTimers();
  settings.pace = 'normal';
  settings.alone = true;
});

describe('the pace of AI seats', () => {
  test('leaves time between their moves, and keeps the order', async () => {
    pace.take(moved(2));
    pace.take(moved(3));
    pace.take(moved(4, 'red', { question: question([answer('stop')]) }));
    expect(control.now.version).toBe(2);
    await vi.advanceTimersByTimeAsync(PAUSES.normal + 10);
    expect(control.now.version).toBe(3);
    expect(control.question).toBeNull();
    await vi.advanceTimersByTimeAsync(PAUSES.normal + 10);
    expect(control.question?.text).toBe('What now?');
  });

  test('shows everything at once where the reader wants it', () => {
    settings.pace = 'once';
    for (const version of [2, 3, 4]) pace.take(moved(version));
    expect(control.now.version).toBe(4);
  });

  test('waits for the reader after each', () => {
    settings.pace = 'wait';
    pace.take(moved(2));
    pace.take(moved(3, 'blue', { question: question([answer('stop')]) }));
    expect([control.now.version, pace.isHeld]).toEqual([2, true]);
    pace.goOn();
    expect([control.now.version, pace.isHeld]).toEqual([3, false]);
  });

  test('does not delay what people do', () => {
    pace.take(moved(2, 'red'));
    pace.take(moved(3, 'red'));
    expect(control.now.version).toBe(3);
  });

  test('never shows an older sheet than the one that is there', () => {
    pace.take(moved(2));
    pace.take(moved(3));
    control.receive(moved(5));
    pace.flush();
    expect(control.now.version).toBe(5);
  });
});
