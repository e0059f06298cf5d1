import { useEffect } from 'react';
import { OUTBOX_SYNC_TAG } from '../../../worker/public/background-sync.ts';
import { isMessageIntent } from '../../../worker/public/outbox-row.ts';
import { useOutbox } from '../../data/use-outbox.ts';

declare global {
  /** Background Sync; Chromium only. */
  interface ServiceWorkerRegistration {
    readonly sync?: { register(tag: string): Promise<void> };
  }
}

/**
 * Registers a background sync while messages wait in the outbox, so that the service worker sends them once the network
 * is back, even if this tab is closed by then. Without Background Sync, the next start of the app sends them.
 */
export function useOutboxSync(): void {
  const isWaiting = useOutbox()?.some(({ state, intent }) => state === 'queued' && isMessageIntent(intent)) ?? false;
  useEffect(() => (isWaiting ? syncWhenLeft() : undefined), [isWaiting]);
}

/** Returns a function that stops it. */
function syncWhenLeft(): () => void {
  const ask = () => void registerSync();
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') ask();
  };
  // While online, the worker is already sending them.
  if (!navigator.onLine) ask();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('offline', ask);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('offline', ask);
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
