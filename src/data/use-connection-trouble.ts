import { isMetaRow } from '../../worker/public/row-doors.ts';
import { useAccountDatabase } from './account-database.tsx';
import {
  type ConnectionNotice,
  type ConnectionTrouble,
  connectionNotice,
  connectionTrouble,
} from './connection-trouble.ts';
import { useWorkerReached } from './session-store.ts';
import { useIsOnline } from './use-is-online.ts';
import { useLiveQuery } from './use-live-query.ts';

interface ConnectionState {
  /** Null when nothing is wrong. */
  trouble: ConnectionTrouble | null;
  notice: ConnectionNotice | null;
  /** Time of the last successful poll; 0 if there was none. */
  updatedAtMs: number;
}

/** Returns what is wrong with the connection. */
export function useConnectionTrouble(): ConnectionState {
  const database = useAccountDatabase();
  const isWorkerReached = useWorkerReached();
  const isOnline = useIsOnline();
  const sync = useLiveQuery(async () => {
    const row = await database.meta.get('sync');
    return isMetaRow(row) && row.key === 'sync' ? row : null;
  }, [database]);
  const notice = connectionNotice({ isWorkerReached, isOnline, sync: sync ?? null });
  return { trouble: connectionTrouble(notice), notice, updatedAtMs: sync?.lastSuccessAtMs ?? 0 };
}
