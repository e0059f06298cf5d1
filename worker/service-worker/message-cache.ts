import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { boundCache } from './cache-bound.ts';
import { isMessageFile } from './requests.ts';

const NETWORK_TIMEOUT_S = 3;
/** Two versions of each of the seven locales. */
const MAX_ENTRIES = 14;

/** Where pages keep the message file of their language themselves (src/i18n/load-messages.ts). */
const PAGE_COPIES_PREFIX = 'messages-';

/**
 * Message files for a start without network. The page keeps them for 24 hours itself (specification, section 9), so
 * what it asks for here has to be fresh: answering from the cache first would let it keep old texts for another day.
 */
export function serveMessages(): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && isMessageFile(url.pathname), messageFiles());
}

/**
 * Fetches the messages of the languages that pages of this device use: those of the first visit came before there was
 * a service worker, and a new version has words of its own. The installation does not fail for them.
 */
export async function warmMessages(event: ExtendableEvent): Promise<void> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(PAGE_COPIES_PREFIX));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const urls = new Set(kept.flat().map((request) => request.url));
    const strategy = messageFiles();
    await Promise.all([...urls].map((url) => strategy.handle({ event, request: new Request(url) })));
  } catch {
    // A start without network shows the words that the page kept, or English.
  }
}

function messageFiles(): NetworkFirst {
  return new NetworkFirst({
    cacheName: 'message-files',
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [
      { cacheWillUpdate: async ({ response }) => (isJson(response) ? response : null) },
      boundCache(MAX_ENTRIES),
    ],
  });
}

/** A web server that answers unknown paths with the shell sends 200 and HTML for a locale that is not there. */
function isJson(response: Response): boolean {
  return response.status === 200 && (response.headers.get('content-type') ?? '').includes('json');
}
