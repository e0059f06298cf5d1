import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { AccountDatabase } from '../../worker/public/database.ts';
import type { StorageTrouble } from '../../worker/public/worker-api.ts';
import { databaseAtHand, type FollowedDatabase, followDatabase } from './follow-database.ts';
import type { Readable } from './readable.ts';

/** Read-only tables of the logged-in account. */
export type AccountRows = Readable<AccountDatabase>;

const DatabaseContext = createContext<AccountRows | null>(null);

export interface AccountDatabaseProviderProps {
  accountId: number;
  /** A new session of the same account reopens the database. */
  epoch: number;
  /** Shown until the database is open. */
  fallback: ReactNode;
  /** Shown when another tab runs a newer version, which has upgraded the database. */
  outdated: ReactNode;
  /** Called when this page cannot access the storage, even if the worker can. Must be referentially stable. */
  onTrouble?: (trouble: StorageTrouble) => void;
  children: ReactNode;
}

function tellNobody(): void {}

type Opened = { epoch: number; database: FollowedDatabase };

/** Opens the account's database for the views below. Only the worker writes to it. */
export function AccountDatabaseProvider(props: AccountDatabaseProviderProps): ReactNode {
  const { accountId, epoch, onTrouble = tellNobody } = props;
  const [opened, setOpened] = useState<Opened | null>(() => {
    const database = databaseAtHand(accountId, epoch);
    return database === null ? null : { epoch, database };
  });
  useEffect(() => {
    const onDatabase = (database: FollowedDatabase) =>
      setOpened((shown) => (shown?.epoch === epoch && shown.database === database ? shown : { epoch, database }));
    return followDatabase(accountId, epoch, { onDatabase, onTrouble });
  }, [accountId, epoch, onTrouble]);
  if (opened === null || opened.epoch !== epoch) return props.fallback;
  if (opened.database === 'outdated') return props.outdated;
  return <DatabaseContext.Provider value={opened.database}>{props.children}</DatabaseContext.Provider>;
}

/** Returns the open database of the logged-in account. Throws outside the provider, which is a programming error. */
export function useAccountDatabase(): AccountRows {
  const database = useContext(DatabaseContext);
  if (database === null) throw new Error('useAccountDatabase needs an AccountDatabaseProvider above it');
  return database;
}
