import { say } from '../lib/words.svelte.ts';
import type { Fault } from './composite.ts';

/** Returns what keeps a composite answer from being sent, in words. */
export function faultText(fault: Fault): string {
  switch (fault.key) {
    case 'too-few':
      return say('web.choose.too-few', { count: fault.count });
    case 'too-many':
      return say('web.choose.too-many', { count: fault.count });
    case 'unpaid':
      return say('web.pay.unpaid', { count: fault.count });
    case 'wasteful':
      return say('web.pay.wasteful', { source: fault.source });
  }
}
