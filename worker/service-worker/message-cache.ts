import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { boundCache } from './cache-bound.ts';
import { isMessageFile } from './requests.ts';

const NETWORK_TIMEOUT_S = 3;
/** Two versions of each of the seven locales. */
const MAX_ENTRIES = 14;

/**
 * Serves message files for offline starts. The page itself caches them for 24 hours (specification, section 9), so its
 * requests must return fresh files: a cache-first response would let it keep outdated texts for another day.
 */
export function serveMessages(): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && isMessageFile(url.pathname), messageFiles());
}

export function messageFiles(): NetworkFirst {
  return new NetworkFirst({
    cacheName: 'message-files',
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [{ fetchDidSucceed: async ({ response }) => wordsIn(response) }, boundCache(MAX_ENTRIES)],
  });
}

/**
 * A web server with an index.html fallback responds to a missing locale with 200 and HTML, a network with its login page.
 * To a page with nothing but these words, that is as good as no network.
 */
function wordsIn(response: Response): Response {
  if (response.status === 200 && (response.headers.get('content-type') ?? '').includes('json')) return response;
  throw new TypeError('The answer is no message file');
}
