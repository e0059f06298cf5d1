import { type PrecacheEntry, serveAppShell } from './service-worker/app-shell.ts';
import { serveConfiguration, warmConfiguration } from './service-worker/configuration-cache.ts';
import { serveMessages } from './service-worker/message-cache.ts';
import { serveOutboxSync } from './service-worker/outbox-sync.ts';
import { servePortraits } from './service-worker/portrait-cache.ts';
import { servePush } from './service-worker/push.ts';
import { isSkipWaiting } from './service-worker/requests.ts';
import { declareStaticRoutes } from './service-worker/static-routes.ts';
import { warmMessages } from './service-worker/warm-messages.ts';

/** Entry of /sw.js: only registers the handlers. It never responds to /api requests. */

declare const __PRECACHE_MANIFEST__: readonly PrecacheEntry[];

if (self instanceof ServiceWorkerGlobalScope) listen(self);

function listen(scope: ServiceWorkerGlobalScope): void {
  serveAppShell(__PRECACHE_MANIFEST__);
  serveConfiguration();
  serveMessages();
  servePortraits();
  servePush(scope);
  serveOutboxSync(scope);

  scope.addEventListener('install', (event) =>
    event.waitUntil(Promise.all([declareStaticRoutes(event), warmConfiguration(), warmMessages(event)])),
  );
  // Claims the page of the first visit too, so that the next start already works offline.
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
  scope.addEventListener('message', (event) => {
    // A new version waits until the member agrees, so that an open page does not lose its files.
    if (isSkipWaiting(event.data)) event.waitUntil(scope.skipWaiting());
  });
}
