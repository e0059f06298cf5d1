import type { AccountDatabase } from '../public/database.ts';
import { isMetaRow } from '../public/row-doors.ts';
import type { SyncRow } from '../public/rows.ts';
import { type WriteTarget, writeAccount } from './write.ts';

export type SyncState = SyncRow['state'];

/** Stores the outcome of the last poll if the state has changed: a poll that changes nothing writes nothing. */
export async function storeSyncState(
  target: WriteTarget,
  state: SyncState,
  lastSuccessAtMs: number | null,
): Promise<void> {
  const { meta } = target.database;
  await writeAccount(target, [meta], async () => {
    const stored = await readSync(meta);
    if (stored?.state === state) return;
    const known = stored?.lastSuccessAtMs ?? 0;
    await meta.put({ key: 'sync', state, lastSuccessAtMs: lastSuccessAtMs ?? known });
  });
}

/**
 * Stores the time of the last successful poll for a later offline start. Called when the last visible tab is hidden, and
 * when the connection may have come or gone.
 */
export async function rememberLastSuccess(target: WriteTarget, lastSuccessAtMs: number | null): Promise<void> {
  if (lastSuccessAtMs === null) return;
  const { meta } = target.database;
  await writeAccount(target, [meta], async () => {
    const stored = await readSync(meta);
    if (stored === null || stored.lastSuccessAtMs === lastSuccessAtMs) return;
    await meta.put({ ...stored, lastSuccessAtMs });
  });
}

async function readSync(meta: AccountDatabase['meta']): Promise<SyncRow | null> {
  const row = await meta.get('sync');
  return isMetaRow(row) && row.key === 'sync' ? row : null;
}
