import { Dexie } from 'dexie';
import { fillInWords } from '../features/chat/fill-in-words.ts';
import { findAccountDatabase } from '../public/account-database-state.ts';
import { AccountDatabase } from '../public/database.ts';
import {
  ACCOUNT_SCHEMA_VERSION,
  accountDatabaseName,
  fallbackDatabaseName,
  parseAccountDatabaseName,
} from '../public/database-names.ts';
import { isMetaRow } from '../public/row-doors.ts';
import { reviveSetAside } from '../sync/outbox-rows.ts';
import { deleteRows } from '../sync/put-changed.ts';
import type { Pruning } from '../sync/write.ts';
import { dropOverdueFallback, takeBack, takeOver } from './fallback-database.ts';

/** What decides which of the databases of an account is opened. */
export interface AccountOpening {
  schemaVersion: number;
  /** Whether a worker of a newer schema lives, which works with the account's own database. */
  isNewerRunning(): Promise<boolean>;
  createId(): string;
}

/** The database is one of a newer version, and that one works with it at this moment. */
export class NewerVersionRunsError extends Error {
  override name = 'NewerVersionRunsError';
}

/** Opens the database of the account and marks it as belonging to the session of `epoch`. */
export async function openAccountDatabase(
  accountId: number,
  epoch: number,
  opening: AccountOpening,
): Promise<AccountDatabase> {
  const database = await openPlace(accountId, opening);
  const mark = await database.meta.get('epoch');
  if (mark?.key !== 'epoch' || mark.epoch !== epoch) {
    await database.transaction('rw', database.meta, database.outbox, async () => {
      await database.meta.put({ key: 'epoch', epoch });
      // Refusals of the session before say nothing of this one.
      await database.outbox.filter((row) => row.wait?.cause === 'session').modify({ wait: null, nextAttemptAtMs: 0 });
    });
  }
  await database.transaction('rw', database.outbox, () => reviveSetAside(database));
  return database;
}

/**
 * Opens the account's own database with what older versions have left in theirs, or a fallback while it is one of a
 * newer version. Throws `NewerVersionRunsError` when that version runs.
 */
async function openPlace(accountId: number, opening: AccountOpening): Promise<AccountDatabase> {
  const { schemaVersion } = opening;
  if ((await namesOfAccount(accountId)).includes(fallbackDatabaseName(accountId, schemaVersion))) {
    await dropOverdueFallback(accountId, schemaVersion);
  }
  const place = await findAccountDatabase(accountId, schemaVersion);
  if (place.kind === 'fallback' && (await opening.isNewerRunning())) throw new NewerVersionRunsError();
  const database = new AccountDatabase(accountId, fillInWords, { name: place.name, schemaVersion });
  try {
    await database.open();
    const names = await namesOfAccount(accountId);
    if (place.kind === 'fallback') await takeOver(database, newestBefore(names, schemaVersion), opening.createId());
    for (const name of fallbacksBelow(names, schemaVersion)) await takeBack(database, name);
    // One that came up meanwhile may not have seen the fallback.
    if (place.kind === 'fallback' && (await opening.isNewerRunning())) throw new NewerVersionRunsError();
    return database;
  } catch (error) {
    database.close({ disableAutoOpen: true });
    throw error;
  }
}

/** Where the rows that wait are: the fallback of the version that ran before this one, or the account's own database. */
function newestBefore(names: readonly string[], schemaVersion: number): string {
  const [own = ''] = names;
  const [nearest] = names
    .filter((name) => fallbackOf(name) > schemaVersion)
    .toSorted((one, other) => fallbackOf(one) - fallbackOf(other));
  return nearest ?? own;
}

/** Those of older versions, the newest first: each was taken over from the one before it. */
function fallbacksBelow(names: readonly string[], schemaVersion: number): string[] {
  return names
    .filter((name) => fallbackOf(name) > 0 && fallbackOf(name) < schemaVersion)
    .toSorted((one, other) => fallbackOf(other) - fallbackOf(one));
}

