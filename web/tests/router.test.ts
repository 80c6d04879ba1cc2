import { expect, test } from 'vitest';

import { match, router } from '../src/lib/router.svelte.ts';

test('a pattern gives the values of its places', () => {
  expect(match('/table/:id', '/table/a%20b')).toEqual({ id: 'a b' });
  expect(match('/rules', '/rules/')).toEqual({});
  expect(match('/table/:id', '/table')).toBeNull();
  expect(match('/rules/:game', '/table/x')).toBeNull();
});

test('going somewhere changes the address', () => {
  router.go('/rules/g?x=1#zone-HE');
  expect([router.path, router.query, router.hash]).toEqual(['/rules/g', '?x=1', '#zone-HE']);
});

test('links within the client are followed, others are left to the browser', () => {
  const follow = (href: string, init: MouseEventInit = {}): boolean => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    const event = new MouseEvent('click', { cancelable: true, bubbles: true, ...init });
    Object.defineProperty(event, 'target', { value: link });
    router.follow(event);
    link.remove();
    return event.defaultPrevented;
  };
  expect(follow('/settings')).toBe(true);
  expect(router.path).toBe('/settings');
  expect(follow('/api/docs')).toBe(false);
  expect(follow('https://elsewhere.example/')).toBe(false);
  expect(follow('/new', { ctrlKey: true })).toBe(false);
});
