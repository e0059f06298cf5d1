import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { parseRuntimeConfiguration } from '../public/runtime-configuration.ts';

export const CONFIGURATION_CACHE = 'configuration';
export const CONFIGURATION_URL = '/config.json';

/**
 * The runtime configuration: at once from the cache, refreshed behind it, so that an operator's change arrives with
 * the second start. A configuration that does not parse is never kept, so that mending it helps at once.
 */
export function serveConfiguration(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === CONFIGURATION_URL,
    new StaleWhileRevalidate({
      cacheName: CONFIGURATION_CACHE,
      plugins: [
        { cacheWillUpdate: async ({ response }) => ((await holdsConfiguration(response.clone())) ? response : null) },
      ],
    }),
  );
}

/** The first page fetched its configuration before there was a service worker: fetched again to start offline. */
export async function warmConfiguration(): Promise<void> {
  try {
    const response = await fetch(CONFIGURATION_URL);
    if (!(await holdsConfiguration(response.clone()))) return;
    const cache = await caches.open(CONFIGURATION_CACHE);
    await cache.put(CONFIGURATION_URL, response);
  } catch {
    // The next start online fills the cache; the installation must not fail for this.
  }
}

async function holdsConfiguration(response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  try {
    const value: unknown = await response.json();
    return parseRuntimeConfiguration(value).ok;
  } catch {
    return false;
  }
}
