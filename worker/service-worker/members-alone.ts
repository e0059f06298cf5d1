import type { StrategyOptions } from 'workbox-strategies';
import { forgetPortraits } from './forget-portraits.ts';
import { readSession } from './read-session.ts';

type CachePlugin = NonNullable<StrategyOptions['plugins']>[number];

/**
 * Lets portraits into a cache only while a member is logged in. One that was loading during the logout is put once its
 * last byte is there, after the caches were deleted: then it goes again. Must be the last plugin, as the one before it
 * notes the address.
 *
 * @param isPortrait which responses are kept at all; without a plugin, Workbox would decide
 */
export function membersAlone(isPortrait: (response: Response) => boolean): CachePlugin {
  return {
    cacheWillUpdate: async ({ response }) =>
      isPortrait(response) && (await readSession())?.status === 'member' ? response : null,
    async cacheDidUpdate() {
      if ((await readSession())?.status === 'visitor') await forgetPortraits();
    },
  };
}
