import { afterEach, expect, test, vi } from 'vitest';

import { renewWhenReplaced } from '../src/lib/renewal.ts';

afterEach(() => vi.unstubAllGlobals());

test('a part that was replaced starts the client anew, once', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  sessionStorage.clear();
  renewWhenReplaced();
  const missing = (): boolean => dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

  expect(missing()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(missing()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
