import { Dexie } from 'dexie';
import { beforeEach, expect, test, vi } from 'vitest';
import { chat, DEVICE, message, reading } from '../../tests/fixtures/account-rows.ts';
import { NO_LIMIT, OPENING } from '../../tests/fixtures/account-store.ts';
import { sampleOf } from '../../tests/fixtures/canned-server.ts';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import { AccountDatabase } from '../public/database.ts';
import type { OutboxRow } from '../public/outbox-row.ts';
import { enqueue } from '../sync/outbox-rows.ts';
import {
  accountsOnDevice,
  openAccountDatabase,
  probeAccountDatabase,
  pruneOldConversations,
  pruneSearches,
  pruningsOf,
  readPushEndpoint,
} from './account-storage.ts';
import { deleteAccountDatabases } from './delete-account-databases.ts';

beforeEach(takeEmptyStorage);

test('an opened database belongs to the session from then on, and keeps its rows', async () => {
  const first = await openAccountDatabase(7, 3, OPENING);
  await first.drafts.put({ conversationId: 1, text: 'a', updatedAtMs: 1 });
  first.close();
  const second = await openAccountDatabase(7, 4, OPENING);
  expect(await second.meta.get('epoch')).toEqual({ key: 'epoch', epoch: 4 });
  expect(await second.drafts.count()).toBe(1);
  second.close();
});

test('a database opened again for its session is not written to', async () => {
  (await openAccountDatabase(7, 3, OPENING)).close();
  let writes = 0;
  const count = () => {
    writes += 1;
  };
  Dexie.on('storagemutated', count);
  (await openAccountDatabase(7, 3, OPENING)).close();
  Dexie.on('storagemutated').unsubscribe(count);
  expect(writes).toBe(0);
});

/** Returns the rows of the outbox, each with those changes, after the next session has opened the database. */
async function afterNextSession(...changes: readonly Partial<OutboxRow>[]): Promise<OutboxRow[]> {
  await reading(7, async (database) => {
    for (const [index, change] of changes.entries()) {
      const intent = { kind: 'like', profileId: index } as const;
      const sequence = await enqueue(database, { idempotencyKey: `key-${index}`, lane: 'a', intent, nowMs: 1 });
      await database.outbox.update(sequence, change);
    }
  });
  const database = await openAccountDatabase(7, 3, OPENING);
  const rows = await database.outbox.toArray();
  database.close();
  return rows;
}

test('what was refused for want of a login waits no more in the next session, and what waits for something else does', async () => {
  const [session, server] = await afterNextSession(
    { wait: { cause: 'session', count: 2, atMs: 1 }, nextAttemptAtMs: 9_000 },
    { wait: { cause: 'server', count: 2, atMs: 1 }, nextAttemptAtMs: 9_000 },
  );
  expect(session).toMatchObject({ wait: null, nextAttemptAtMs: 0 });
  expect(server).toMatchObject({ wait: { cause: 'server', count: 2 }, nextAttemptAtMs: 9_000 });
});

test('what another version has set aside waits again in a version that knows it', async () => {
  expect(await afterNextSession({ state: 'set-aside' }, { state: 'settled' })).toMatchObject([
    { state: 'queued' },
    { state: 'settled' },
  ]);
});

test('a session of no epoch yet owns a new database too', async () => {
  const database = await openAccountDatabase(7, 0, OPENING);
  expect(await database.meta.get('epoch')).toEqual({ key: 'epoch', epoch: 0 });
  database.close();
});

test('each account of the device is known once, whatever its databases', async () => {
  for (const name of ['rendezvous-account-7', 'rendezvous-account-7-v2', 'rendezvous-account-8-v3', 'rendezvous-x']) {
    const database = new Dexie(name);
    database.version(1).stores({ rows: 'id' });
    await database.open();
    database.close();
  }
  expect((await accountsOnDevice()).toSorted()).toEqual([7, 8]);
});

test('the databases of an account go where the browser lists none, too', async () => {
  const names = ['rendezvous-account-7', `rendezvous-account-7-v${OPENING.schemaVersion}`];
  for (const name of names) {
    const database = new Dexie(name);
    database.version(1).stores({ rows: 'id' });
    await database.open();
    database.close();
  }
  const list = vi.spyOn(Dexie, 'getDatabaseNames').mockImplementation(() => Dexie.Promise.resolve([]));
  await deleteAccountDatabases(7, NO_LIMIT);
  list.mockRestore();
  expect(await Dexie.getDatabaseNames()).toEqual([]);
});

