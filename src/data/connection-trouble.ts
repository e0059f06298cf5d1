import type { SyncRow } from '../../worker/public/database.ts';

/** `offline`: this device has no network. `unreachable`: it has, and the server does not answer as it should. */
export type ConnectionTrouble = 'offline' | 'unreachable';

/**
 * What to tell about the connection; null when all is well.
 *
 * @param isOnline `navigator.onLine`: false is certain, true is not
 * @param sync how the last poll went; null before the first
 */
export function connectionTrouble(isOnline: boolean, sync: Pick<SyncRow, 'state'> | null): ConnectionTrouble | null {
  if (!isOnline) return 'offline';
  return sync === null || sync.state === 'ok' ? null : 'unreachable';
}
