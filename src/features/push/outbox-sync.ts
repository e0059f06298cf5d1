import { OUTBOX_SYNC_TAG } from '../../../worker/public/background-sync.ts';
import { followWaitingMessages } from '../../data/waiting-messages.ts';

declare global {
  /** Background Sync; Chromium only. */
  interface ServiceWorkerRegistration {
    readonly sync?: { register(tag: string): Promise<void> };
  }
}

/**
 * Registers a background sync while messages wait in the outbox, so that the service worker sends them once the network
 * is back, even if this tab is closed by then. Without Background Sync, the next start of the app sends them. Returns a
 * function that stops it.
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
    // While online, the worker is already sending them.
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
    // The user has disabled background activity.
  }
}
