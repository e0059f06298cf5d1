import type { LoadedRow } from '../../worker/public/rows.ts';
import type { AccountRows } from './account-database.tsx';

/** Whether a list has come in from the server, so that having no rows says something. For live queries. */
export async function isLoaded({ meta }: AccountRows, key: LoadedRow['key']): Promise<boolean> {
  return (await meta.get(key)) !== undefined;
}
