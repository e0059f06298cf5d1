import type { SyncRow } from '../../worker/public/rows.ts';

/** `offline`: this device has no network. `unreachable`: it has, and the server does not answer as it should. */
export type ConnectionTrouble = 'offline' | 'unreachable';

/**
 * The same with its cause, for a banner. `stopped`: the worker does not answer. `foreign`: something else answers in
 * the server's place, as the login page of a hotel's network does.
 */
export type ConnectionNotice = ConnectionTrouble | 'stopped' | 'foreign';

export interface ConnectionSigns {
  isWorkerReached: boolean;
  /** `navigator.onLine`: false is certain, true is not. */
  isOnline: boolean;
  /** How the last poll went; null before the first. */
  sync: Pick<SyncRow, 'state'> | null;
}

/** What to tell about the connection; null when all is well. */
export function connectionNotice({ isWorkerReached, isOnline, sync }: ConnectionSigns): ConnectionNotice | null {
  if (!isWorkerReached) return 'stopped';
  if (!isOnline) return 'offline';
  if (sync === null || sync.state === 'ok') return null;
  return sync.state === 'foreign' ? 'foreign' : 'unreachable';
}

/** As far as it matters to what needs the server. */
export function connectionTrouble(notice: ConnectionNotice | null): ConnectionTrouble | null {
  return notice === null || notice === 'offline' ? notice : 'unreachable';
}
