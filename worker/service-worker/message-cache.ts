import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { boundCache } from './cache-bound.ts';
import { isMessageFile } from './requests.ts';

const NETWORK_TIMEOUT_S = 3;
/** Two versions of each of the seven locales. */
const MAX_ENTRIES = 14;

/** Caches in which pages keep the message file of their language themselves (src/i18n/load-messages.ts). */
const PAGE_COPIES_PREFIX = 'messages-';

/**
 * Serves message files for offline starts. The page itself caches them for 24 hours (specification, section 9), so its
 * requests must return fresh files: a cache-first response would let it keep outdated texts for another day.
 */
export function serveMessages(): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && isMessageFile(url.pathname), messageFiles());
}

/**
 * Fetches the messages of the languages used on this device: the first visit loaded them before the service worker
 * existed, and a new version has new texts. The installation does not fail because of them.
 */
export async function warmMessages(event: ExtendableEvent): Promise<void> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(PAGE_COPIES_PREFIX));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const urls = new Set(kept.flat().map((request) => request.url));
    const strategy = messageFiles();
    await Promise.all([...urls].map((url) => strategy.handle({ event, request: new Request(url) })));
  } catch {
    // An offline start shows the texts cached by the page, or English.
  }
}

function messageFiles(): NetworkFirst {
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
