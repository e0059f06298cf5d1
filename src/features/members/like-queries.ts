import type { LikeRow } from '../../../worker/public/rows.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { useLiveQuery } from '../../data/use-live-query.ts';

/** Returns the like between the member and another one; null if there is none, undefined while reading. */
export function useLike(profileId: number): LikeRow | null | undefined {
  const database = useAccountDatabase();
  const found = useLiveQuery(
    async () => ({ profileId, row: (await database.likes.get(profileId)) ?? null }),
    [database, profileId],
  );
  return found?.profileId === profileId ? found.row : undefined;
}
