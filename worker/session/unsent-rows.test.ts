import { Dexie } from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { chat, DEVICE, message, reading } from '../../tests/fixtures/account-rows.ts';
import { NO_LIMIT, OPENING } from '../../tests/fixtures/account-store.ts';
import { sampleOf } from '../../tests/fixtures/canned-server.ts';
import { createManualClock } from '../../tests/fixtures/manual-clock.ts';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import { until } from '../../tests/fixtures/until.ts';
import type { OutboxRow } from '../public/outbox-row.ts';
import { probeAccountDatabase } from './account-storage.ts';
import { keepOnlyUnsent, keepUnsentOfOthers } from './unsent-rows.ts';

beforeEach(takeEmptyStorage);

test('nothing of other accounts is left, and what is no account stays', async () => {
  for (const id of [7, 8, 9]) await probeAccountDatabase(id, OPENING);
  for (const name of ['rendezvous-device', 'rendezvous-account-old']) {
    const other = new Dexie(name);
    other.version(1).stores({ rows: 'id' });
    await other.open();
    other.close();
  }
  expect(await keepUnsentOfOthers(8, [], NO_LIMIT)).toEqual({ kept: [], hasCleared: true });
  const left = ['rendezvous-account-8', 'rendezvous-account-old', 'rendezvous-device'];
  expect((await Dexie.getDatabaseNames()).sort()).toEqual(left);
  expect(await keepUnsentOfOthers(8, [], NO_LIMIT)).toEqual({ kept: [], hasCleared: false });
  expect(await keepUnsentOfOthers(null, [], NO_LIMIT)).toEqual({ kept: [], hasCleared: true });
  expect(await Dexie.exists('rendezvous-account-8')).toBe(false);
});

test('what accounts that did not log out have not sent yet stays for them, and nothing else of them', async () => {
  for (const id of [7, 8, 9]) {
    await reading(id, async (database) => {
      await database.chats.put(chat(id));
      for (const conversationId of [id, id + 10])
        await database.drafts.put({ conversationId, text: 'a', updatedAtMs: 1 });
    });
  }
  await reading(6, (database) => database.chats.put(chat(6)));
  expect(await keepUnsentOfOthers(9, [6, 7], NO_LIMIT)).toEqual({
    kept: [{ accountId: 7, count: 2 }],
    hasCleared: true,
  });
  expect((await Dexie.getDatabaseNames()).sort()).toEqual(['rendezvous-account-7', 'rendezvous-account-9']);
  expect(await reading(7, (database) => database.chats.count())).toBe(0);
  expect(await reading(7, (database) => database.drafts.count())).toBe(2);
});

test('of a lost session stays what the server does not know: outbox, unsent messages, drafts, what was typed', async () => {
  await reading(7, async (database) => {
    await database.user.put({ key: 'self', user: sampleOf('User') });
    await database.chats.put(chat(1));
    await database.conversations.put({
      conversationId: 1,
      state: 'loaded',
      oldestLoadedId: 1,
      newestLoadedId: 1,
      hasOlder: false,
      fetchedAtMs: 1,
    });
    await database.likes.put({
      profileId: 1,
      profile: sampleOf('ProfileCard'),
      given: 1,
      received: 0,
      isNew: 0,
      receivedAtMs: 0,
      givenAtMs: 1,
      pending: 0,
    });
    await database.members.put({ profileId: 1, state: 'gone', profile: null, fetchedAtMs: 1 });
    await database.searches.put({ key: 'a', result: sampleOf('SearchResult'), askedAtMs: 1, fetchedAtMs: 1 });
    await database.answers.put({ key: 'members-newest', answer: sampleOf('SearchResult'), fetchedAtMs: 1 });
    await database.messages.bulkPut([message(1, 'sent'), message(1, 'pending', 2), message(1, 'rejected', 3)]);
    await database.messageWords.put({ id: '0000000011-sent-1', entries: ['000a'] });
    await database.passes.put({ profileId: 5, profile: sampleOf('ProfileCard', { id: 5 }), passedAtMs: 1 });
    await database.savedSearches.put({
      id: 'saved',
      name: 'Near me',
      criteria: {
        filters: sampleOf('SearchFilters'),
        order: 'nearby',
        hideNudity: false,
        searchAllCountries: false,
      },
      savedAtMs: 1,
      seenAt: null,
      news: { state: 'unknown' },
    });
    await database.drafts.put({ conversationId: 1, text: 'a', updatedAtMs: 1 });
    await database.outbox.put({
      idempotencyKey: 'k',
      lane: 'a',
      intent: { kind: 'like', profileId: 1 },
      state: 'queued',
      attempts: 0,
      nextAttemptAtMs: 0,
      createdAtMs: 1,
      settledAtMs: 0,
      rejection: null,
    });
    await database.meta.bulkPut([
      { key: 'epoch', epoch: 1 },
      { key: 'sync', state: 'ok', lastSuccessAtMs: 1 },
      { key: 'profile-draft', changes: {} },
      { key: 'signup', step: 3, draft: {} },
      { key: 'push', device: DEVICE, isSent: true },
      { key: 'message-words', filledTo: null },
    ]);
  });
  // A like, a draft of a chat, and a profile draft.
  expect(await keepOnlyUnsent(7)).toBe(3);
  const left = await reading(7, async (database) =>
    Object.fromEntries(
      await Promise.all(database.tables.map(async (table) => [table.name, await table.toCollection().primaryKeys()])),
    ),
  );
  expect(left).toEqual({
    user: [],
    chats: [],
    conversations: [],
    likes: [],
    members: [],
    searches: [],
    answers: [],
    messages: ['1-pending-2', '1-rejected-3'],
    messageWords: [],
    drafts: [1],
    passes: [5],
    savedSearches: ['saved'],
    outbox: [1],
    meta: ['profile-draft', 'signup'],
  });
});

