import { useLiveQuery } from 'dexie-react-hooks';
import type { Settings } from '../../worker/public/rows.ts';
import { deviceDatabase } from './account-database.tsx';

/** The settings of the site; null while none were fetched on this device. */
export function useSiteSettings(): Settings | null {
  return useLiveQuery(async () => (await deviceDatabase.settings.get('current'))?.settings ?? null, [], null);
}
