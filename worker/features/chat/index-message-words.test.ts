import { Dexie, type ObservabilitySet } from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { OPENING, STORE_ACCOUNT_ID, STORE_EPOCH } from '../../../tests/fixtures/account-store.ts';
import { takeEmptyStorage } from '../../../tests/fixtures/storage.ts';
import type { AccountDatabase } from '../../public/database.ts';
import { accountDatabaseName } from '../../public/database-names.ts';
import { messageKeyOfId, periodOfEntry } from '../../public/message-words.ts';
import type { MessageRow } from '../../public/rows.ts';
import { openAccountDatabase } from '../../session/account-storage.ts';

beforeEach(takeEmptyStorage);

const message = (key: string, text: string, sentAtMs = 1): MessageRow => ({
  key,
  conversationId: 1,
  serverId: null,
  order: 1,
  fromMe: true,
  text,
  sentAtMs,
  delivery: { state: 'sent' },
});

const opened = () => openAccountDatabase(STORE_ACCOUNT_ID, STORE_EPOCH, OPENING);

async function wordsOf(database: AccountDatabase): Promise<Record<string, string[]>> {
  const rows = await database.messageWords.toArray();
  const wordOf = (entry: string) => entry.slice(periodOfEntry(entry).length);
  return Object.fromEntries(rows.map(({ id, entries }) => [messageKeyOfId(id), entries.map(wordOf)]));
}

test('a message has its words as soon as it is stored, also where the transaction names its own table alone', async () => {
  const database = await opened();
  await database.messages.add(message('a', 'Good morning'));
  await database.transaction('rw', database.messages, () => database.messages.bulkPut([message('b', 'Good night')]));
  expect(await wordsOf(database)).toEqual({ a: ['good', 'morning'], b: ['good', 'night'] });
  database.close();
});

test('a message that is written anew, at another time, has the new words alone', async () => {
  const database = await opened();
  await database.messages.put(message('a', 'Good morning', 1_000));
  await database.messages.put(message('a', 'Good night', 2_000));
  await database.messages.toCollection().modify((row) => {
    row.sentAtMs = 3_000;
  });
  expect(await wordsOf(database)).toEqual({ a: ['good', 'night'] });
  expect(await database.messageWords.count()).toBe(1);
  database.close();
});

test('no word of a deleted message stays', async () => {
  const database = await opened();
  const rows = ['a', 'b', 'c', 'd'].map((key) => message(key, `only ${key}`));
  await database.messages.bulkPut(rows);
  await database.messages.delete('a');
  expect(Object.keys(await wordsOf(database))).toEqual(['b', 'c', 'd']);
  await database.messages.where('key').equals('b').delete();
  expect(Object.keys(await wordsOf(database))).toEqual(['c', 'd']);
  await database.messages.clear();
  expect(await database.messageWords.count()).toBe(0);
  database.close();
});

test('a write that is undone leaves no words', async () => {
  const database = await opened();
  const undone = database.transaction('rw', database.messages, async () => {
    await database.messages.put(message('a', 'Never sent'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await database.messageWords.count()).toBe(0);
  database.close();
});

test('a damaged message has no words and harms no other', async () => {
  const database = await opened();
  const damaged: unknown = { ...message('bad', ''), text: { not: 'a text' } };
  await database.table<unknown, string>('messages').bulkPut([damaged, message('a', 'Sound')]);
  expect(await wordsOf(database)).toEqual({ a: ['sound'] });
  database.close();
});

test('databases of all earlier versions are opened with their messages, and keep words from then on', async () => {
  for (const version of [1, 2, 3, 4]) {
    const old = new Dexie(accountDatabaseName(version));
    old.version(version).stores({
      user: 'key',
      chats: 'conversationId, profileId, lastActivityAtMs, unreadCount',
      messages: 'key, [conversationId+order]',
      conversations: 'conversationId, fetchedAtMs',
      likes: 'profileId, isNew',
      members: 'profileId',
      drafts: 'conversationId',
      outbox: '++sequence, &idempotencyKey, state, lane',
      meta: 'key',
      ...(version > 1 && { searches: 'key, fetchedAtMs', answers: 'key' }),
    });
    await old.table('messages').put(message('old', 'Stored before'));
    old.close();
    const database = await openAccountDatabase(version, STORE_EPOCH, OPENING);
    await database.messages.put(message('new', 'Stored after'));
    expect(await database.messages.count()).toBe(2);
    expect(await wordsOf(database)).toEqual({ new: ['stored', 'after'] });
    database.close();
  }
});

test('a write tells every tab that words have changed, not each of them', async () => {
  const database = await opened();
  const told: ObservabilitySet[] = [];
  const listen = (parts: ObservabilitySet) => told.push(parts);
  Dexie.on('storagemutated', listen);
  const rows = Array.from({ length: 40 }, (_, index) => message(`m${index}`, `word${index} another${index}`));
  await database.messages.bulkPut(rows);
  Dexie.on('storagemutated').unsubscribe(listen);
  const changed = told.flatMap((parts) => parts[`idb://${database.name}/messageWords/entries`] ?? []);
  // A range without others below it.
  expect(changed).toEqual([expect.objectContaining({ d: 1 })]);
  database.close();
});
