import { isMetaRow } from '../../../../worker/public/row-doors.ts';
import type { SignupRow } from '../../../../worker/public/rows.ts';
import { useAccountDatabase } from '../../../data/account-database.tsx';
import { useLiveQuery } from '../../../data/use-live-query.ts';

/** Returns the sign-up progress stored on this device; null if there is none, undefined while loading. */
export function useSavedSignup(): SignupRow | null | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => {
    const row = await database.meta.get('signup');
    return isMetaRow(row) && row.key === 'signup' ? row : null;
  }, [database]);
}
