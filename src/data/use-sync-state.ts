import { isMetaRow } from '../../worker/public/row-doors.ts';
import type { AccountRows } from './account-database.tsx';
import { sharedLiveQuery } from './shared-live-query.ts';

/** Returns how the last polls went; null before the first. Undefined while reading. */
export const useSyncState = sharedLiveQuery(async (database: AccountRows) => {
  const row = await database.meta.get('sync');
  return isMetaRow(row) && row.key === 'sync' ? row : null;
});
