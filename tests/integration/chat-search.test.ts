import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChats } from '../../src/features/chat/find-chats.ts';
import type { AccountDatabase } from '../../worker/public/database.ts';
import { accountDatabaseName } from '../../worker/public/database-names.ts';
import { nameWords } from '../../worker/public/name-words.ts';
import type { ChatRow } from '../../worker/public/rows.ts';
import { openAccountDatabase } from '../../worker/session/account-storage.ts';
import { OPENING } from '../fixtures/account-store.ts';
import { takeEmptyStorage } from '../fixtures/storage.ts';

const ACCOUNT_ID = 7;

let database: AccountDatabase | null = null;

beforeEach(() => {
  takeEmptyStorage();
});

afterEach(() => {
  database?.close();
  database = null;
});

async function open(): Promise<AccountDatabase> {
  database = await openAccountDatabase(ACCOUNT_ID, 1, OPENING);
  return database;
}

function chat(conversationId: number, name: string, lastActivityAtMs: number): ChatRow {
  return {
    conversationId,
    profileId: conversationId + 100,
    profile: {
      id: conversationId + 100,
      name,
      age: 30,
      city: null,
      country: 'FR',
      gender: 'female',
      language: 'fr',
      main_image: null,
      fictional_icon: false,
      online: false,
    },
    unreadCount: 0,
    lastMessage: null,
    lastMessageId: 0,
    lastActivityAtMs,
    readOnly: false,
    blocked: false,
    words: nameWords(name),
  };
}

test('chats are found by the beginning of any word of a name, newest first, whatever accents and case', async () => {
  const { chats } = await open();
  await chats.bulkPut([
    chat(1, 'Élodie Bébé-Martin', 3),
    chat(2, 'elodie de Wit', 5),
    chat(3, 'Łukasz Elodies', 4),
    chat(4, 'Melodie', 9),
  ]);
  const find = async (text: string) => (await findChats(database ?? fail(), text, 40)).ids;
  expect(await find('ELODIE')).toEqual([2, 3, 1]);
  expect(await find('martin')).toEqual([1]);
  expect(await find('mart élod')).toEqual([1]);
  expect(await find('lukasz')).toEqual([3]);
  expect(await find('lodie')).toEqual([]);
  expect(await find(' -')).toEqual([]);
});

test('a search that finds very many has the newest first too', async () => {
  const { chats } = await open();
  await chats.bulkPut(Array.from({ length: 300 }, (_, index) => chat(index + 1, 'Noor', (index * 7) % 300)));
  await chats.bulkPut(Array.from({ length: 900 }, (_, index) => chat(index + 1000, 'Bram', index / 3)));
  const { total, ids } = await findChats(database ?? fail(), 'noo', 120);
  expect(total).toBe(300);
  const times = (await chats.bulkGet(ids)).map((row) => row?.lastActivityAtMs);
  expect(times).toEqual(Array.from({ length: 120 }, (_, index) => 299 - index));
  expect((await findChats(database ?? fail(), 'noo', 1000)).ids).toHaveLength(300);
});

test('chats that an older version has stored are found after the upgrade, without network', async () => {
  const old = new Dexie(accountDatabaseName(ACCOUNT_ID));
  old.version(1).stores({
    user: 'key',
    chats: 'conversationId, profileId, lastActivityAtMs, unreadCount, profile.name',
    messages: 'key, [conversationId+order]',
    conversations: 'conversationId, fetchedAtMs',
    likes: 'profileId, isNew, [received+isNew+receivedAtMs], [given+givenAtMs]',
    members: 'profileId',
    drafts: 'conversationId',
    outbox: '++sequence, &idempotencyKey, state, lane',
    meta: 'key',
  });
  old.version(2).stores({ searches: 'key, fetchedAtMs', answers: 'key' });
  const { words: _, ...row } = chat(1, 'Zoë van Dijk', 1);
  await old.table('chats').put(row);
  old.close();
  const upgraded = await open();
  expect(await findChats(upgraded, 'dijk zoe', 40)).toEqual({ total: 1, ids: [1] });
  expect(await upgraded.chats.get(1)).toEqual({ ...row, words: ['zoe', 'van', 'dijk'] });
});

function fail(): never {
  throw new Error('The database is not open');
}
