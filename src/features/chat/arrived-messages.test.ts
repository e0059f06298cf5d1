import { expect, test } from 'vitest';
import { chat, message } from '../../../tests/fixtures/account-rows.ts';
import { openAccountStore } from '../../../tests/fixtures/account-store.ts';
import type { AccountDatabase } from '../../../worker/public/database.ts';
import type { ConversationRow } from '../../../worker/public/rows.ts';
import { type KnownMessages, readArrived } from './use-message-window.ts';

const CONVERSATION = 3;

const theirs = (order: number) => ({ ...message(CONVERSATION, 'sent', order), fromMe: false });

const loaded: ConversationRow = {
  conversationId: CONVERSATION,
  state: 'loaded',
  oldestLoadedId: 1,
  newestLoadedId: 3,
  hasOlder: false,
  fetchedAtMs: 1,
};

async function open(lastMessageId: number): Promise<{ database: AccountDatabase; read: () => Promise<number[]> }> {
  const { database } = await openAccountStore();
  await database.chats.put({ ...chat(CONVERSATION), lastMessageId });
  const known: KnownMessages = { order: null };
  const read = async () => (await readArrived(database, CONVERSATION, known)).map(({ order }) => order);
  return { database, read };
}

test('a history that could not be had at first is no news when it comes, and what is said after it is', async () => {
  const { database, read } = await open(3);
  expect(await read()).toEqual([]);
  await database.messages.bulkPut([1, 2, 3].map(theirs));
  await database.conversations.put(loaded);
  expect(await read()).toEqual([]);
  await database.messages.put(theirs(4));
  expect(await read()).toEqual([4]);
});

test('the first message of a conversation that is read and empty is news', async () => {
  const { database, read } = await open(0);
  await database.conversations.put({ ...loaded, oldestLoadedId: null, newestLoadedId: null });
  expect(await read()).toEqual([]);
  await database.messages.put(theirs(1));
  expect(await read()).toEqual([1]);
});

test('of a conversation that is here only what comes later is news', async () => {
  const { database, read } = await open(3);
  await database.conversations.put(loaded);
  await database.messages.bulkPut([1, 2].map(theirs));
  expect(await read()).toEqual([]);
  await database.messages.put(theirs(3));
  expect(await read()).toEqual([3]);
});
