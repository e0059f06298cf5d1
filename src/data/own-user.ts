import { useLiveQuery } from 'dexie-react-hooks';
import { isUserRow } from '../../worker/public/row-doors.ts';
import type { User } from '../../worker/public/rows.ts';
import { useAccountDatabase } from './account-database.tsx';

/** The logged-in member; null until the first poll has brought it, undefined while reading. */
export function useOwnUser(): User | null | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => {
    const row = await database.user.get('self');
    return isUserRow(row) ? row.user : null;
  }, [database]);
}
