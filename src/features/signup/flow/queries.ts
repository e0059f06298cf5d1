import { useLiveQuery } from 'dexie-react-hooks';
import { isMetaRow } from '../../../../worker/public/row-doors.ts';
import type { SignupRow } from '../../../../worker/public/rows.ts';
import { useAccountDatabase } from '../../../data/account-database.tsx';

/** How far the sign-up is as this device knows it; null when it knows nothing, undefined while reading. */
export function useSavedSignup(): SignupRow | null | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => {
    const row = await database.meta.get('signup');
    return isMetaRow(row) && row.key === 'signup' ? row : null;
  }, [database]);
}
