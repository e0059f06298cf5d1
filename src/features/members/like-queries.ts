import type { LikeRow } from '../../../worker/public/rows.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { isLoaded } from '../../data/is-loaded.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';

/**
 * Returns the like between the member and another one; null if there is none, undefined while that is unknown: read, or
 * not yet fetched from the server.
 */
export function useLike(profileId: number): LikeRow | null | undefined {
  const database = useAccountDatabase();
  const found = useLiveQuery(async () => {
    const row = await database.likes.get(profileId);
    return { profileId, row: row ?? ((await isLoaded(database, 'loaded-likes')) ? null : undefined) };
  }, [database, profileId]);
  return found?.profileId === profileId ? found.row : undefined;
}
