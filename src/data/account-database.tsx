import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type AccountDatabaseState, findAccountDatabase } from '../../worker/public/account-database-state.ts';
import { AccountDatabase } from '../../worker/public/database.ts';
import { causeName } from '../../worker/public/error-names.ts';
import type { StorageTrouble } from '../../worker/public/worker-api.ts';
import { openedAhead, takeOpenedAhead } from './opened-ahead.ts';
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

type Opened = { epoch: number; database: AccountDatabase | 'outdated' };

/** Delay before checking again for a database that was deleted while in use: the worker recreates it. */
const LOOK_AGAIN_MS = 500;
/** Storage that neither opens nor fails within this time counts as blocked. */
const STORAGE_WAIT_MS = 10_000;

/** Opens the account's database for the views below. Only the worker writes to it. */
export function AccountDatabaseProvider(props: AccountDatabaseProviderProps): ReactNode {
  const { accountId, epoch, onTrouble = tellNobody } = props;
  const [opened, setOpened] = useState<Opened | null>(() => {
    const ahead = openedAhead(accountId);
    return ahead === null ? null : { epoch, database: ahead.database };
  });
  useEffect(() => {
    const tell = (database: Opened['database']) =>
      setOpened((shown) => (shown?.epoch === epoch && shown.database === database ? shown : { epoch, database }));
    return followDatabase(accountId, tell, onTrouble);
  }, [accountId, epoch, onTrouble]);
  if (opened === null || opened.epoch !== epoch) return props.fallback;
  if (opened.database === 'outdated') return props.outdated;
  return <DatabaseContext.Provider value={opened.database}>{props.children}</DatabaseContext.Provider>;
}

/**
 * Passes the account's database to `tell`, again whenever it was deleted or replaced by another version, until the
 * returned function is called.
 */
function followDatabase(
  accountId: number,
  tell: (database: AccountDatabase | 'outdated') => void,
  onTrouble: (trouble: StorageTrouble) => void,
): () => void {
  let current: AccountDatabase | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasLeft = false;

  function follow(database: AccountDatabase): void {
    database.onTakenOver = () => {
      if (current === database) void open(true);
    };
    current = database;
    tell(database);
  }

  async function open(isAnew: boolean): Promise<void> {
    const place = await findPlace(accountId);
    if (hasLeft) return;
    if ('status' in place) {
      onTrouble(place);
      return;
    }
    if (place.kind === 'fallback' && place.state === 'missing') {
      tell('outdated');
    } else if (isAnew && place.state === 'missing') {
      // Opening it here would recreate it without its rows, or resurrect it after a logout.
      timer = setTimeout(() => void open(true), LOOK_AGAIN_MS);
    } else {
      follow(new AccountDatabase(accountId, undefined, { name: place.name }));
    }
  }

  const ahead = takeOpenedAhead(accountId);
  if (ahead === null) void open(false);
  else follow(ahead);
  return () => {
    hasLeft = true;
    clearTimeout(timer);
    // `disableAutoOpen`: a late query must not recreate a deleted database.
    current?.close({ disableAutoOpen: true });
    current = null;
  };
}

async function findPlace(accountId: number): Promise<AccountDatabaseState | StorageTrouble> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<StorageTrouble>((resolve) => {
    timer = setTimeout(() => resolve({ status: 'storage-blocked' }), STORAGE_WAIT_MS);
  });
  try {
    return await Promise.race([findAccountDatabase(accountId), limit]);
  } catch (error) {
    return { status: 'storage-refused', detail: causeName(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the open database of the logged-in account. Throws outside the provider, which is a programming error. */
export function useAccountDatabase(): AccountRows {
  const database = useContext(DatabaseContext);
  if (database === null) throw new Error('useAccountDatabase needs an AccountDatabaseProvider above it');
  return database;
}
