import type { TabView } from '../../worker/public/worker-api.ts';
import { calls } from './calls.ts';

/** Lives as long as the page. */
export const tabId = crypto.randomUUID();

let conversationId: number | null = null;
let pushSubscribed = false;

/** Returns what this tab currently shows. */
export function currentView(): TabView {
  return { visible: document.visibilityState === 'visible', conversationId, pushSubscribed };
}

export function reportView(): void {
  void calls.reportView(tabId, currentView());
}

/**
 * Checks for a push subscription: one that the browser has dropped, or of which it shows nothing, must not keep the long
 * polling interval (pitfall 15).
 */
export async function refreshPushState(): Promise<void> {
  const before = pushSubscribed;
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const isDenied = typeof Notification !== 'undefined' && Notification.permission === 'denied';
    pushSubscribed = !isDenied && (await registration?.pushManager?.getSubscription()) != null;
  } catch {
    pushSubscribed = false;
  }
  if (pushSubscribed !== before) reportView();
}

/** Reports the conversation that this tab has on screen; null if there is none. */
export function reportConversation(id: number | null): void {
  conversationId = id;
  reportView();
}
