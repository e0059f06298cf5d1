import type { SyncRow } from '../../worker/public/rows.ts';

/** `offline`: this device has no network. `unreachable`: it has, but the server does not answer properly. */
export type ConnectionTrouble = 'offline' | 'unreachable';

/**
 * The same with its cause, for a banner. `stopped`: the worker does not answer. `foreign`: something else answers in
 * place of the server, such as a hotel's captive portal.
 */
export type ConnectionNotice = ConnectionTrouble | 'stopped' | 'foreign';

export interface ConnectionSigns {
  isWorkerReached: boolean;
  /** `navigator.onLine`: false is reliable, true is not. */
  isOnline: boolean;
  /** Result of the last poll; null before the first. */
  sync: Pick<SyncRow, 'state'> | null;
}

/** Returns the notice to show about the connection; null if all is well. */
export function connectionNotice({ isWorkerReached, isOnline, sync }: ConnectionSigns): ConnectionNotice | null {
  if (!isWorkerReached) return 'stopped';
  if (!isOnline) return 'offline';
  if (sync === null || sync.state === 'ok') return null;
  return sync.state === 'foreign' ? 'foreign' : 'unreachable';
}

/** Reduces a notice to what matters to features that need the server. */
export function connectionTrouble(notice: ConnectionNotice | null): ConnectionTrouble | null {
  return notice === null || notice === 'offline' ? notice : 'unreachable';
}
