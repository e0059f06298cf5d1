import { OUTBOX_SYNC_TAG } from '../../../worker/public/background-sync.ts';
import { followWaitingMessages } from '../../data/waiting-messages.ts';

declare global {
  /** Background Sync; Chromium only. */
  interface ServiceWorkerRegistration {
    readonly sync?: { register(tag: string): Promise<void> };
  }
}

/**
 * Asks the browser to wake the service worker with the network while messages wait in the outbox, so that they are
 * sent also when this tab is closed by then; elsewhere the next start sends them. Returns the function that ends it.
 */
export function startOutboxSync(accountId: number): () => void {
  let isWaiting = false;
  const ask = () => {
    if (isWaiting) void registerSync();
  };
  const onHidden = () => {
    if (document.visibilityState === 'hidden') ask();
  };
  const stopFollowing = followWaitingMessages(accountId, (count) => {
    const before = isWaiting;
    isWaiting = count > 0;
    // With network the worker is sending right now.
    if (isWaiting && !before && !navigator.onLine) ask();
  });
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('offline', ask);
  return () => {
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('offline', ask);
    stopFollowing();
  };
}

async function registerSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(OUTBOX_SYNC_TAG);
  } catch {
    // The member has switched background activity off.
  }
}
