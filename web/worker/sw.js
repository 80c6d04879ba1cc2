/*
 * The service worker: keeps the files of the client, so that it starts at once and also without a
 * network, and tells whose turn it is. What the server says is never kept.
 */

/** Written by the build: a name that changes with every file, and the files. */
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];

const CACHE = `areopolis-${VERSION}`;
const SHELL = '/';
const WORDS = '/notice-words.json';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

// Older files go when no open page can need them any more: a worker takes over when all are closed.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith('areopolis-') && name !== CACHE))
      .then((names) => Promise.all(names.map((name) => caches.delete(name)))),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!isServers(pathname)) event.respondWith(page(request));
  } else if (FILES.includes(pathname)) event.respondWith(kept(request));
});

/** Whether an address belongs to the server alone. */
function isServers(pathname) {
  return ['/api', '/health', '/metrics'].some((part) => pathname === part || pathname.startsWith(`${part}/`));
}

/** A page from the network; without one the client itself, which says what is missing. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

/** A file that changes its name whenever it changes; the few that do not come with a new version. */
async function kept(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener('push', (event) => event.waitUntil(tell(event.data)));

/** Says that it is somebody's turn, in the words that the client has left here. */
async function tell(data) {
  let notice = {};
  try {
    notice = data?.json() ?? {};
  } catch {
    // A server of another version; that something waits is all we know.
  }
  const words = await caches.match(WORDS);
  const { turn } = words ? await words.json() : { turn: '' };
  await self.registration.showNotification(notice.name || 'Areopolis', {
    body: turn,
    tag: notice.table ?? 'areopolis',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { url: notice.url ?? '/tables' },
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data?.url ?? '/', self.location.origin)));
});

/** Shows an address of ours: in the page that has it open, else in a new one. */
async function open(address) {
  if (address.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find((one) => new URL(one.url).pathname === address.pathname);
  if (shown) await shown.focus();
  else await self.clients.openWindow(address.href);
}
