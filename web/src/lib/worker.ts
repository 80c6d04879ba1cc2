// Where the service worker finds what it says; it has no other way to the words of the client.
const CACHE = 'notices';
const WORDS = '/notice-words.json';

/** Lets the service worker keep the client and tell of turns; needs a secure origin and a built client. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // The client works without: it only starts slower and tells less.
  });
}

/** Leaves the service worker what it says when it is the reader's turn. */
export async function leaveWords(turn: string): Promise<void> {
  if (!('caches' in window)) return;
  const cache = await caches.open(CACHE);
  await cache.put(WORDS, new Response(JSON.stringify({ turn })));
}
