import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isAppPath } from '../public/app-path.ts';
import { offlinePage } from './offline-page.ts';

/** A null revision means that the URL itself changes with the content. */
export interface PrecacheEntry {
  url: string;
  revision: string | null;
}

const SHELL_URL = '/index.html';

/**
 * Precaches the files of this build, all or none: if one cannot be fetched, the installation fails and the current
 * version stays active. A file that the browser evicts later is refetched from the network.
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
        // The browser has evicted the shell, and the network is unavailable.
        return await offlinePage();
      }
    },
  );
}
