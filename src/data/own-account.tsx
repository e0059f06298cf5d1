import { useLiveQuery } from 'dexie-react-hooks';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Settings, User } from '../../worker/public/rows.ts';
import { useAccountDatabase } from './account-database.tsx';
import { type OwnAccount, openedAhead, readOwnUser, readSiteSettings } from './opened-ahead.ts';

const OwnAccountContext = createContext<OwnAccount | null>(null);

interface OwnAccountProviderProps {
  accountId: number;
  /** Shown until it is read. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Reads what nearly every part of every page shows or computes with, once for all of them: a page that read it for
 * itself would show its first picture without it, and move when it comes.
 */
export function OwnAccountProvider({ accountId, fallback, children }: OwnAccountProviderProps): ReactNode {
  const database = useAccountDatabase();
  // Read already, with the database that was opened ahead: the first picture need not wait for it again.
  const [ahead] = useState(() => openedAhead(accountId)?.ownAccount);
  const user = useLiveQuery(() => readOwnUser(database), [database], ahead?.user);
  const settings = useLiveQuery(readSiteSettings, [], ahead?.settings);
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
