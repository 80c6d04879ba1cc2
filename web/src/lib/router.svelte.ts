/** Where the reader is: the address without its origin, changed without loading the page anew. */
class Router {
  path = $state(location.pathname);
  query = $state(location.search);
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.look());
    addEventListener('hashchange', () => this.look());
  }

  /** Goes to an address of ours; `replace` leaves no way back to the present one. */
  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.look();
    if (!replace) scrollTo(0, 0);
  }

  /** Follows links within the client; everything else is left to the browser. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  private look(): void {
    this.path = location.pathname;
    this.query = location.search;
    this.hash = location.hash;
  }
}

export const router = new Router();

/** Returns the values of a pattern such as `/table/:id` in `path`, or null where it does not fit. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) return null;
  const values: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const found = given[place] ?? '';
    if (part.startsWith(':')) values[part.slice(1)] = decodeURIComponent(found);
    else if (part !== found) return null;
  }
  return values;
}
