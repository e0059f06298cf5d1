import { translation } from '../i18n/use-translation.ts';
import { savesData } from '../ui/saves-data.ts';
import { showToast } from '../ui/toasts.ts';
import { readMemberHint } from './member-hint.ts';
import { restoreFields, saveFields } from './saved-fields.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Registers /sw.js once the page has loaded and is idle: it fetches the whole app. Visitors who save data are spared
 * that. A waiting version is announced, and takes over when the member says so;
 * every page then reloads (specification, section 4). The first installation does not reload anything.
 */
export function registerServiceWorker(): void {
  restoreFields();
  if (!('serviceWorker' in navigator)) return;
  if (savesData() && !readMemberHint()) return;
  whenIdle(() => void register());
}

async function register(): Promise<void> {
  // The first worker that controls the page is no new version, and word of it may come late.
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
        text: translation().t('site.new_version'),
        durationMs: null,
        action: { label: translation().t('site.refresh'), onSelect: () => workbox.messageSkipWaiting() },
      }),
    );
  } catch {
    // The flag of section 8 of the specification: the app works on, but does not start without network.
    document.documentElement.dataset['serviceWorker'] = 'registration-failed';
  }
}

/**
 * Calls back for each version that waits. The `waiting` event of workbox-window misses a version that another tab
 * began to install before this page was registered, and every one after the first from elsewhere.
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
  // Fields that are kept need no question whether to leave them.
  if (saveFields()) addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.reload();
}
