import { Dexie } from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { OPENING } from '../../tests/fixtures/account-store.ts';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import { type AccountDatabase, DeviceDatabase } from '../../worker/public/database.ts';
import { accountDatabaseName } from '../../worker/public/database-names.ts';
import type { ChatRow, Flag, LikeRow } from '../../worker/public/rows.ts';
import type { Session } from '../../worker/public/session.ts';
import { openAccountDatabase } from '../../worker/session/account-storage.ts';
import { readFirstChats } from './first-chats.ts';

const MEMBER = { status: 'member', epoch: 3, accountId: 7 } as const satisfies Session;

beforeEach(takeEmptyStorage);

const storage = () => Dexie.dependencies;

async function storeSession(session: Session): Promise<void> {
  const device = new DeviceDatabase();
  await device.session.put({
    key: 'current',
    session,
    logoutPending: false,
    keptAccountId: null,
    pushEndpoint: null,
    unsentOfOthers: [],
    isKeptForOthers: false,
  });
  await device.clock.put({ key: 'clock', offsetMs: 90_000 });
  device.close({ disableAutoOpen: true });
}

async function fillAccount(fill: (database: AccountDatabase) => Promise<unknown>): Promise<void> {
  const database = await openAccountDatabase(MEMBER.accountId, MEMBER.epoch, OPENING);
  await database.meta.put({ key: 'loaded-chats' });
  await fill(database);
  database.close({ disableAutoOpen: true });
}

function chat(conversationId: number): ChatRow {
  return {
    conversationId,
    profileId: conversationId + 100,
    profile: {
      id: conversationId + 100,
      name: `Ann ${conversationId}`,
      age: 30,
      country: 'GB',
      city: 'Leeds',
      gender: 'female',
      online: false,
      main_image: null,
      fictional_icon: false,
      language: 'en',
    },
    unreadCount: 0,
    lastMessage: { text: 'Hello', fromMe: false, sentAtMs: conversationId * 1000, delivery: 'sent' },
    lastMessageId: conversationId,
    lastActivityAtMs: conversationId * 1000,
    readOnly: false,
    blocked: false,
    words: [],
  };
}

function like(number: number, isNew: Flag): LikeRow {
  const { profile, profileId } = chat(number);
  const receivedAtMs = number * 1000;
  return { profileId, profile, given: 0, received: 1, isNew, receivedAtMs, givenAtMs: 0, pending: 0 };
}

test('the newest chats are read with their drafts, the newest first, and no more than asked for', async () => {
  await storeSession(MEMBER);
  await fillAccount(async ({ chats, drafts }) => {
    await chats.bulkPut([1, 2, 3].map(chat));
    await drafts.put({ conversationId: 2, text: 'Half a sen', updatedAtMs: 1 });
  });
  const read = await readFirstChats(storage(), { chats: 2, likes: 2 });
  expect(read?.rows.map(({ conversationId }) => conversationId)).toEqual([3, 2]);
  expect(read?.drafts.get(2)).toBe('Half a sen');
  expect(read?.clockOffsetMs).toBe(90_000);
});

test('likes that have not been viewed are read with them, the newest first, and counted beyond what is asked for', async () => {
  await storeSession(MEMBER);
  await fillAccount(async ({ chats, likes }) => {
    await chats.put(chat(1));
    await likes.bulkPut([like(1, 1), like(2, 0), like(3, 1), like(4, 1)]);
  });
  const read = await readFirstChats(storage(), { chats: 9, likes: 2 });
  expect(read?.newLikes.rows.map(({ profileId }) => profileId)).toEqual([104, 103]);
  expect(read?.newLikes.total).toBe(3);
});

test('a damaged like is left out, and the chats are told all the same', async () => {
  await storeSession(MEMBER);
  await fillAccount(async (database) => {
    await database.chats.put(chat(1));
    await database.table('likes').put({ profileId: 1, received: 1, isNew: 1, receivedAtMs: 1000, profile: null });
  });
  const read = await readFirstChats(storage(), { chats: 9, likes: 2 });
  expect(read?.rows).toHaveLength(1);
  expect(read?.newLikes).toEqual({ total: 0, rows: [] });
});

test('once nobody is logged in, nothing is read of the account that was', async () => {
  await fillAccount(({ chats }) => chats.put(chat(1)));
  expect(await readFirstChats(storage(), { chats: 9, likes: 2 })).toBeNull();
  await storeSession({ status: 'visitor', epoch: 4, cause: 'lost' });
  expect(await readFirstChats(storage(), { chats: 9, likes: 2 })).toBeNull();
});

test('another account has none of the rows of the one before', async () => {
  await fillAccount(({ chats }) => chats.put(chat(1)));
  await storeSession({ ...MEMBER, accountId: 8 });
  expect(await readFirstChats(storage(), { chats: 9, likes: 2 })).toBeNull();
});

test('looking for a database that is missing creates none', async () => {
  await storeSession(MEMBER);
  expect(await readFirstChats(storage(), { chats: 9, likes: 2 })).toBeNull();
  const names = (await storage().indexedDB.databases()).map(({ name }) => name);
  expect(names).not.toContain(accountDatabaseName(MEMBER.accountId));
});

test('a database of another version is left to the worker', async () => {
  await storeSession(MEMBER);
  const newer = new Dexie(accountDatabaseName(MEMBER.accountId));
  newer
    .version(99)
    .stores({ chats: 'conversationId, lastActivityAtMs', drafts: 'conversationId', likes: 'profileId', meta: 'key' });
  await newer.table('chats').put(chat(1));
  await newer.table('meta').put({ key: 'loaded-chats' });
  newer.close({ disableAutoOpen: true });
  expect(await readFirstChats(storage(), { chats: 9, likes: 2 })).toBeNull();
});

test('chats that have not been fetched are not told as all there are', async () => {
  await storeSession(MEMBER);
  await fillAccount(async ({ chats, meta }) => {
    await chats.put(chat(1));
    await meta.delete('loaded-chats');
  });
  expect(await readFirstChats(storage(), { chats: 9, likes: 2 })).toBeNull();
});

test('with a damaged row among them, the list waits for the app', async () => {
  await storeSession(MEMBER);
  await fillAccount(async (database) => {
    await database.chats.put(chat(1));
    await database.table('chats').put({ conversationId: 2, lastActivityAtMs: 9000, profile: null });
  });
  expect(await readFirstChats(storage(), { chats: 9, likes: 2 })).toBeNull();
});

test('a database is not kept open: it can be deleted at once', async () => {
  await storeSession(MEMBER);
  await fillAccount(({ chats }) => chats.put(chat(1)));
  expect(await readFirstChats(storage(), { chats: 9, likes: 2 })).not.toBeNull();
  await new Promise<void>((resolve, reject) => {
    const request = storage().indexedDB.deleteDatabase(accountDatabaseName(MEMBER.accountId));
    request.onblocked = () => reject(new Error('Something keeps it open'));
    request.onsuccess = () => resolve();
  });
});
