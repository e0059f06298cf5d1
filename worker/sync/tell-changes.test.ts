import { Dexie, type ObservabilitySet } from 'dexie';
import { IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { OPENING, STORE_ACCOUNT_ID, STORE_EPOCH } from '../../tests/fixtures/account-store.ts';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import { accountDatabaseName } from '../public/database-names.ts';
import type { MessageRow } from '../public/rows.ts';
import { openAccountDatabase } from '../session/account-storage.ts';

beforeEach(takeEmptyStorage);

const opened = () => openAccountDatabase(STORE_ACCOUNT_ID, STORE_EPOCH, OPENING);

const messagesOf = (conversationId: number, count: number): MessageRow[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `${conversationId}-${String(index).padStart(3, '0')}`,
    conversationId,
    serverId: index,
    order: index,
    fromMe: false,
    text: `word${index}`,
    sentAtMs: 1_000 + index,
    delivery: { state: 'sent' },
  }));

/** Returns what a write tells the live queries: the ranges of each part, by the part's name. */
async function toldBy(write: () => PromiseLike<unknown>): Promise<Record<string, [unknown, unknown][]>> {
  const told: ObservabilitySet[] = [];
  const note = (parts: ObservabilitySet): void => void told.push(parts);
  Dexie.on.storagemutated.subscribe(note);
  await write();
  Dexie.on.storagemutated.unsubscribe(note);
  const prefix = `idb://${accountDatabaseName(STORE_ACCOUNT_ID)}/`;
  const merged: ObservabilitySet = Object.assign({}, ...told);
  return Object.fromEntries(Object.entries(merged).map(([part, tree]) => [part.slice(prefix.length), rangesOf(tree)]));
}

interface Tree {
  from?: unknown;
  to?: unknown;
  l?: unknown;
  r?: unknown;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && 'from' in value;
}

function rangesOf(tree: unknown): [unknown, unknown][] {
  if (!isTree(tree)) return [];
  return [...rangesOf(tree.l), [tree.from, tree.to], ...rangesOf(tree.r)];
}

test('many messages are told as one span of their keys, of their places and of their conversation', async () => {
  const database = await opened();
  const told = await toldBy(() => database.messages.bulkPut(messagesOf(7, 30)));
  expect(told['messages/']).toEqual([['7-000', '7-029']]);
  expect(told['messages/:dels']).toEqual([['7-000', '7-029']]);
  expect(told['messages/[conversationId+order]']).toEqual([
    [
      [7, 0],
      [7, 29],
    ],
  ]);
  expect(told['messageWords/']).toHaveLength(1);
  database.close();
});

test('what is added is told like what is written, from eight rows on as one span', async () => {
  const database = await opened();
  const seven = await toldBy(() => database.messages.bulkAdd(messagesOf(7, 7)));
  expect(seven['messages/']).toHaveLength(7);
  const eight = await toldBy(() => database.messages.bulkAdd(messagesOf(8, 8)));
  expect(eight['messages/']).toEqual([['8-000', '8-007']]);
  expect(await database.messages.count()).toBe(15);
  database.close();
});

test('what is deleted is told, and gone', async () => {
  const database = await opened();
  await database.drafts.bulkPut([1, 2].map((conversationId) => ({ conversationId, text: 'a', updatedAtMs: 1 })));
  const told = await toldBy(() => database.drafts.delete(1));
  expect(told['drafts/:dels']).toEqual([[1, 1]]);
  expect(await database.drafts.toCollection().primaryKeys()).toEqual([2]);
  await database.drafts.clear();
  expect(await database.drafts.count()).toBe(0);
  database.close();
});

test('of many rows that all lack an index nobody is told through it', async () => {
  const database = await opened();
  const rows = Array.from({ length: 9 }, (_, index) => ({ profileId: index, passedAtMs: null }));
  const told = await toldBy(() => database.table<unknown, number>('passes').bulkPut(rows));
  expect(told['passes/passedAtMs'] ?? []).toEqual([]);
  expect(told['passes/']).toEqual([[0, 8]]);
  database.close();
});

test('few messages are told one by one', async () => {
  const database = await opened();
  const told = await toldBy(() => database.messages.bulkPut(messagesOf(7, 3)));
  expect(told['messages/']).toHaveLength(3);
  database.close();
});

