import { addPlugins, cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isAppPath } from '../public/app-path.ts';
import { offlinePage } from './offline-page.ts';
import { isPage } from './requests.ts';

/** A null revision means that the URL itself changes with the content. */
export interface PrecacheEntry {
  url: string;
  revision: string | null;
}

const SHELL_URL = '/index.html';

/**
 * Precaches the files of this build, all or none: if one cannot be fetched, or something else comes in its place, the
 * installation fails and the current version stays active. A file that the browser evicts later is refetched from the network.
 */
export function serveAppShell(manifest: readonly PrecacheEntry[]): void {
  addPlugins([
    {
      cacheWillUpdate: async ({ request, response }) =>
        (await isOfBuild(manifest, new URL(request.url).pathname, response)) ? response : null,
    },
  ]);
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

/**
 * Tells a file from the login page of a network, or the page that a web server answers with for want of the file. The
 * shell starts with scripts of its build; kept in its place, another page would be all that the app shows, for good.
 */
async function isOfBuild(manifest: readonly PrecacheEntry[], pathname: string, response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  if (pathname !== SHELL_URL) return !isPage(response);
  const html = await response.clone().text();
  return manifest.some(({ url }) => url !== SHELL_URL && html.includes(url));
}
