const LAST = 'areopolis.renewed';
// A part that is still missing so soon after is missing for another reason.
const SOON = 20_000;

/** Starts the client anew where a part of it is gone because the server has a newer one. */
export function renewWhenReplaced(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(LAST) ?? 0);
    if (Date.now() - last < SOON) return;
    event.preventDefault();
    sessionStorage.setItem(LAST, String(Date.now()));
    location.reload();
  });
}
