import { Dexie } from 'dexie';
import { findAccountDatabase } from '../../worker/public/account-database-state.ts';
import { AccountDatabase } from '../../worker/public/database.ts';
import { ACCOUNT_SCHEMA_VERSION, accountDatabaseName } from '../../worker/public/database-names.ts';
import { isUserRow } from '../../worker/public/row-doors.ts';
import type { Settings, User } from '../../worker/public/rows.ts';
import { deviceDatabase } from './device-database.ts';
import type { Readable } from './readable.ts';

/** What each page shows or computes with. */
export interface OwnAccount {
  user: User | null;
  settings: Settings | null;
}

/** A database that stands open before the first view asks for it, and what the frame around each page needs of it. */
export interface OpenedAhead {
  accountId: number;
  database: AccountDatabase;
  ownAccount: OwnAccount;
}

let opened: OpenedAhead | null = null;

/**
 * Opens the database of the member whom this device knows while the code of the page is still on its way.
 *
 * @returns false where the worker has to make it or bring it up to date first. Rejects when the browser refuses it.
 */
export async function openAhead(accountId: number): Promise<boolean> {
  const name = accountDatabaseName(accountId);
  const place = (await isListed(name)) ? { name, state: 'ready' } : await findAccountDatabase(accountId);
  if (place.state !== 'ready') return false;
  const database = new AccountDatabase(accountId, undefined, { name: place.name });
  // Deleted or upgraded before any view took it: the views look for themselves.
  database.onTakenOver = () => {
    if (opened?.database === database) opened = null;
  };
  const [user, settings] = await Promise.all([readOwnUser(database), readSiteSettings()]);
  if (database.isOpen()) opened = { accountId, database, ownAccount: { user, settings } };
  return true;
}

/** The database that was opened ahead for this account; null where there is none. */
export function openedAhead(accountId: number): OpenedAhead | null {
  return opened?.accountId === accountId ? opened : null;
}

/** The same, for the one who follows it from then on. */
export function takeOpenedAhead(accountId: number): AccountDatabase | null {
  const taken = openedAhead(accountId);
  if (taken !== null) opened = null;
  return taken?.database ?? null;
}

export async function readOwnUser(database: Pick<Readable<AccountDatabase>, 'user'>): Promise<User | null> {
  const row = await database.user.get('self');
  return isUserRow(row) ? row.user : null;
}

export async function readSiteSettings(): Promise<Settings | null> {
  return (await deviceDatabase().settings.get('current'))?.settings ?? null;
}

/**
 * Whether the browser lists the database as one of this version. That spares opening it twice, once to see what it is;
 * Firefox lists since 126.
 */
async function isListed(name: string): Promise<boolean> {
  const listed = await Dexie.dependencies.indexedDB.databases?.();
  // IndexedDB counts whole versions; Dexie multiplies its own by ten.
  return listed?.some((one) => one.name === name && one.version === ACCOUNT_SCHEMA_VERSION * 10) ?? false;
}