test('a row that stands outside what others have in an index is in the span of it, and one that lacks it is not', async () => {
  const database = await opened();
  const rows = Array.from({ length: 9 }, (_, index) => ({
    profileId: index,
    passedAtMs: index === 8 ? 70 : 50 - index,
  }));
  const damaged = { profileId: 9, passedAtMs: null };
  const told = await toldBy(() => database.table<unknown, number>('passes').bulkPut([damaged, ...rows]));
  expect(told['passes/passedAtMs']).toEqual([[43, 70]]);
  expect(told['passes/']).toEqual([[0, 9]]);
  database.close();
});

test('the words of a name are told as one span', async () => {
  const database = await opened();
  const rows = Array.from({ length: 9 }, (_, index) => ({ conversationId: index, words: [`b${index}`, `a${index}`] }));
  const told = await toldBy(() => database.table<unknown, number>('chats').bulkPut(rows));
  expect(told['chats/words']).toEqual([['a0', 'b8']]);
  database.close();
});

test('what overwrites many rows reaches a query that has read one of them, and none of another conversation', async () => {
  const database = await opened();
  await database.messages.bulkPut([...messagesOf(7, 30), ...messagesOf(8, 30)]);
  const told = await toldBy(() => database.messages.bulkPut(messagesOf(7, 30).map((row) => ({ ...row, text: 'new' }))));
  const [[from, to] = []] = told['messages/'] ?? [];
  expect([from, to]).toEqual(['7-000', '7-029']);
  expect(told['messages/[conversationId+order]']).toHaveLength(1);
  database.close();
});

const chat = (unreadCount: number, lastActivityAtMs: number) => ({
  conversationId: 1,
  profileId: 2,
  words: ['ann'],
  unreadCount,
  lastActivityAtMs,
});

test('of a row that is written anew, only the indexes are told whose keys have become others', async () => {
  const database = await opened();
  const chats = database.table<unknown, number>('chats');
  const first = await toldBy(() => chats.put(chat(3, 10)));
  expect(first['chats/unreadCount']).toEqual([[3, 3]]);
  const moved = await toldBy(() => chats.put(chat(3, 20)));
  expect(moved['chats/']).toEqual([[1, 1]]);
  expect(moved['chats/lastActivityAtMs']?.toSorted()).toEqual([
    [10, 10],
    [20, 20],
  ]);
  expect(moved['chats/unreadCount']).toEqual([]);
  expect(moved['chats/words']).toEqual([]);
  const seen = await toldBy(() => chats.put(chat(0, 20)));
  expect(seen['chats/unreadCount']?.toSorted()).toEqual([
    [0, 0],
    [3, 3],
  ]);
  database.close();
});

test('the words of a message that is written anew are told, and its place only when it moves', async () => {
  const database = await opened();
  const [message] = messagesOf(7, 1);
  if (message === undefined) throw new Error('no message');
  await database.messages.put(message);
  const sent = await toldBy(() => database.messages.put({ ...message, text: 'other' }));
  expect(sent['messages/']).toEqual([['7-000', '7-000']]);
  expect(sent['messages/[conversationId+order]']).toEqual([]);
  expect(sent['messageWords/entries']).toHaveLength(1);
  database.close();
});

test('a row whose key the database makes is stored and told', async () => {
  const database = await opened();
  const told = await toldBy(() =>
    database.table<unknown, number>('outbox').put({ idempotencyKey: 'a', state: 'queued' }),
  );
  expect(told['outbox/state']).toEqual([['queued', 'queued']]);
  expect(await database.outbox.count()).toBe(1);
  database.close();
});

test('the words of a message, all of which are told, are written without a look at those before', async () => {
  const database = await opened();
  const [message] = messagesOf(7, 1);
  if (message === undefined) throw new Error('no message');
  await database.messages.put(message);
  const looked: string[] = [];
  const { get } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function (key) {
    looked.push(this.name);
    return get.call(this, key);
  };
  try {
    await database.messages.put({ ...message, text: 'other' });
  } finally {
    IDBObjectStore.prototype.get = get;
  }
  expect(looked).toContain('messages');
  expect(looked).not.toContain('messageWords');
  database.close();
});
