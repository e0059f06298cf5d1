/** A rule by which the browser answers a request without starting the service worker (Static Routing API). */
interface RouterRule {
  condition: { urlPattern: string | { pathname: string } };
  source: 'network' | 'cache';
}

/**
 * API calls, of any origin, are never answered here: each would start a service worker that has gone to sleep. Chromium
 * 156 asks the rules for requests of pages, not of shared workers, so polls still start it; eight idle tabs take no
 * less processor time without a service worker, so nothing is built around that.
 * Built files have their content in their name, and what is not cached comes from the network.
 */
const RULES: readonly RouterRule[] = [
  { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
  { condition: { urlPattern: '/assets/*' }, source: 'cache' },
];

/**
 * Declares which requests pass the service worker by, where the browser can (Chromium 123). The handlers give the same
 * answers elsewhere, so a refused rule costs time only.
 */
export async function declareStaticRoutes(event: ExtendableEvent): Promise<void> {
  if (!('addRoutes' in event) || typeof event.addRoutes !== 'function') return;
  try {
    await event.addRoutes(RULES);
  } catch {
    // A browser with another version of the interface.
  }
}
