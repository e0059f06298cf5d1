import { Dexie } from 'dexie';
import { findAccountDatabase } from '../../worker/public/account-database-state.ts';
import { AccountDatabase } from '../../worker/public/database.ts';
import { ACCOUNT_SCHEMA_VERSION, accountDatabaseName } from '../../worker/public/database-names.ts';
import { isSettings, isUserRow } from '../../worker/public/row-doors.ts';
import type { Settings, User } from '../../worker/public/rows.ts';
import { deviceDatabase } from './device-database.ts';
import type { Readable } from './readable.ts';

/** Data that every page shows or computes with. */
export interface OwnAccount {
  user: User | null;
  settings: Settings | null;
}

/** A database opened before the first view needs it, with the data that the frame around each page needs. */
export interface OpenedAhead {
  accountId: number;
  database: AccountDatabase;
  ownAccount: OwnAccount;
}

let opened: OpenedAhead | null = null;

/**
 * Opens the database of the member known to this device while the page's code is still loading.
 *
 * @returns false if the worker has to create or upgrade the database first. Rejects if the browser refuses access.
 */
export async function openAhead(accountId: number): Promise<boolean> {
  const name = accountDatabaseName(accountId);
  const place = (await isListed(name)) ? { name, state: 'ready' } : await findAccountDatabase(accountId);
  if (place.state !== 'ready') return false;
  const database = new AccountDatabase(accountId, undefined, { name: place.name });
  // Deleted or upgraded before any view used it: the views look for the database themselves.
  database.onTakenOver = () => {
    if (opened?.database === database) opened = null;
  };
  const [user, settings] = await Promise.all([readOwnUser(database), readSiteSettings()]);
  if (database.isOpen()) opened = { accountId, database, ownAccount: { user, settings } };
  return true;
}

/** Returns the database opened ahead for this account; null if there is none. */
export function openedAhead(accountId: number): OpenedAhead | null {
  return opened?.accountId === accountId ? opened : null;
}

/** Returns the tables of the database opened ahead, for what a page reads before it is rendered. */
export function databaseAhead(): Readable<AccountDatabase> | null {
  return opened?.database ?? null;
}

/** The same, but hands over ownership: the caller follows the database from then on. */
export function takeOpenedAhead(accountId: number): AccountDatabase | null {
  const taken = openedAhead(accountId);
  if (taken !== null) opened = null;
  return taken?.database ?? null;
}

export async function readOwnUser(database: Pick<Readable<AccountDatabase>, 'user'>): Promise<User | null> {
  const row = await database.user.get('self');
  return isUserRow(row) ? row.user : null;
}

export async function readSiteSettings(device = deviceDatabase()): Promise<Settings | null> {
  const settings: unknown = (await device.settings.get('current'))?.settings;
  return isSettings(settings) ? settings : null;
}

/**
 * Returns whether the browser lists the database at the current version. Saves opening it twice, once just to check it;
 * Firefox supports listing since 126.
 */
async function isListed(name: string): Promise<boolean> {
  const listed = await Dexie.dependencies.indexedDB.databases?.();
  // IndexedDB versions are integers; Dexie multiplies its own by ten.
  return listed?.some((one) => one.name === name && one.version === ACCOUNT_SCHEMA_VERSION * 10) ?? false;
}
