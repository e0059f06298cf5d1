import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { offlinePage } from './offline-page.ts';
import { isAppPath } from './requests.ts';

/** A revision of null says that the URL itself changes with the content. */
export interface PrecacheEntry {
  url: string;
  revision: string | null;
}

const SHELL_URL = '/index.html';

/**
 * Keeps the files of this build, all or none: when one cannot be fetched the installation fails and the version that
 * stands goes on. A file that the browser evicts later comes from the network again.
 */
export function serveAppShell(manifest: readonly PrecacheEntry[]): void {
  precacheAndRoute([...manifest], { cleanURLs: false });
  cleanupOutdatedCaches();
  const shell = createHandlerBoundToURL(SHELL_URL);
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isAppPath(url.pathname),
    async (options) => {
      try {
        return await shell(options);
      } catch {
        // The browser has evicted the shell, and there is no network.
        return await offlinePage();
      }
    },
  );
}
