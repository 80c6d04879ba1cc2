import { afterEach, expect, test, vi } from 'vitest';

import { bringUp, keepInView } from '../src/table/bringing.ts';

/** A page of 400 pixels whose stock, 80 pixels high, stays at its upper edge. */
function page(inside: string): void {
  document.body.innerHTML = `<main><section data-stays data-box="0 80">${inside}</section>
    <p data-box="30 110" data-thing="area:behind"></p>
    <p data-box="100 180" data-thing="area:below"></p></main>`;
}

vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
  const [top = 0, bottom = 400] = (this.getAttribute('data-box') ?? '0 400').split(' ').map(Number);
  return new DOMRect(0, top, 300, bottom - top);
});
const brought = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
const scrolled = vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(() => undefined);
afterEach(() => vi.clearAllMocks());

function bring(thing: string): void {
  const node = document.querySelector(`[data-thing="${thing}"]`);
  if (node) bringUp(node);
}

test('what lies behind something that stays is brought into the middle of the rest', () => {
  page('');
  bring('area:behind');

  expect(brought).toHaveBeenCalledOnce();
  // Of the 320 pixels that are left it takes 80: 120 stay free above it, and it begins at 30.
  expect(scrolled).toHaveBeenCalledWith({ top: 30 - 80 - 120 });
});

test('what is seen stays where it is', () => {
  page('');
  bring('area:below');

  expect(brought).not.toHaveBeenCalled();
});

test('what belongs to something that stays is seen with it', () => {
  page('<b data-box="20 40" data-thing="resource:steel"></b>');
  bring('resource:steel');

  expect(brought).not.toHaveBeenCalled();
  expect(scrolled).not.toHaveBeenCalled();
});

test('what is kept in view is brought again when its page is left less room', () => {
  let resize = (): void => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      disconnect = disconnect;
      observe = (): void => undefined;
      constructor(told: () => void) {
        resize = told;
      }
    },
  );
  page('');
  let height = 400;
  const main = document.querySelector('main') as Element;
  Object.defineProperty(main, 'clientHeight', { get: () => height });
  const node = document.querySelector('[data-thing="area:below"]') as Element;
  const end = keepInView(node);
  expect(brought).not.toHaveBeenCalled();

  node.setAttribute('data-box', '380 460');
  height = 500;
  resize();
  expect(brought).not.toHaveBeenCalled();
  height = 300;
  resize();
  expect(brought).toHaveBeenCalledOnce();

  end();
  expect(disconnect).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
