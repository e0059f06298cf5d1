import type { AccountDatabase, LoadedRow } from '../../worker/public/database.ts';

/** Whether a list has come in from the server, so that having no rows says something. For live queries. */
export async function isLoaded({ meta }: AccountDatabase, key: LoadedRow['key']): Promise<boolean> {
  return (await meta.get(key)) !== undefined;
}
