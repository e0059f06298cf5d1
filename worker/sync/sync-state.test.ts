import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AccountStore, openAccountStore } from '../../tests/fixtures/account-store.ts';
import type { SearchResult } from '../public/rows.ts';
import { markLoaded } from './mark-loaded.ts';
import { ask } from './newest-answer.ts';
import { storeAnswer } from './store-answer.ts';
import { rememberLastSuccess, storeSyncState } from './sync-state.ts';

const SEARCH: SearchResult = {
  profiles: [],
  paging: { page: 1, num_results: 0, pp: 20 },
  filter_options: { gender: null, min_age: 18, max_age: 100, country: null, countryregion: null },
};

let store: AccountStore;
let writes: number;
const countWrite = () => {
  writes += 1;
};

beforeEach(async () => {
  store = await openAccountStore();
  writes = 0;
  Dexie.on('storagemutated', countWrite);
});
afterEach(() => Dexie.on('storagemutated').unsubscribe(countWrite));

const stored = async () => await store.database.meta.get('sync');

test('how the first poll went is written, with no age where there was no success yet', async () => {
  await storeSyncState(store.target, 'offline', null);
  expect(await stored()).toEqual({ key: 'sync', state: 'offline', lastSuccessAtMs: 0 });
});

test('a change of the state is written with the age of the data, a poll that went like the last one is not', async () => {
  await storeSyncState(store.target, 'ok', 1_000);
  await storeSyncState(store.target, 'ok', 2_000);
  expect(await stored()).toEqual({ key: 'sync', state: 'ok', lastSuccessAtMs: 1_000 });
  await storeSyncState(store.target, 'failing', 2_000);
  expect(await stored()).toEqual({ key: 'sync', state: 'failing', lastSuccessAtMs: 2_000 });
});

test('a worker that knows of no success keeps the age that stands', async () => {
  await storeSyncState(store.target, 'ok', 1_000);
  await storeSyncState(store.target, 'offline', null);
  expect(await stored()).toEqual({ key: 'sync', state: 'offline', lastSuccessAtMs: 1_000 });
});

test('the age is written when asked for, and leaves the state', async () => {
  await storeSyncState(store.target, 'failing', 1_000);
  await rememberLastSuccess(store.target, 5_000);
  expect(await stored()).toEqual({ key: 'sync', state: 'failing', lastSuccessAtMs: 5_000 });
});

test('an age that stands is not written again', async () => {
  await storeSyncState(store.target, 'ok', 1_000);
  writes = 0;
  await rememberLastSuccess(store.target, 1_000);
  expect(writes).toBe(0);
});

test('a damaged note of the last poll counts as none', async () => {
  await store.database.table<unknown>('meta').put({ key: 'sync', state: 'ok', lastSuccessAtMs: 'soon' });
  await storeSyncState(store.target, 'ok', null);
  expect(await stored()).toEqual({ key: 'sync', state: 'ok', lastSuccessAtMs: 0 });
});

test('without a success, or before the first poll, there is no age to write', async () => {
  await rememberLastSuccess(store.target, 5_000);
  expect(await stored()).toBeUndefined();
  await storeSyncState(store.target, 'ok', 1_000);
  await rememberLastSuccess(store.target, null);
  expect(await stored()).toEqual({ key: 'sync', state: 'ok', lastSuccessAtMs: 1_000 });
});

test('that a list has come in is noted under its name', async () => {
  await markLoaded(store.database, 'loaded-chats');
  writes = 0;
  await markLoaded(store.database, 'loaded-chats');
  expect(writes).toBe(0);
  expect(await store.database.meta.get('loaded-chats')).toEqual({ key: 'loaded-chats' });
  expect(await store.database.meta.get('loaded-likes')).toBeUndefined();
});

const ANSWER = { key: 'members-newest', answer: SEARCH, fetchedAtMs: 1 } as const;

const keepAnswer = () =>
  storeAnswer(store.target, ask(store.target, ANSWER.key), ANSWER, () => {
    throw new Error('nothing has changed');
  });

test('an answer is kept for its page', async () => {
  expect(await keepAnswer()).toEqual({ status: 'fetched' });
  expect(await store.database.answers.get('members-newest')).toEqual(ANSWER);
});

test('an answer that comes after the end of the session says that it is lost', async () => {
  store.endSession();
  expect(await keepAnswer()).toEqual({ status: 'session-lost' });
});

test('an answer that the device does not store is told as that, and not as a failure of the server', async () => {
  vi.spyOn(store.database.answers, 'put').mockImplementation(() => {
    throw new Error('no');
  });
  expect(await keepAnswer()).toEqual({ status: 'storage-failed', cause: 'refused' });
});
