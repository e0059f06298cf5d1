import { readMemberHint } from '../data/member-hint.ts';
import { storesData } from '../data/session-store.ts';
import { holdsUnkept } from '../routing/unkept.ts';
import { savesData } from '../ui/saves-data.ts';
import { showToast } from '../ui/toasts.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { restoreFields, saveFields } from './saved-fields.ts';

/**
 * Registers /sw.js once the page has loaded and is idle, since the service worker fetches the whole app; skipped for
 * visitors with data saving on. A waiting version is announced and activates when the member agrees; every page then
 * reloads (specification, section 4). The first installation reloads nothing.
 */
export function registerServiceWorker(): void {
  restoreFields();
  if (!('serviceWorker' in navigator)) return;
  if (savesData() && !readMemberHint()) return;
  whenIdle(() => void register());
}

async function register(): Promise<void> {
  // The first worker to control the page is not a new version, and the event for it may arrive late.
  let { controller } = navigator.serviceWorker;
  try {
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox('/sw.js');
    workbox.addEventListener('controlling', () => {
      const before = controller;
      controller = navigator.serviceWorker.controller;
      if (before !== null && before !== controller) reload();
    });
    const registration = await workbox.register();
    if (registration === undefined) return;
    watchWaiting(registration, () =>
      showToast({
        topic: 'new-version',
        text: ({ t }) => t('site.new_version'),
        durationMs: null,
        action: { label: ({ t }) => t('site.refresh'), onSelect: () => workbox.messageSkipWaiting() },
      }),
    );
  } catch {
    // Sets the flag of section 8 of the specification: the app still works, but cannot start offline.
    document.documentElement.dataset['serviceWorker'] = 'registration-failed';
  }
}

/**
 * Calls back for each waiting version. The `waiting` event of workbox-window misses a version whose installation
 * another tab began before this page registered, and every external version after the first.
 */
function watchWaiting(registration: ServiceWorkerRegistration, onWaiting: () => void): void {
  let watched: ServiceWorker | null = null;
  const watch = () => {
    const worker = registration.installing;
    if (worker === null || worker === watched) return;
    watched = worker;
    worker.addEventListener('statechange', () => {
      if (registration.waiting === worker && navigator.serviceWorker.controller !== null) onWaiting();
    });
  };
  registration.addEventListener('updatefound', watch);
  watch();
  if (registration.waiting !== null && navigator.serviceWorker.controller !== null) onWaiting();
}

function reload(): void {
  // With everything kept, no `beforeunload` prompt is needed. What a file or the memory holds is not: the browser asks.
  const isKept = saveFields() && storesData() && !holdsUnkept();
  // Once: where the member stops the load, the page goes on and asks as before.
  if (isKept)
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  location.reload();
}
