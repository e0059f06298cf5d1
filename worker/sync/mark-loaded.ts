import type { AccountDatabase } from '../public/database.ts';
import type { LoadedRow } from '../public/rows.ts';

/** Notes that a list has come in; a later poll finds the note and writes nothing. Runs in the pull's transaction. */
export async function markLoaded({ meta }: AccountDatabase, key: LoadedRow['key']): Promise<void> {
  if ((await meta.get(key)) === undefined) await meta.put({ key });
}
