import { ExpirationPlugin } from 'workbox-expiration';
import type { StrategyOptions } from 'workbox-strategies';

type CachePlugin = NonNullable<StrategyOptions['plugins']>[number];

const MAX_AGE_S = 30 * 24 * 60 * 60;

/**
 * Limits a cache to `maxEntries`, none older than 30 days. Workbox deletes the whole cache when the quota is exceeded.
 */
export function boundCache(maxEntries: number): CachePlugin {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: MAX_AGE_S,
    purgeOnQuotaError: true,
  });
  // Spelled out because the package's types do not accept undefined for a missing callback.
  return {
    ...(cachedResponseWillBeUsed === undefined ? {} : { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate === undefined ? {} : { cacheDidUpdate }),
  };
}
