import { Dexie } from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { NO_LIMIT, OPENING } from '../../tests/fixtures/account-store.ts';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import { asNewer, asOlder, OWN, running } from '../../tests/fixtures/two-versions.ts';
import { pendingMessageRow } from '../features/chat/message-rows.ts';
import { findAccountDatabase } from '../public/account-database-state.ts';
import { AccountDatabase } from '../public/database.ts';
import type { OutboxRow } from '../public/outbox-row.ts';
import { enqueue, markRejected, markSettled } from '../sync/outbox-rows.ts';
import { NewerVersionRunsError, openAccountDatabase, probeAccountDatabase } from './account-storage.ts';
import { deleteAccountDatabases } from './delete-account-databases.ts';
import { keepOnlyUnsent, keepUnsentOfOthers } from './unsent-rows.ts';

beforeEach(takeEmptyStorage);

const MAIN = 'rendezvous-account-7';
const FALLBACK = `${MAIN}-v${OWN}`;

async function write(database: AccountDatabase, text: string, conversationId = 1): Promise<void> {
  const intent = { kind: 'send-message' as const, conversationId, messageId: text, text };
  const entry = { idempotencyKey: text, lane: `chat:${conversationId}`, intent, nowMs: 5 };
  const sequence = await enqueue(database, entry);
  await database.messages.put(pendingMessageRow(intent, sequence, 5));
}

async function rowOf(database: AccountDatabase, key: string): Promise<OutboxRow & { sequence: number }> {
  const row = await database.outbox.where('idempotencyKey').equals(key).first();
  if (row?.sequence === undefined) throw new Error(`${key} does not wait`);
  return { ...row, sequence: row.sequence };
}

async function settle(database: AccountDatabase, key: string): Promise<void> {
  await markSettled(database, (await rowOf(database, key)).sequence, 9);
  await database.messages.delete(key);
}

async function waiting(database: AccountDatabase): Promise<string[]> {
  return (await database.outbox.orderBy('sequence').toArray()).map(({ idempotencyKey }) => idempotencyKey);
}

async function shown(database: AccountDatabase): Promise<string[]> {
  return (await database.messages.orderBy('[conversationId+order]').toArray()).map(
    ({ text, delivery }) => `${text}: ${delivery.state}`,
  );
}

const names = async () => (await Dexie.getDatabaseNames()).sort();

test('an older version takes what waits into a database of its own, and leaves the newer one as it is', async () => {
  await asNewer(async (database) => {
    await write(database, 'one');
    await write(database, 'two', 2);
    await markRejected(database, (await rowOf(database, 'two')).sequence, { reason: 'partner-gone' });
    await write(database, 'sent');
    await settle(database, 'sent');
    await enqueue(database, { idempotencyKey: 'k', lane: 'l', intent: { kind: 'like', profileId: 3 }, nowMs: 5 });
    await database.drafts.put({ conversationId: 4, text: 'half a', updatedAtMs: 6 });
  });
  const before = await dump(MAIN);
  await asOlder(async (database) => {
    expect(database.name).toBe(FALLBACK);
    expect(await waiting(database)).toEqual(['one', 'two', 'k']);
    expect(await shown(database)).toEqual(['one: pending', 'two: rejected']);
    expect(await database.drafts.toArray()).toEqual([{ conversationId: 4, text: 'half a', updatedAtMs: 6 }]);
    expect(await database.meta.get('epoch')).toEqual({ key: 'epoch', epoch: 1 });
  });
  expect(await dump(MAIN)).toEqual(before);
  expect(await findAccountDatabase(7)).toEqual({ kind: 'fallback', name: FALLBACK, state: 'ready' });
});

