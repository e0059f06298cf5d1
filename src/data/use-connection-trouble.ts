import {
  type ConnectionNotice,
  type ConnectionTrouble,
  connectionNotice,
  connectionTrouble,
} from './connection-trouble.ts';
import { useWorkerReached } from './session-store.ts';
import { useIsOnline } from './use-is-online.ts';
import { useSyncState } from './use-sync-state.ts';

interface ConnectionState {
  /** Null when nothing is wrong. */
  trouble: ConnectionTrouble | null;
  notice: ConnectionNotice | null;
  /** Time of the last successful poll; 0 if there was none. */
  updatedAtMs: number;
}

/** Returns what is wrong with the connection. */
export function useConnectionTrouble(): ConnectionState {
  const isWorkerReached = useWorkerReached();
  const isOnline = useIsOnline();
  const sync = useSyncState();
  const notice = connectionNotice({ isWorkerReached, isOnline, sync: sync ?? null });
  return { trouble: connectionTrouble(notice), notice, updatedAtMs: sync?.lastSuccessAtMs ?? 0 };
}