function fallbackOf(name: string): number {
  return parseAccountDatabaseName(name)?.fallbackOf ?? 0;
}

/** Names of the databases that the account has or may have: its own one first. */
export async function namesOfAccount(accountId: number): Promise<string[]> {
  const names = await Dexie.getDatabaseNames();
  return [
    accountDatabaseName(accountId),
    ...names.filter((name) => {
      const parsed = parseAccountDatabaseName(name);
      return parsed?.accountId === accountId && parsed.fallbackOf !== null;
    }),
  ];
}

/** Opens and closes the database of the account. Rejects when the browser refuses it. */
export async function probeAccountDatabase(accountId: number, opening: AccountOpening): Promise<void> {
  try {
    const database = await openPlace(accountId, opening);
    database.close({ disableAutoOpen: true });
  } catch (error) {
    // The newer version stores the rows of this session too.
    if (!(error instanceof NewerVersionRunsError)) throw error;
  }
}

/** Endpoint of the push subscription that the account has of this device, or null. */
export async function readPushEndpoint(accountId: number): Promise<string | null> {
  let database: AccountDatabase | null = null;
  try {
    const { name, state } = await findAccountDatabase(accountId);
    if (state === 'missing') return null;
    database = new AccountDatabase(accountId, fillInWords, { name });
    const row = await database.meta.get('push');
    return isMetaRow(row) && row.key === 'push' ? row.device.endpoint : null;
  } catch {
    // A logout ends also where the database cannot be read.
    return null;
  } finally {
    database?.close({ disableAutoOpen: true });
  }
}

/** Deletes all rows of the account, those that other versions of the app keep included. */
export async function deleteAccountDatabases(accountId: number): Promise<void> {
  const names = new Set([
    ...(await namesOfAccount(accountId)),
    // Not every browser lists its databases.
    fallbackDatabaseName(accountId, ACCOUNT_SCHEMA_VERSION),
  ]);
  for (const name of names) await Dexie.delete(name);
}

/** Accounts that have a database here, of whichever version. */
export async function accountsOnDevice(): Promise<number[]> {
  const names = await Dexie.getDatabaseNames();
  return [...new Set(names.flatMap((name) => parseAccountDatabaseName(name)?.accountId ?? []))];
}

/** What a full device gives up, what is missed least first. Nothing that waits to be sent is among it. */
export function pruningsOf(forgetPortraits: () => Promise<boolean>): readonly Pruning[] {
  return [pruneSearches, forgetPortraits, pruneOldConversations];
}

/** The oldest conversations are pruned first; the newest stay readable offline. */
const CONVERSATIONS_KEPT_WHEN_FULL = 20;

/** Pages of searches are the first to go: they are found again. Returns whether there were any. */
export async function pruneSearches(database: AccountDatabase): Promise<boolean> {
  const count = await database.searches.count();
  await database.searches.clear();
  return count > 0;
}

/**
 * Makes room by dropping members that were looked at, and cached messages of the conversations that were quiet longest.
 * Returns whether there were any. What is not sent yet never goes.
 */
export async function pruneOldConversations(database: AccountDatabase): Promise<boolean> {
  const ids = await database.chats
    .orderBy('lastActivityAtMs')
    .reverse()
    .offset(CONVERSATIONS_KEPT_WHEN_FULL)
    .primaryKeys();
  let pruned = await database.members.count();
  for (const id of ids) {
    const keys = await database.messages
      .where('[conversationId+order]')
      .between([id, Dexie.minKey], [id, Dexie.maxKey])
      .filter((row) => row.delivery.state === 'sent')
      .primaryKeys();
    await deleteRows(database.messages, keys);
    await database.conversations.delete(id);
    pruned += keys.length;
  }
  await database.members.clear();
  return pruned > 0;
}