const intent = (idempotencyKey: string, changes: Partial<OutboxRow> = {}): OutboxRow => ({
  idempotencyKey,
  lane: 'a',
  intent: { kind: 'like', profileId: 1 },
  state: 'queued',
  attempts: 0,
  nextAttemptAtMs: 0,
  createdAtMs: 1,
  settledAtMs: 0,
  rejection: null,
  ...changes,
});

test('what is done, what nobody would miss and what cannot be read is nothing unsent: the account goes', async () => {
  await reading(7, async (database) => {
    await database.outbox.bulkAdd([
      intent('done', { state: 'settled' }),
      intent('read', { intent: { kind: 'mark-read', conversationId: 1, readUntil: 2 } }),
    ]);
    await database.table<unknown>('drafts').put({ conversationId: 1, text: null, updatedAtMs: 1 });
  });
  expect(await keepUnsentOfOthers(8, [7], NO_LIMIT)).toEqual({ kept: [], hasCleared: true });
  expect(await Dexie.exists('rendezvous-account-7')).toBe(false);
});

test('what was refused, or set aside by another version, is not sent and stays', async () => {
  await reading(7, async (database) => {
    await database.outbox.bulkAdd([
      intent('refused', { state: 'rejected', rejection: { reason: 'not-found' } }),
      intent('aside', { state: 'set-aside', intent: Object({ kind: 'wave' }) }),
      intent('none', { intent: Object(null) }),
    ]);
  });
  expect(await keepUnsentOfOthers(8, [7], NO_LIMIT)).toEqual({ kept: [{ accountId: 7, count: 3 }], hasCleared: true });
});

test('a message whose delivery cannot be read is not kept for anybody', async () => {
  await reading(7, async (database) => {
    const { delivery: _, ...damaged } = message(1, 'pending', 1);
    await database
      .table<unknown>('messages')
      .bulkPut([damaged, { ...message(1, 'pending', 2), delivery: null }, message(1, 'pending', 3)]);
  });
  await keepOnlyUnsent(7);
  expect(await reading(7, (database) => database.messages.toCollection().primaryKeys())).toEqual(['1-pending-3']);
});

test('a database of another account that cannot be read goes whole: what is private in it cannot be told apart', async () => {
  const damaged = new Dexie('rendezvous-account-7');
  damaged.version(1).stores({ outbox: '++sequence', drafts: 'conversationId' });
  await damaged.open();
  await damaged.table<unknown>('outbox').add(intent('a'));
  damaged.close();
  await expect(keepOnlyUnsent(7)).rejects.toThrow();
  expect(await keepUnsentOfOthers(8, [7], NO_LIMIT)).toEqual({ kept: [], hasCleared: true });
  expect(await Dexie.exists('rendezvous-account-7')).toBe(false);
});

test('a database of a version that had fewer tables keeps what was not sent too', async () => {
  const older = new Dexie('rendezvous-account-7');
  older
    .version(1)
    .stores({ messages: 'key', meta: 'key', outbox: '++sequence', drafts: 'conversationId', chats: 'id' });
  await older.open();
  await older.table<unknown>('outbox').add(intent('a'));
  await older.table<unknown>('chats').add({ id: 1 });
  older.close();
  expect(await keepOnlyUnsent(7)).toBe(1);
  await older.open();
  expect(await older.table('chats').count()).toBe(0);
  older.close();
});

test('of an account that this device does not have, nothing is made', async () => {
  expect(await keepOnlyUnsent(7)).toBe(0);
  expect(await Dexie.exists('rendezvous-account-7')).toBe(false);
});

test('what a frozen page keeps from opening is not waited for, and stays noted for its member', async () => {
  await reading(7, (database) => database.drafts.put({ conversationId: 1, text: 'a', updatedAtMs: 1 }));
  const frozen = new Dexie('rendezvous-account-7', { addons: [] });
  await frozen.open();
  frozen.on('versionchange', () => false);
  // As a newer version does, which the page keeps waiting; it gives up at the end.
  const upgrade = Dexie.dependencies.indexedDB.open('rendezvous-account-7', 9_990);
  upgrade.onupgradeneeded = () => upgrade.transaction?.abort();
  const clock = createManualClock(0);
  const clearing = keepUnsentOfOthers(8, [7], clock);
  await until('it is waited for', () => clock.pending() === 1);
  clock.advance(3_000);
  expect(await clearing).toEqual({ kept: [{ accountId: 7, count: 0 }], hasCleared: true });
  frozen.close();
  await until('the upgrade is called off', () => upgrade.readyState === 'done');
  expect(await keepUnsentOfOthers(8, [7], clock)).toEqual({ kept: [{ accountId: 7, count: 1 }], hasCleared: true });
});