test('a newer version that comes back knows what was sent, has the rest in order, and deletes the fallback', async () => {
  await asNewer(async (database) => {
    for (const text of ['sent below', 'still waits', 'given up', 'refused below']) await write(database, text);
    await database.outbox.add({ ...(await rowOf(database, 'still waits')), ...UNKNOWN });
    await database.drafts.bulkPut([
      { conversationId: 1, text: 'sent as a message', updatedAtMs: 6 },
      { conversationId: 2, text: 'begun', updatedAtMs: 6 },
    ]);
  });
  await asOlder(async (database) => {
    expect(await waiting(database)).toEqual(['sent below', 'still waits', 'given up', 'refused below']);
    await settle(database, 'sent below');
    await database.outbox.delete((await rowOf(database, 'given up')).sequence);
    await markRejected(database, (await rowOf(database, 'refused below')).sequence, { reason: 'partner-gone' });
    await write(database, 'written below');
    await write(database, 'written last');
    await database.drafts.delete(1);
    await database.drafts.put({ conversationId: 2, text: 'begun and gone on', updatedAtMs: 8 });
    await database.drafts.put({ conversationId: 3, text: 'new', updatedAtMs: 8 });
  });
  await asNewer(async (database) => {
    expect(await waiting(database)).toEqual([
      'still waits',
      'refused below',
      'unknown',
      'written below',
      'written last',
    ]);
    expect(await rowOf(database, 'refused below')).toMatchObject({ state: 'rejected' });
    expect(await shown(database)).toEqual([
      'still waits: pending',
      'refused below: rejected',
      'written below: pending',
      'written last: pending',
    ]);
    expect((await database.drafts.toArray()).map(({ text }) => text)).toEqual(['begun and gone on', 'new']);
    expect(await database.meta.get('taken-back')).toBeUndefined();
  });
  expect(await names()).toEqual([MAIN]);
});

test('a worker that still has the fallback open can no longer write to it as its own', async () => {
  await asNewer((database) => write(database, 'one'));
  await asOlder((database) => write(database, 'two'));
  const open = await openRaw(FALLBACK);
  const epoch = () => open.transaction('meta').objectStore('meta').get('epoch');
  expect(await resultOf(epoch())).toBeDefined();
  // Reads the epoch before this connection yields to the deletion.
  const found = new Promise((resolve) => {
    open.onversionchange = () => {
      resolve(resultOf(epoch()));
      open.close();
    };
  });
  expect(await asNewer(waiting)).toEqual(['one', 'two']);
  expect(await found).toBeUndefined();
});

async function openRaw(name: string): Promise<IDBDatabase> {
  const { indexedDB } = Dexie.dependencies;
  return await resultOf(indexedDB.open(name));
}

function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const UNKNOWN = {
  sequence: 99,
  idempotencyKey: 'unknown',
  intent: JSON.parse('{"kind":"send-rose","conversationId":1}'),
};

test('up, down, up and down again takes each message along once', async () => {
  await asOlder((database) => write(database, 'a'));
  await asNewer((database) => write(database, 'b'));
  await asOlder((database) => write(database, 'c'));
  await asNewer((database) => write(database, 'd'));
  await asOlder(async (database) => {
    expect(await waiting(database)).toEqual(['a', 'b', 'c', 'd']);
    expect(await shown(database)).toEqual(['a: pending', 'b: pending', 'c: pending', 'd: pending']);
  });
});

test('an older version opens its fallback again with what it wrote there', async () => {
  await asNewer((database) => write(database, 'a'));
  await asOlder((database) => write(database, 'b'));
  await asOlder(async (database) => expect(await waiting(database)).toEqual(['a', 'b']));
});

test('a worker of the older version can no longer write once the newer one takes back', async () => {
  await asNewer((database) => write(database, 'a'));
  const old = await openAccountDatabase(7, 1, OPENING);
  const told: string[] = [];
  old.onTakenOver = (cause) => told.push(cause);
  await asNewer(async (database) => expect(await waiting(database)).toEqual(['a']));
  expect(told).toEqual(['deleted']);
  expect(old.isOpen()).toBe(false);
});

