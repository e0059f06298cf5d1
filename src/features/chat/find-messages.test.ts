import { beforeEach, expect, test } from 'vitest';
import { OPENING, STORE_ACCOUNT_ID, STORE_EPOCH } from '../../../tests/fixtures/account-store.ts';
import { sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { takeEmptyStorage } from '../../../tests/fixtures/storage.ts';
import type { AccountDatabase } from '../../../worker/public/database.ts';
import type { ChatRow, MessageRow } from '../../../worker/public/rows.ts';
import { openAccountDatabase } from '../../../worker/session/account-storage.ts';
import { findMessages } from './find-messages.ts';

beforeEach(takeEmptyStorage);

const DAY_MS = 86_400_000;
const START_MS = Date.UTC(2024, 0, 1);

const chat = (conversationId: number): ChatRow => ({
  conversationId,
  profileId: conversationId,
  profile: sampleOf('ProfileCard', { id: conversationId }),
  unreadCount: 0,
  lastMessage: null,
  lastMessageId: 0,
  lastActivityAtMs: 1,
  readOnly: false,
  blocked: false,
  words: [],
});

const message = (order: number, text: string, day: number, conversationId = 1): MessageRow => ({
  key: `s${order}`,
  conversationId,
  serverId: order,
  order,
  fromMe: false,
  text,
  sentAtMs: START_MS + day * DAY_MS,
  delivery: { state: 'sent' },
});

async function storeOf(...messages: MessageRow[]): Promise<AccountDatabase> {
  const database = await openAccountDatabase(STORE_ACCOUNT_ID, STORE_EPOCH, OPENING);
  await database.chats.bulkPut([chat(1), chat(2)]);
  await database.messages.bulkPut(messages);
  return database;
}

async function found(database: AccountDatabase, text: string, count = 20): Promise<[string[], boolean]> {
  const { rows, hasMore } = await findMessages(database, text, count);
  return [rows.map((row) => row.message.key), hasMore];
}

test('all words have to occur, in any order, the last one as the beginning of a word', async () => {
  const database = await storeOf(
    message(1, 'The beach café in Łeba', 1),
    message(2, 'A café by the lake', 2),
    message(3, 'Beaches and cafés', 3),
  );
  expect(await found(database, 'cafe bea')).toEqual([['s1'], false]);
  expect(await found(database, 'BEACH')).toEqual([['s3', 's1'], false]);
  expect(await found(database, 'leba')).toEqual([['s1'], false]);
  expect(await found(database, 'cafe cafe')).toEqual([['s2', 's1'], false]);
  expect(await found(database, 'bea cafe')).toEqual([[], false]);
  database.close();
});

test('the newest come first, across years, and there are more where the limit was reached', async () => {
  const days = [0, 400, 3, 31, 399, 30, 800];
  const database = await storeOf(...days.map((day, index) => message(index, 'hello', day)));
  const newestFirst = ['s6', 's1', 's4', 's3', 's5', 's2', 's0'];
  expect(await found(database, 'hello')).toEqual([newestFirst, false]);
  expect(await found(database, 'hel', 7)).toEqual([newestFirst, false]);
  expect(await found(database, 'hel', 6)).toEqual([newestFirst.slice(0, 6), true]);
  expect(await found(database, 'hel', 1)).toEqual([['s6'], true]);
  database.close();
});

test('a text without words finds nothing, and so does an empty database', async () => {
  const database = await storeOf();
  expect(await found(database, 'hello')).toEqual([[], false]);
  await database.messages.put(message(1, 'hello', 1));
  expect(await found(database, ' .,! ')).toEqual([[], false]);
  database.close();
});

test('a message of a chat that is not listed is not shown', async () => {
  const database = await storeOf(message(1, 'hello', 1, 2), message(2, 'hello', 2, 1));
  await database.chats.delete(2);
  expect(await found(database, 'hello')).toEqual([['s2'], false]);
  database.close();
});

test('words that outlived their message, as after a rollback, find nothing', async () => {
  const database = await storeOf(...Array.from({ length: 30 }, (_, index) => message(index, 'hello', index)));
  const words = await database.messageWords.toArray();
  await database.messages.bulkDelete(words.slice(2).map((_, index) => `s${index + 2}`));
  await database.messageWords.bulkPut(words);
  expect(await found(database, 'hello', 5)).toEqual([['s1', 's0'], false]);
  database.close();
});
