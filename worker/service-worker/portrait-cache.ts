import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { boundCache } from './cache-bound.ts';
import { membersAlone } from './members-alone.ts';
import { FOREIGN_PORTRAITS, OWN_PORTRAITS } from './portrait-cache-names.ts';
import { isForeignPortrait, isOwnPortrait, isPage } from './requests.ts';

const MAX_OWN_ENTRIES = 300;
/** Browsers count an opaque response as several megabytes of quota, so fewer of them are kept. */
const MAX_FOREIGN_ENTRIES = 60;

/**
 * Serves portraits that a member has viewed from caches of limited size. What an image host answers cannot be read: it may
 * be an error as well, and is asked for anew each time it is shown, mostly of the browser's own cache.
 */
export function servePortraits(): void {
  registerRoute(
    ({ request, url, sameOrigin }) => isOwnPortrait({ url, sameOrigin, destination: request.destination }),
    new CacheFirst({
      cacheName: OWN_PORTRAITS,
      plugins: [boundCache(MAX_OWN_ENTRIES), membersAlone(isWhole)],
    }),
  );
  registerRoute(
    ({ request, url, sameOrigin }) => isForeignPortrait({ url, sameOrigin, destination: request.destination }),
    new StaleWhileRevalidate({
      cacheName: FOREIGN_PORTRAITS,
      plugins: [
        boundCache(MAX_FOREIGN_ENTRIES),
        membersAlone((response) => isWhole(response) || response.type === 'opaque'),
      ],
    }),
  );
}

/** A page in place of a portrait, as that of a network that asks for a login, would stay for as long as portraits do. */
function isWhole(response: Response): boolean {
  return response.status === 200 && !isPage(response);
}
