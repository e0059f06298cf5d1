import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { boundCache } from './cache-bound.ts';
import { isMessageFile } from './requests.ts';

const NETWORK_TIMEOUT_S = 3;
/** Two versions of each of the seven locales. */
const MAX_ENTRIES = 14;

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
        boundCache(MAX_ENTRIES),
      ],
    }),
  );
}

/** A web server that answers unknown paths with the shell sends 200 and HTML for a locale that is not there. */
function isJson(response: Response): boolean {
  return response.status === 200 && (response.headers.get('content-type') ?? '').includes('json');
}
