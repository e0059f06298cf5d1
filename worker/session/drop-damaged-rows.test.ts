import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AccountStore, openAccountStore } from '../../tests/fixtures/account-store.ts';
import type { MessageRow } from '../public/rows.ts';
import { dropDamagedRows } from './drop-damaged-rows.ts';

let store: AccountStore;
beforeEach(async () => {
  store = await openAccountStore();
});
afterEach(() => store.database.close());

const onScreen = (...conversations: number[]) => ({
  ...store.target,
  visibleConversations: () => new Set(conversations),
});

const message = (key: string, changes: Partial<MessageRow>): MessageRow => ({
  key,
  conversationId: 1,
  serverId: null,
  order: 1,
  fromMe: true,
  text: 'hello',
  sentAtMs: 1_000,
  delivery: { state: 'pending', idempotencyKey: key },
  ...changes,
});

test('an answer that replaces a damaged one while rows are looked at is kept', async () => {
  const { answers } = store.database;
  await answers.put({ key: 'transactions', answer: [], fetchedAtMs: 1 });
  await answers.where('key').equals('transactions').modify({ fetchedAtMs: Number.NaN });
  const dropping = dropDamagedRows(onScreen());
  // Its transaction comes behind the reading one and ahead of the deleting one.
  await answers.put({ key: 'transactions', answer: [], fetchedAtMs: 2 });
  await dropping;
  expect(await answers.toArray()).toEqual([{ key: 'transactions', answer: [], fetchedAtMs: 2 }]);
});

test('a message that is written while a damaged one of its conversation is dropped stays', async () => {
  const { messages } = store.database;
  await messages.bulkPut([message('one', {}), message('two', { order: 2 })]);
  await messages
    .where('key')
    .equals('one')
    .modify({ text: Object.create(null) });
  let isRead = false;
  // Written as soon as the conversation has been read.
  messages.hook('reading', (row) => {
    if (!isRead && row.key === 'two') {
      isRead = true;
      void Dexie.ignoreTransaction(() => messages.put(message('three', { order: 3 })));
    }
    return row;
  });
  await dropDamagedRows(onScreen(1));
  expect(await messages.toCollection().primaryKeys()).toEqual(['three', 'two']);
});
