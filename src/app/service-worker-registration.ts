import { translation } from '../i18n/use-translation.ts';
import { showToast } from '../ui/toasts.ts';
import { keepFields, restoreFields } from './kept-fields.ts';

/**
 * Registers /sw.js once the page has loaded. A waiting version is announced, and takes over when the member says so;
 * the page then reloads (specification, section 4). The first installation does not reload anything.
 */
export function registerServiceWorker(): void {
  restoreFields();
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox('/sw.js');
    const announce = () => {
      const { t } = translation();
      showToast({
        text: t('site.new_version'),
        durationMs: null,
        action: { label: t('site.refresh'), onSelect: () => workbox.messageSkipWaiting() },
      });
    };
    workbox.addEventListener('waiting', announce);
    workbox.addEventListener('controlling', ({ isUpdate }) => {
      if (!isUpdate) return;
      // Fields that are kept need no question whether to leave them.
      if (keepFields())
        addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
      location.reload();
    });
    await workbox.register();
  } catch {
    // The flag of section 8 of the specification: the app works on, but does not start without network.
    document.documentElement.dataset['serviceWorker'] = 'registration-failed';
  }
}
