import { Dexie } from 'dexie';
import { fillInWords } from '../features/chat/fill-in-words.ts';
import { AccountDatabase } from '../public/database.ts';
import { ACCOUNT_DATABASE_PREFIX, accountDatabaseName } from '../public/database-names.ts';
import { reviveSetAside } from '../sync/outbox-rows.ts';
import { deleteRows } from '../sync/put-changed.ts';

/** Opens the account's database and marks it as belonging to the session of `epoch`. */
export async function openAccountDatabase(accountId: number, epoch: number): Promise<AccountDatabase> {
  const database = new AccountDatabase(accountId, fillInWords);
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

/** Opens and closes the account's database. Rejects when the browser refuses it. */
export async function probeAccountDatabase(accountId: number): Promise<void> {
  const database = new AccountDatabase(accountId, fillInWords);
  await database.open();
  database.close({ disableAutoOpen: true });
}

/** Endpoint of the push subscription that the account has of this device, or null. */
export async function readPushEndpoint(accountId: number): Promise<string | null> {
  const database = new AccountDatabase(accountId);
  try {
    const row = await database.meta.get('push');
    return row?.key === 'push' ? row.device.endpoint : null;
  } catch {
    // A logout ends also where the database cannot be read.
    return null;
  } finally {
    database.close({ disableAutoOpen: true });
  }
}

export async function deleteAccountDatabase(accountId: number): Promise<void> {
  await new AccountDatabase(accountId).delete();
}

/** Leaves nothing of any other account on the device (pitfall 13). Answers whether there was any. */
export async function deleteOtherAccounts(accountId: number | null): Promise<boolean> {
  const kept = accountId === null ? null : accountDatabaseName(accountId);
  let deleted = 0;
  for (const name of await Dexie.getDatabaseNames()) {
    if (!name.startsWith(ACCOUNT_DATABASE_PREFIX) || name === kept) continue;
    const id = Number(name.slice(ACCOUNT_DATABASE_PREFIX.length));
    if (!Number.isSafeInteger(id)) continue;
    await deleteAccountDatabase(id);
    deleted += 1;
  }
  return deleted > 0;
}

/**
 * Clears what the server knows and keeps what it does not know yet: the outbox with its messages, and the drafts. For
 * a session that was lost and not ended by the member.
 */
export async function keepOnlyUnsent(accountId: number): Promise<void> {
  if (!(await Dexie.exists(accountDatabaseName(accountId)))) return;
  const database = new AccountDatabase(accountId, fillInWords);
  try {
    await database.transaction('rw', database.tables, async () => {
      const tables = [
        database.user,
        database.chats,
        database.conversations,
        database.likes,
        database.members,
        database.searches,
        database.answers,
      ];
      for (const table of tables) await table.clear();
      await database.meta.filter(({ key }) => key !== 'profile-draft' && key !== 'signup').delete();
      const sent = await database.messages.filter((row) => row.delivery.state === 'sent').primaryKeys();
      await deleteRows(database.messages, sent);
    });
  } finally {
    database.close({ disableAutoOpen: true });
  }
}

/** The oldest conversations are pruned first; the newest stay readable offline. */
const CONVERSATIONS_KEPT_WHEN_FULL = 20;

/**
 * Makes room by dropping found members, and cached messages of the conversations that were quiet longest. Returns
 * whether there were any. What is not sent yet never goes.
 */
export async function pruneOldConversations(database: AccountDatabase): Promise<boolean> {
  const ids = await database.chats
    .orderBy('lastActivityAtMs')
    .reverse()
    .offset(CONVERSATIONS_KEPT_WHEN_FULL)
    .primaryKeys();
  // Pages of searches are the first to go: they are found again.
  let pruned = await database.searches.count();
  await database.searches.clear();
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
