import { api } from '../../lib/api.ts';
import { leaveWords } from '../../lib/worker.ts';
import { say } from '../../lib/words.svelte.ts';

export type PushState = 'unknown' | 'impossible' | 'denied' | 'off' | 'on';

/** Turn notices of this browser by Web Push. */
class Push {
  state = $state<PushState>('unknown');

  /** Looks whether this browser can be told, and is. */
  async look(): Promise<void> {
    if (!('PushManager' in window) || !('serviceWorker' in navigator)) this.state = 'impossible';
    else if (Notification.permission === 'denied') this.state = 'denied';
    else {
      const worker = await navigator.serviceWorker.getRegistration();
      const { key } = await api.pushKey();
      if (!worker || !key) this.state = 'impossible';
      else this.state = (await worker.pushManager.getSubscription()) ? 'on' : 'off';
    }
  }

  /** Asks the reader for leave, and the server to tell. */
  async turnOn(): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') return this.look();
    const worker = await navigator.serviceWorker.ready;
    const { key } = await api.pushKey();
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    const { endpoint, keys } = subscription.toJSON();
    await api.subscribe({
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    });
    await leaveWords(say('web.push.turn'));
    return this.look();
  }

  async turnOff(): Promise<void> {
    const worker = await navigator.serviceWorker.getRegistration();
    const subscription = await worker?.pushManager.getSubscription();
    if (subscription) {
      await api.unsubscribe({ endpoint: subscription.endpoint });
      await subscription.unsubscribe();
    }
    return this.look();
  }
}

export const push = new Push();
