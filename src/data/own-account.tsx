import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Settings, User } from '../../worker/public/rows.ts';
import { useAccountDatabase } from './account-database.tsx';
import { type OwnAccount, openedAhead, readOwnUser, readSiteSettings } from './opened-ahead.ts';
import { useLiveQuery } from './use-live-query.ts';

const OwnAccountContext = createContext<OwnAccount | null>(null);

interface OwnAccountProviderProps {
  accountId: number;
  /** Shown until the data has been read. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Reads once what nearly every part of every page needs: a component that read it by itself would first render without
 * it, then shift.
 */
export function OwnAccountProvider({ accountId, fallback, children }: OwnAccountProviderProps): ReactNode {
  const database = useAccountDatabase();
  // Already read with the database that was opened ahead, so that first paint need not wait for it again.
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

/** Returns the logged-in member; null until the first poll has fetched it. */
export function useOwnUser(): User | null {
  return useOwnAccount().user;
}

/** Returns the site's settings; null until they have been fetched on this device. */
export function useSiteSettings(): Settings | null {
  return useOwnAccount().settings;
}

function useOwnAccount(): OwnAccount {
  const account = useContext(OwnAccountContext);
  if (account === null) throw new Error('What belongs to a member needs an OwnAccountProvider above it');
  return account;
}
