/** Behind which tab of a narrow board a place lies. */
const TABS: Record<string, string> = {
  zone: 'board',
  rim: 'board',
  resource: 'board',
  events: 'board',
  lost: 'board',
  ship: 'ships',
  dock: 'ships',
  flight: 'ships',
  ships: 'ships',
};

/** Return the anchor of the tab behind which a place lies. */
export function tabOf(anchor: string): string {
  return `tab:${TABS[anchor.split(':')[0] ?? ''] ?? 'players'}`;
}
