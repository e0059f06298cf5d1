import type { AccountDatabase } from '../public/database.ts';
import type { LoadedRow } from '../public/rows.ts';

/**
 * Records that a list has been fetched; later polls find the mark and write nothing. Runs in the pull's transaction.
 */
export async function markLoaded({ meta }: AccountDatabase, key: LoadedRow['key']): Promise<void> {
  if ((await meta.get(key)) === undefined) await meta.put({ key });
}
