/** Secret links: the key stands behind the # and so never goes to a server's log. */

/** Returns the address that seats whoever opens it. */
export function inviteLink(key: string): string {
  return `${location.origin}/join#${key}`;
}

/** Returns the address that shows a shared game to whoever opens it. */
export function reviewLink(key: string): string {
  return `${location.origin}/review#${key}`;
}

/** Returns the key in what somebody has pasted: a whole link, or the key alone. */
export function keyIn(text: string): string {
  const pasted = text.trim();
  const mark = pasted.indexOf('#');
  if (mark >= 0) return pasted.slice(mark + 1);
  return pasted.includes('/') ? '' : pasted;
}
