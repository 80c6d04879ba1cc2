import type { Clock } from '../../lib/wire.ts';
import { say } from '../../lib/words.svelte.ts';

/** How long a time is, in the largest unit that it fills. */
export function long(seconds: number): string {
  if (seconds >= 86_400) return say('web.clock.days', { count: seconds / 86_400 });
  if (seconds >= 60) return say('web.clock.minutes', { count: seconds / 60 });
  return say('web.clock.seconds', { count: seconds });
}

/** How time is counted at a table, in lines. */
export function clockLines({ kind, seconds, increment }: Clock): string[] {
  if (kind === 'none') return [say('web.clock.none')];
  const lines = [`${say(`web.clock.${kind}`)}: ${long(seconds)}`];
  if (increment) lines.push(`${say('web.clock.increment')}: ${long(increment)}`);
  return lines;
}
