import type { SyncRow } from '../../worker/public/database.ts';

/** `offline`: this device has no network. `unreachable`: it has, and the server does not answer as it should. */
export type ConnectionTrouble = 'offline' | 'unreachable';

/** The same with its cause, for a banner. `stopped`: the worker does not answer. */
export type ConnectionNotice = ConnectionTrouble | 'stopped';

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
  return sync === null || sync.state === 'ok' ? null : 'unreachable';
}

/** As far as it matters to what needs the server. */
export function connectionTrouble(notice: ConnectionNotice | null): ConnectionTrouble | null {
  return notice === null || notice === 'offline' ? notice : 'unreachable';
}
