import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Settings, User } from '../../worker/public/rows.ts';
import { useAccountDatabase } from './account-database.tsx';
import { openedAhead, readOwnUser, readSiteSettings } from './opened-ahead.ts';
import { useLiveQuery } from './use-live-query.ts';

/** Each on its own: the balance changes with each message, and most of a page only needs the settings. */
const UserContext = createContext<User | null | undefined>(undefined);
const SettingsContext = createContext<Settings | null | undefined>(undefined);

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
  if (user === undefined || settings === undefined) return fallback;
  return (
    <SettingsContext.Provider value={settings}>
      <UserContext.Provider value={user}>{children}</UserContext.Provider>
    </SettingsContext.Provider>
  );
}

/** Returns the logged-in member; null until the first poll has fetched it. */
export function useOwnUser(): User | null {
  return within(useContext(UserContext));
}

/** Returns the site's settings; null until they have been fetched on this device. */
export function useSiteSettings(): Settings | null {
  return within(useContext(SettingsContext));
}

function within<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('What belongs to a member needs an OwnAccountProvider above it');
  return value;
}
