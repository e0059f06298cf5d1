import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AccountStore, openAccountStore } from '../../tests/fixtures/account-store.ts';
import { sampleOf } from '../../tests/fixtures/canned-server.ts';
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

test('a damaged answer that is deleted while rows are looked at keeps no other from going', async () => {
  const { answers } = store.database;
  await answers.bulkPut([
    { key: 'transactions', answer: [], fetchedAtMs: Number.NaN },
    { key: 'blocked-members', answer: [], fetchedAtMs: Number.NaN },
  ]);
  const dropping = dropDamagedRows(onScreen());
  await answers.delete('transactions');
  await dropping;
  expect(await answers.count()).toBe(0);
});

test('a damaged message that is replaced before its deletion stays, and its conversation is not fetched again', async () => {
  const { messages, conversations } = store.database;
  const row = { state: 'loaded', oldestLoadedId: 1, newestLoadedId: 1, hasOlder: false, fetchedAtMs: 1 } as const;
  await conversations.put({ ...row, conversationId: 1 });
  await messages.put(message('one', {}));
  await messages
    .where('key')
    .equals('one')
    .modify({ text: Object.create(null) });
  const { signal, ...screen } = onScreen(1);
  await dropDamagedRows({
    ...screen,
    // Asked for between the look at the rows and the transaction that deletes.
    get signal() {
      void messages.put(message('one', {}));
      return signal;
    },
  });
  expect(await messages.toArray()).toEqual([message('one', {})]);
  expect(await conversations.count()).toBe(1);
});

/** Puts rows as another version or a fault could have left them, and returns the keys of those that stay. */
async function leftOf(table: string, ...rows: readonly unknown[]): Promise<unknown[]> {
  await store.database.table<unknown>(table).bulkPut(rows);
  await dropDamagedRows(onScreen());
  return await store.database.table(table).toCollection().primaryKeys();
}

const search = sampleOf('SearchResult');
const profile = sampleOf('MemberProfile', { id: 1 });
const savedSearch = {
  id: 'sound',
  name: 'Near me',
  criteria: { filters: sampleOf('SearchFilters'), order: 'nearby', hideNudity: false, searchAllCountries: false },
  savedAtMs: 1,
  seenAt: null,
  news: { state: 'unknown' },
};

describe.each([
  ['members-nearby', search],
  ['members-newest', search],
  ['members-online', search],
  ['credits', sampleOf('CreditOffer')],
  ['premium', sampleOf('PremiumOffer')],
  ['transactions', [sampleOf('Transaction')]],
  ['blocked-members', [sampleOf('ProfileCard')]],
  ['reports', [sampleOf('SentReport')]],
  ['notifications', sampleOf('NotificationSettings')],
  ['profile-fields', sampleOf('ProfileFields')],
  ['interests', sampleOf('Interests')],
])('the stored answer %s', (key, answer) => {
  test('stays when it is one of the contract', async () => {
    expect(await leftOf('answers', { key, answer, fetchedAtMs: 1 })).toEqual([key]);
  });

  test('goes when it is none, or nobody knows when it was fetched', async () => {
    const parts = Array.isArray(answer) ? [...answer, { id: 'x' }] : { broken: true };
    for (const damage of [{ answer: parts }, { answer: 7 }, { answer: null }, { fetchedAtMs: Number.NaN }]) {
      expect(await leftOf('answers', { key, answer, fetchedAtMs: 1, ...damage })).toEqual([]);
    }
    expect(await leftOf('answers', { key, answer })).toEqual([]);
  });
});

test('an answer under a name that nobody knows goes', async () => {
  expect(await leftOf('answers', { key: 'members-famous', answer: search, fetchedAtMs: 1 })).toEqual([]);
});

test('of what was fetched or written on this device, what is whole stays and what is damaged goes', async () => {
  const fetchedAtMs = 1;
  const page = { key: 'sound', result: search, askedAtMs: 1, fetchedAtMs };
  const undated = { ...page, key: 'undated', fetchedAtMs: Number.NaN };
  expect(await leftOf('searches', page, undated, { ...page, key: 'broken', result: {} })).toEqual(['sound']);
  const members = [
    { profileId: 1, state: 'loaded', profile, fetchedAtMs },
    { profileId: 2, state: 'missing', profile: null, fetchedAtMs },
    { profileId: 3, state: 'gone', profile: null, fetchedAtMs },
    { profileId: 4, state: 'loaded', profile: null, fetchedAtMs },
    { profileId: 5, state: 'asleep', profile, fetchedAtMs },
    { profileId: 6, state: 'gone', profile: null, fetchedAtMs: null },
  ];
  expect(await leftOf('members', ...members)).toEqual([1, 2, 3]);
  const unnamed = { ...savedSearch, id: 'unnamed', name: null };
  const unfiltered = { ...savedSearch, id: 'unfiltered', criteria: { ...savedSearch.criteria, filters: {} } };
  expect(await leftOf('savedSearches', savedSearch, unnamed, unfiltered)).toEqual(['sound']);
  const draft = { conversationId: 1, text: 'a', updatedAtMs: 1 };
  expect(await leftOf('drafts', draft, { ...draft, conversationId: 2, text: null })).toEqual([1]);
  expect(await leftOf('meta', { key: 'visit', lastSeenAtMs: 'soon' }, { key: 'loaded-chats' })).toEqual([
    'epoch',
    'loaded-chats',
  ]);
});

test('a poll that finds all rows whole writes nothing', async () => {
  const { database } = store;
  await database.drafts.put({ conversationId: 1, text: 'a', updatedAtMs: 1 });
  await database.messages.put(message('one', {}));
  const transaction = vi.spyOn(database, 'transaction');
  await dropDamagedRows(onScreen(1));
  expect(transaction).not.toHaveBeenCalled();
});

test('a conversation with a damaged message is fetched again, and what is whole of it is kept until then', async () => {
  const { messages, conversations } = store.database;
  const sent = { delivery: { state: 'sent' } } as const;
  await messages.bulkPut([
    message('damaged', { ...sent, text: Object.create(null) }),
    message('sent', { ...sent, order: 2 }),
    message('waits', { order: 3 }),
    message('elsewhere', { ...sent, conversationId: 2 }),
    message('damaged but not shown', { ...sent, conversationId: 3, text: Object.create(null) }),
  ]);
  const row = { state: 'loaded', oldestLoadedId: 1, newestLoadedId: 1, hasOlder: false, fetchedAtMs: 1 } as const;
  await conversations.bulkPut([1, 2, 3].map((conversationId) => ({ ...row, conversationId })));
  await dropDamagedRows(onScreen(1, 2));
  expect(await messages.toCollection().primaryKeys()).toEqual(['damaged but not shown', 'elsewhere', 'sent', 'waits']);
  expect(await conversations.toCollection().primaryKeys()).toEqual([2, 3]);
});

test('a conversation on screen stays, whatever is damaged in those that are not', async () => {
  const { messages, conversations } = store.database;
  const sent = { delivery: { state: 'sent' } } as const;
  await messages.bulkPut([
    message('damaged', { ...sent, text: Object.create(null) }),
    message('on screen', { ...sent, conversationId: 2 }),
    message('damaged too', { ...sent, conversationId: 3, text: Object.create(null) }),
  ]);
  const row = { state: 'loaded', oldestLoadedId: 1, newestLoadedId: 1, hasOlder: false, fetchedAtMs: 1 } as const;
  await conversations.put({ ...row, conversationId: 2 });
  await dropDamagedRows(onScreen(2));
  expect(await messages.count()).toBe(3);
  expect(await conversations.count()).toBe(1);
});
