import { ExpirationPlugin } from 'workbox-expiration';
import type { StrategyOptions } from 'workbox-strategies';

type CachePlugin = NonNullable<StrategyOptions['plugins']>[number];

const MAX_AGE_S = 30 * 24 * 60 * 60;

/** Keeps a cache to `maxEntries`, none older than 30 days; it is the first to go when the device has no room left. */
export function boundCache(maxEntries: number): CachePlugin {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: MAX_AGE_S,
    purgeOnQuotaError: true,
  });
  // Written out, since the package's types take a callback that is undefined for one that is missing.
  return {
    ...(cachedResponseWillBeUsed === undefined ? {} : { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate === undefined ? {} : { cacheDidUpdate }),
  };
}
