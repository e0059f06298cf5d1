import { useLiveQuery } from 'dexie-react-hooks';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { isUserRow } from '../../worker/public/row-doors.ts';
import type { Settings, User } from '../../worker/public/rows.ts';
import { deviceDatabase, useAccountDatabase } from './account-database.tsx';

interface OwnAccount {
  user: User | null;
  settings: Settings | null;
}

const OwnAccountContext = createContext<OwnAccount | null>(null);

/**
 * Reads what nearly every part of every page shows or computes with, once for all of them: a page that read it for
 * itself would show its first picture without it, and move when it comes.
 */
export function OwnAccountProvider({ fallback, children }: { fallback: ReactNode; children: ReactNode }): ReactNode {
  const database = useAccountDatabase();
  const user = useLiveQuery(async () => {
    const row = await database.user.get('self');
    return isUserRow(row) ? row.user : null;
  }, [database]);
  const settings = useLiveQuery(async () => (await deviceDatabase().settings.get('current'))?.settings ?? null, []);
  const isRead = user !== undefined && settings !== undefined;
  const account = useMemo(() => (isRead ? { user, settings } : null), [isRead, user, settings]);
  return account === null ? (
    fallback
  ) : (
    <OwnAccountContext.Provider value={account}>{children}</OwnAccountContext.Provider>
  );
}

/** The logged-in member; null until the first poll has brought it. */
export function useOwnUser(): User | null {
  return useOwnAccount().user;
}

/** The settings of the site; null while none were fetched on this device. */
export function useSiteSettings(): Settings | null {
  return useOwnAccount().settings;
}

function useOwnAccount(): OwnAccount {
  const account = useContext(OwnAccountContext);
  if (account === null) throw new Error('What belongs to a member needs an OwnAccountProvider above it');
  return account;
}
