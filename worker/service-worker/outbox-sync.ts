import { BUS_CHANNEL } from '../ports/worker-bus.ts';
import { OUTBOX_SYNC_TAG } from '../public/background-sync.ts';
import { POLLER_LOCK } from '../sync/leadership.ts';
import { sendWaiting } from './send-waiting.ts';

/** Sends waiting messages of the outbox when the network is back, even if no tab is open. */
export function serveOutboxSync(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('sync', (event) => {
    if (!(event instanceof ExtendableEvent) || !('tag' in event) || event.tag !== OUTBOX_SYNC_TAG) return;
    event.waitUntil(sendUnlessLed(scope));
  });
}

/** If a tab's worker leads, it sends the messages itself and also processes the responses. */
async function sendUnlessLed(scope: ServiceWorkerGlobalScope): Promise<void> {
  await scope.navigator.locks.request(POLLER_LOCK, { ifAvailable: true }, async (lock) => {
    if (lock !== null) {
      await sendWaiting(scope);
      return;
    }
    const channel = new BroadcastChannel(BUS_CHANNEL);
    channel.postMessage({ type: 'outbox' });
    channel.close();
  });
}
