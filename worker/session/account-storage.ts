import { Dexie } from 'dexie';
import type { Environment } from '../environment.ts';
import { fillInWords } from '../features/chat/fill-in-words.ts';
import { indexMessageWords } from '../features/chat/index-message-words.ts';
import { CONVERSATIONS_KEPT_WHEN_FULL } from '../features/chat/prefetch.ts';
import { findAccountDatabase } from '../public/account-database-state.ts';
import { AccountDatabase } from '../public/database.ts';
import { accountDatabaseName, fallbackDatabaseName, parseAccountDatabaseName } from '../public/database-names.ts';
import { isMessageRow, isMetaRow } from '../public/row-doors.ts';
import { reviveSetAside } from '../sync/outbox-rows.ts';
import { deleteRows } from '../sync/put-changed.ts';
import { tellChanges } from '../sync/tell-changes.ts';
import type { Pruning } from '../sync/write.ts';
import { dropOverdueFallback, takeBack, takeOver } from './fallback-database.ts';

/** Determines which of an account's databases is opened. */
export interface AccountOpening {
  schemaVersion: number;
  /** Returns whether a worker with a newer schema is alive, which uses the account's own database. */
  isNewerRunning(): Promise<boolean>;
  createId(): string;
  after: Environment['after'];
}

/** The database belongs to a newer version that is running right now. */
export class NewerVersionRunsError extends Error {
  override name = 'NewerVersionRunsError';
}

/** Another context may delete the database each time that it has just been opened, though hardly so often. */
const OPENINGS_AT_MOST = 5;

/**
 * Opens the account's database and ties it to the session of `epoch`. Opens it anew if another context takes it over
 * meanwhile: a deleted one is recreated, and for one of a newer version there is a fallback; unless the session has
 * ended by then.
 */
export async function openAccountDatabase(
  accountId: number,
  epoch: number,
  opening: AccountOpening,
  isWanted: () => boolean = () => true,
): Promise<AccountDatabase> {
  for (let attempt = 1; ; attempt += 1) {
    const database = await openPlace(accountId, opening);
    try {
      await tieToSession(database, epoch);
      return database;
    } catch (error) {
      database.close({ disableAutoOpen: true });
      if (database.takenOver === null || attempt === OPENINGS_AT_MOST || !isWanted()) throw error;
    }
  }
}

async function tieToSession(database: AccountDatabase, epoch: number): Promise<void> {
  const mark = await database.meta.get('epoch');
  if (mark?.key !== 'epoch' || mark.epoch !== epoch) {
    await database.transaction('rw', database.meta, database.outbox, async () => {
      await database.meta.put({ key: 'epoch', epoch });
      // Login failures of the previous session do not apply to this one.
      await database.outbox.filter((row) => row.wait?.cause === 'session').modify({ wait: null, nextAttemptAtMs: 0 });
    });
  }
  await database.transaction('rw', database.outbox, () => reviveSetAside(database));
}

/**
 * Opens the account's own database and merges the fallbacks of older versions into it, or opens a fallback if the
 * account's own database belongs to a newer version. Throws `NewerVersionRunsError` if that version is running.
 */
async function openPlace(accountId: number, opening: AccountOpening): Promise<AccountDatabase> {
  const { schemaVersion } = opening;
  if ((await namesOfAccount(accountId)).includes(fallbackDatabaseName(accountId, schemaVersion))) {
    await dropOverdueFallback(accountId, schemaVersion);
  }
  const place = await findAccountDatabase(accountId, schemaVersion);
  if (place.kind === 'fallback' && (await opening.isNewerRunning())) throw new NewerVersionRunsError();
  const database = new AccountDatabase(accountId, fillInWords, { name: place.name, schemaVersion });
  database.use(indexMessageWords);
  database.use(tellChanges);
  // In a new database no message is stored without its words: none is to be filled in.
  database.on('populate', (transaction) => transaction.table('meta').add({ key: 'message-words', filledTo: null }));
  try {
    await database.open();
    const names = await namesOfAccount(accountId);
    if (place.kind === 'fallback') await takeOver(database, newestBefore(names, schemaVersion), opening.createId());
    for (const name of fallbacksBelow(names, schemaVersion)) await takeBack(database, name, opening);
    // A newer worker that started in the meantime may not have seen the fallback.
    if (place.kind === 'fallback' && (await opening.isNewerRunning())) throw new NewerVersionRunsError();
    return database;
  } catch (error) {
    database.close({ disableAutoOpen: true });
    throw error;
  }
}