test('a new database lacks the words of no message: no pass over its messages adds them', async () => {
  (await openAccountDatabase(7, 3, OPENING)).close();
  const noted = await reading(7, (database) => database.meta.get('message-words'));
  expect(noted).toEqual({ key: 'message-words', filledTo: null });
});

test('whether a database can be opened is found out without leaving it open', async () => {
  await probeAccountDatabase(7, OPENING);
  expect(await Dexie.exists('rendezvous-account-7')).toBe(true);
  await deleteAccountDatabases(7, NO_LIMIT);
  expect(await Dexie.exists('rendezvous-account-7')).toBe(false);
});

test('the push endpoint of an account is known where it has a subscription of this device', async () => {
  expect(await readPushEndpoint(7)).toBeNull();
  await reading(7, (database) => database.meta.put({ key: 'push', device: DEVICE, isSent: true }));
  expect(await readPushEndpoint(7)).toBe('https://push.example/1');
});

test('a subscription that cannot be read is none, and keeps nobody from logging out', async () => {
  await reading(7, (database) =>
    database.table<unknown>('meta').put({ key: 'push', device: { endpoint: 5, keys: {} }, isSent: true }),
  );
  expect(await readPushEndpoint(7)).toBeNull();
  vi.spyOn(AccountDatabase.prototype, 'open').mockImplementation(() => {
    throw new Error('No');
  });
  expect(await readPushEndpoint(7)).toBeNull();
});

test('room is made by the sent messages of all but the twenty latest chats, and by looked-at members', async () => {
  await reading(7, async (database) => {
    for (let id = 1; id <= 22; id += 1) {
      await database.chats.put(chat(id));
      await database.messages.bulkPut([message(id, 'sent'), message(id, 'pending', 2)]);
      await database.conversations.put({
        conversationId: id,
        state: 'loaded',
        oldestLoadedId: 1,
        newestLoadedId: 1,
        hasOlder: false,
        fetchedAtMs: 1,
      });
    }
    await database.members.put({ profileId: 1, state: 'gone', profile: null, fetchedAtMs: 1 });
    expect(await pruneOldConversations(database)).toBe(true);
    const sent = await database.messages.filter((row) => row.delivery.state === 'sent').toArray();
    expect(sent.map((row) => row.conversationId).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 3),
    );
    expect(await database.messages.filter((row) => row.delivery.state === 'pending').count()).toBe(22);
    expect(await database.conversations.count()).toBe(20);
    expect(await database.chats.count()).toBe(22);
    expect(await database.members.count()).toBe(0);
    expect(await pruneOldConversations(database)).toBe(false);
  });
});

/** Puts as many stored pages of searches, the oldest first. */
async function putSearches(database: AccountDatabase, count: number): Promise<void> {
  const result = sampleOf('SearchResult');
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ key: `${index}`, result, askedAtMs: index, fetchedAtMs: index },
  }));
  await database.searches.bulkPut(rows);
}

test('room is made by what searches have found, and those on screen, the newest, stay', async () => {
  await reading(7, async (database) => {
    await putSearches(database, 6);
    expect(await pruneSearches(database)).toBe(true);
    expect(await database.searches.toCollection().primaryKeys()).toEqual(['2', '3', '4', '5']);
    expect(await pruneSearches(database)).toBe(false);
  });
});

test('a full device gives up old searches, portraits, old conversations, then the searches on screen, and nothing that waits', async () => {
  await reading(7, async (database) => {
    await putSearches(database, 6);
    for (let id = 1; id <= 21; id += 1) {
      await database.chats.put(chat(id));
      await database.messages.bulkPut([message(id, 'sent'), message(id, 'pending', 2)]);
    }
    let portraits = 1;
    const left: { searches: number; portraits: number; messages: number }[] = [];
    const prunings = pruningsOf(async () => {
      portraits = 0;
      return true;
    });
    for (const prune of prunings) {
      expect(await prune(database)).toBe(true);
      const [searches, messages] = [await database.searches.count(), await database.messages.count()];
      left.push({ searches, portraits, messages });
    }
    expect(left).toEqual([
      { searches: 4, portraits: 1, messages: 42 },
      { searches: 4, portraits: 0, messages: 42 },
      { searches: 4, portraits: 0, messages: 41 },
      { searches: 0, portraits: 0, messages: 41 },
    ]);
    expect(await database.messages.filter((row) => row.delivery.state === 'pending').count()).toBe(21);
  });
});
