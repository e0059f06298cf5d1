import { liveQuery } from 'dexie';
import { isMetaRow } from '../../public/row-doors.ts';
import type { Account } from '../../sync/account.ts';

/**
 * Calls back with whether the account has this browser's push subscription: now, and after each change by any worker.
 * Returns a function that ends it.
 */
export function followPushSent(account: Account, onRead: (isSent: boolean) => void): () => void {
  const following = liveQuery(() => account.database.meta.get('push')).subscribe({
    next: (row) => onRead(isMetaRow(row) && row.key === 'push' && row.isSent),
    // The database was closed by a logout, or lost.
    error: () => {},
  });
  return () => following.unsubscribe();
}
