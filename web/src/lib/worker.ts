// Where the service worker finds what it says; it has no other way to the words of the client.
const CACHE = 'notices';
const WORDS = '/notice-words.json';

// What the worker keeps is for the next visit: what is seen at this one comes first. In milliseconds.
const LATER = 2000;

/** Lets the service worker keep the client and tell of turns; needs a secure origin and a built client. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // The client works without: it only starts slower and tells less.
    });
  }, LATER);
}

/** Leaves the service worker what it says when it is the reader's turn. */
export async function leaveWords(turn: string): Promise<void> {
  if (!('caches' in window)) return;
  const cache = await caches.open(CACHE);
  await cache.put(WORDS, new Response(JSON.stringify({ turn })));
}
