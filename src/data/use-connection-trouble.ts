import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { useAccountDatabase } from './account-database.tsx';
import { type ConnectionTrouble, connectionTrouble } from './connection-trouble.ts';

/** What is wrong with the connection, null when nothing is, and when data last came (0: never). */
export function useConnectionTrouble(): { trouble: ConnectionTrouble | null; updatedAtMs: number } {
  const database = useAccountDatabase();
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  const sync = useLiveQuery(async () => {
    const row = await database.meta.get('sync');
    return row?.key === 'sync' ? row : null;
  }, [database]);
  return { trouble: connectionTrouble(isOnline, sync ?? null), updatedAtMs: sync?.lastSuccessAtMs ?? 0 };
}

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