/**
 * Returns the database with the waiting rows: the fallback of the version that ran before this one, or else the
 * account's own database.
 */
function newestBefore(names: readonly string[], schemaVersion: number): string {
  const [own = ''] = names;
  const [nearest] = names
    .filter((name) => fallbackOf(name) > schemaVersion)
    .toSorted((one, other) => fallbackOf(one) - fallbackOf(other));
  return nearest ?? own;
}

/** Returns the fallbacks of older versions, newest first: each was filled from the previous one. */
function fallbacksBelow(names: readonly string[], schemaVersion: number): string[] {
  return names
    .filter((name) => fallbackOf(name) > 0 && fallbackOf(name) < schemaVersion)
    .toSorted((one, other) => fallbackOf(other) - fallbackOf(one));
}

function fallbackOf(name: string): number {
  return parseAccountDatabaseName(name)?.fallbackOf ?? 0;
}

/** Returns the names of the databases that the account has or may have, its own first. */
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

/** Opens and closes the account's database. Rejects if the browser refuses access to it. */
export async function probeAccountDatabase(accountId: number, opening: AccountOpening): Promise<void> {
  try {
    const database = await openPlace(accountId, opening);
    database.close({ disableAutoOpen: true });
  } catch (error) {
    // In that case the newer version can store the rows of this session.
    if (!(error instanceof NewerVersionRunsError)) throw error;
  }
}

/** Returns the endpoint of this device's push subscription as stored for the account, or null. */
export async function readPushEndpoint(accountId: number): Promise<string | null> {
  let database: AccountDatabase | null = null;
  try {
    const { name, state } = await findAccountDatabase(accountId);
    if (state === 'missing') return null;
    database = new AccountDatabase(accountId, fillInWords, { name });
    const row = await database.meta.get('push');
    return isMetaRow(row) && row.key === 'push' ? row.device.endpoint : null;
  } catch {
    // An unreadable database must not prevent the logout.
    return null;
  } finally {
    database?.close({ disableAutoOpen: true });
  }
}

/** Returns the accounts that have a database on this device, of any version. */
export async function accountsOnDevice(): Promise<number[]> {
  const names = await Dexie.getDatabaseNames();
  return [...new Set(names.flatMap((name) => parseAccountDatabaseName(name)?.accountId ?? []))];
}

/** Returns what to delete when the device is full, least valuable first. Unsent data is never deleted. */
export function pruningsOf(forgetPortraits: () => Promise<boolean>): readonly Pruning[] {
  return [pruneSearches, forgetPortraits, pruneOldConversations, (database) => pruneSearches(database, 0)];
}

/** What a page may show: a search under two keys, the similar members below it, and the next page of its deck. */
const SEARCHES_KEPT_WHEN_FULL = 4;

/**
 * Deletes stored search pages, which can be fetched again, except for the newest: they may be on screen. Returns
 * whether there were any.
 */
export async function pruneSearches({ searches }: AccountDatabase, kept = SEARCHES_KEPT_WHEN_FULL): Promise<boolean> {
  const keys = await searches.orderBy('fetchedAtMs').reverse().offset(kept).primaryKeys();
  await searches.bulkDelete(keys);
  return keys.length > 0;
}

/**
 * Frees space by deleting cached member profiles, and the cached messages of the conversations with the oldest
 * activity. Returns whether there were any. Unsent messages are never deleted.
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
      .filter((row) => !isMessageRow(row) || row.delivery.state === 'sent')
      .primaryKeys();
    await deleteRows(database.messages, keys);
    await database.conversations.delete(id);
    pruned += keys.length;
  }
  await database.members.clear();
  return pruned > 0;
}