test('a fallback that was taken back and not deleted brings nothing back, up or down', async () => {
  await asNewer((database) => write(database, 'a'));
  await asOlder((database) => write(database, 'b'));
  const rows = await dump(FALLBACK);
  const fallbackId = await asOlder(async (database) => {
    const note = await database.meta.get('fallback');
    return note?.key === 'fallback' ? note.id : '';
  });
  // Simulates a worker that was terminated between merging the fallback back and deleting it.
  const copyBack = async (): Promise<void> => {
    await asNewer(async (database) => {
      await database.outbox.clear();
      await database.meta.put({ key: 'taken-back', fallbackIds: [fallbackId] });
    });
    await restoreDump(FALLBACK, OWN, rows);
  };
  await asNewer(async () => {});
  await copyBack();
  await asNewer(async (database) => expect(await waiting(database)).toEqual([]));
  expect(await names()).toEqual([MAIN]);
  await copyBack();
  await asOlder(async (database) => expect(await waiting(database)).toEqual([]));
});

/** Restores a dumped database with that schema. */
async function restoreDump(name: string, schemaVersion: number, rows: Record<string, unknown[]>): Promise<void> {
  const database = new AccountDatabase(7, undefined, { name, schemaVersion });
  for (const [table, content] of Object.entries(rows)) await database.table<unknown>(table).bulkAdd(content);
  database.close();
}

test('two versions down, what waits comes from the one between, and goes all the way back up', async () => {
  await running(OWN + 2, (database) => write(database, 'a'));
  await running(OWN + 1, async (database) => {
    await settle(database, 'a');
    await write(database, 'b');
  });
  await running(OWN, async (database) => {
    expect(await waiting(database)).toEqual(['b']);
    await write(database, 'c');
  });
  await running(OWN + 2, async (database) => {
    expect(await waiting(database)).toEqual(['b', 'c']);
    expect(await shown(database)).toEqual(['b: pending', 'c: pending']);
  });
  expect(await names()).toEqual([MAIN]);
});

test('while the newer version runs, the older one opens nothing and a login is left to the newer one', async () => {
  await asNewer((database) => write(database, 'a'));
  const opening = { ...OPENING, isNewerRunning: async () => true };
  await expect(openAccountDatabase(7, 1, opening)).rejects.toThrow(NewerVersionRunsError);
  await probeAccountDatabase(7, opening);
  expect(await names()).toEqual([MAIN]);
});

test('a newer version that comes up while the fallback is made wins', async () => {
  await asNewer((database) => write(database, 'a'));
  const answers = [false, true];
  const opening = { ...OPENING, isNewerRunning: async () => answers.shift() ?? true };
  await expect(openAccountDatabase(7, 1, opening)).rejects.toThrow(NewerVersionRunsError);
  await asNewer(async (database) => expect(await waiting(database)).toEqual(['a']));
});

test('a lost session keeps the note of what was taken; a logout and another account leave neither database', async () => {
  const down = async () => {
    await asNewer((database) => write(database, 'a'));
    await asOlder((database) => write(database, 'b'));
  };
  await down();
  await keepOnlyUnsent(7);
  await asOlder((database) => settle(database, 'a'));
  await asNewer(async (database) => expect(await waiting(database)).toEqual(['b']));
  await asOlder(async () => {});
  expect(await names()).toEqual([MAIN, FALLBACK]);
  await deleteAccountDatabases(7, NO_LIMIT);
  expect(await names()).toEqual([]);
  await down();
  expect(await keepUnsentOfOthers(7, [], NO_LIMIT)).toMatchObject({ hasCleared: false });
  expect(await names()).toEqual([MAIN, FALLBACK]);
  expect(await keepUnsentOfOthers(8, [], NO_LIMIT)).toMatchObject({ hasCleared: true });
  expect(await names()).toEqual([]);
});

/** Returns all rows of a database, opened at its current version. */
async function dump(name: string): Promise<Record<string, unknown[]>> {
  const database = new Dexie(name);
  await database.open();
  const rows = await Promise.all(
    database.tables.map(async (table): Promise<[string, unknown[]]> => [table.name, await table.toArray()]),
  );
  database.close();
  return { ...Object.fromEntries(rows) };
}
