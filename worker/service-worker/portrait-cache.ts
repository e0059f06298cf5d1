import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isForeignPortrait, isOwnPortrait } from './requests.ts';

const MAX_AGE_S = 30 * 24 * 60 * 60;
const MAX_OWN_ENTRIES = 300;
/** Browsers count an opaque response as several megabytes of the quota, so fewer of them are kept. */
const MAX_FOREIGN_ENTRIES = 60;

/** Portraits that were seen: shown from the cache, bounded in number and age, the first to go when space runs out. */
export function servePortraits(): void {
  registerRoute(
    ({ request, url, sameOrigin }) => isOwnPortrait({ url, sameOrigin, destination: request.destination }),
    new CacheFirst({ cacheName: 'portraits', plugins: [bound(MAX_OWN_ENTRIES)] }),
  );
  registerRoute(
    ({ request, url, sameOrigin }) => isForeignPortrait({ url, sameOrigin, destination: request.destination }),
    new CacheFirst({
      cacheName: 'foreign-portraits',
      plugins: [
        {
          cacheWillUpdate: async ({ response }) =>
            response.status === 200 || response.type === 'opaque' ? response : null,
        },
        bound(MAX_FOREIGN_ENTRIES),
      ],
    }),
  );
}

function bound(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: MAX_AGE_S, purgeOnQuotaError: true });
}
