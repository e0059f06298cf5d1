import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { isMessageFile } from './requests.ts';

const NETWORK_TIMEOUT_S = 3;
/** Two versions of each of the seven locales. */
const MAX_ENTRIES = 14;
const MAX_AGE_S = 30 * 24 * 60 * 60;

/**
 * Message files for a start without network. The page keeps them for 24 hours itself (specification, section 9), so
 * what it asks for here has to be fresh: answering from the cache first would let it keep old texts for another day.
 */
export function serveMessages(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isMessageFile(url.pathname),
    new NetworkFirst({
      cacheName: 'message-files',
      networkTimeoutSeconds: NETWORK_TIMEOUT_S,
      plugins: [
        { cacheWillUpdate: async ({ response }) => (isJson(response) ? response : null) },
        new ExpirationPlugin({ maxEntries: MAX_ENTRIES, maxAgeSeconds: MAX_AGE_S, purgeOnQuotaError: true }),
      ],
    }),
  );
}

/** A web server that answers unknown paths with the shell sends 200 and HTML for a locale that is not there. */
function isJson(response: Response): boolean {
  return response.status === 200 && (response.headers.get('content-type') ?? '').includes('json');
}
