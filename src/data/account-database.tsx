import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { AccountDatabase, DeviceDatabase } from '../../worker/public/database.ts';
import type { Readable } from './readable.ts';

/** What belongs to the device: settings of the site, recorded violations. */
export const deviceDatabase: Readable<DeviceDatabase> = new DeviceDatabase();

/** Rows of the logged-in account. */
export type AccountRows = Readable<AccountDatabase>;

const DatabaseContext = createContext<AccountRows | null>(null);

export interface AccountDatabaseProviderProps {
  accountId: number;
  /** A new session of the same account opens the database anew. */
  epoch: number;
  /** Shown until the database is open. */
  fallback: ReactNode;
  /** Shown when another tab runs a newer version, which has changed the database. */
  outdated: ReactNode;
  children: ReactNode;
}

type Opened = { epoch: number; database: AccountDatabase; isOutdated: boolean };

/** Opens the account's database for the views below. Only the worker writes to it. */
export function AccountDatabaseProvider(props: AccountDatabaseProviderProps): ReactNode {
  const { accountId, epoch } = props;
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    const database = new AccountDatabase(accountId);
    database.onTakenOver = (cause) => {
      if (cause === 'upgraded') setOpened({ epoch, database, isOutdated: true });
    };
    setOpened({ epoch, database, isOutdated: false });
    // For good: a query that comes late must not bring a deleted database back.
    return () => database.close({ disableAutoOpen: true });
  }, [accountId, epoch]);
  if (opened === null || opened.epoch !== epoch) return props.fallback;
  if (opened.isOutdated) return props.outdated;
  return <DatabaseContext.Provider value={opened.database}>{props.children}</DatabaseContext.Provider>;
}

/** The open database of the logged-in account. Throws outside of the provider, which is a mistake in the code. */
export function useAccountDatabase(): AccountRows {
  const database = useContext(DatabaseContext);
  if (database === null) throw new Error('useAccountDatabase needs an AccountDatabaseProvider above it');
  return database;
}
