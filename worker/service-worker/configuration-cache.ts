import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { parseRuntimeConfiguration } from '../public/runtime-configuration.ts';

export const CONFIGURATION_CACHE = 'configuration';
export const CONFIGURATION_URL = '/config.json';

/**
 * Serves the runtime configuration from the cache and revalidates it in the background, so that an operator's change
 * takes effect on the second start. An invalid configuration is never cached, so that a fix takes effect immediately.
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

/** Refetches the configuration for offline starts: the first page fetched it before the service worker existed. */
export async function warmConfiguration(): Promise<void> {
  try {
    const response = await fetch(CONFIGURATION_URL);
    if (!(await holdsConfiguration(response.clone()))) return;
    const cache = await caches.open(CONFIGURATION_CACHE);
    await cache.put(CONFIGURATION_URL, response);
  } catch {
    // The next online start fills the cache; the installation must not fail because of it.
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
