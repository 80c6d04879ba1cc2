/** Secret links: the key stands behind the # and so never goes to a server's log. */

const CODE = '#code=';

/** Returns the address that seats whoever opens it. */
export function inviteLink(key: string): string {
  return `${location.origin}/join#${key}`;
}

/** Returns the address that shows a shared game to whoever opens it. */
export function reviewLink(key: string): string {
  return `${location.origin}/review#${key}`;
}

/** Returns the address at which another device finds a code of one's own filled in. */
export function deviceLink(code: string): string {
  return `${location.origin}/settings${CODE}${encodeURIComponent(code)}`;
}

/** Returns the code behind the # of the settings' address; empty where there is none. */
export function codeIn(hash: string): string {
  if (!hash.startsWith(CODE)) return '';
  try {
    return decodeURIComponent(hash.slice(CODE.length));
  } catch {
    return '';
  }
}

/** Whether an address with this host name leads everybody to his own computer. */
export function isOnlyHere(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

/** Returns the key in what somebody has pasted: a whole link, or the key alone. */
export function keyIn(text: string): string {
  const pasted = text.trim();
  const mark = pasted.indexOf('#');
  if (mark >= 0) return pasted.slice(mark + 1);
  return pasted.includes('/') ? '' : pasted;
}
