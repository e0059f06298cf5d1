import { OUTBOX_SYNC_TAG } from '../public/background-sync.ts';
import { sendUnlessLed } from './send-unless-led.ts';

/** Sends waiting messages of the outbox when the network is back, even if no tab is open. */
export function serveOutboxSync(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('sync', (event) => {
    if (!(event instanceof ExtendableEvent) || !('tag' in event) || event.tag !== OUTBOX_SYNC_TAG) return;
    event.waitUntil(sendUnlessLed(scope));
  });
}
