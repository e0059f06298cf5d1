import type { LoadedRow } from '../../worker/public/rows.ts';
import type { AccountRows } from './account-database.tsx';

/** Returns whether a list has been fetched from the server, so that having no rows is meaningful. For live queries. */
export async function isLoaded({ meta }: AccountRows, key: LoadedRow['key']): Promise<boolean> {
  return (await meta.get(key)) !== undefined;
}
