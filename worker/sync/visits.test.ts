import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { type AccountStore, openAccountStore } from '../../tests/fixtures/account-store.ts';
import { LONG_ABSENCE_MS } from '../public/visit.ts';
import { noteLeft, notePolled, noteSeen } from './visits.ts';

const FIRST_MS = 1_000_000;
const BACK_MS = FIRST_MS + LONG_ABSENCE_MS;
const HOUR_MS = 60 * 60_000;

let store: AccountStore;
let transactions: MockInstance<AccountStore['database']['transaction']>;
beforeEach(async () => {
  store = await openAccountStore();
  transactions = vi.spyOn(store.database, 'transaction');
});
/** Who notes a visit waits for no result: a write that fails would go unseen. */
afterEach(async () => {
  for (const { value } of transactions.mock.results) await expect(value).resolves.toBeUndefined();
});
const stored = async () => await store.database.meta.get('visit');

test('the first visit is no return', async () => {
  await noteSeen(store.target, FIRST_MS, false);
  expect(await stored()).toEqual({ key: 'visit', lastSeenAtMs: FIRST_MS, returned: null });
});

test('who comes back after days is back until the server has been asked, and stays so after it', async () => {
  await noteSeen(store.target, FIRST_MS, false);
  await noteSeen(store.target, BACK_MS, false);
  const returned = { absentSinceMs: FIRST_MS, backAtMs: BACK_MS, isPolled: false };
  expect(await stored()).toEqual({ key: 'visit', lastSeenAtMs: BACK_MS, returned });
  await notePolled(store.target);
  expect(await stored()).toEqual({ key: 'visit', lastSeenAtMs: BACK_MS, returned: { ...returned, isPolled: true } });
});

test('a tab that polled while it was hidden knows at once what is new', async () => {
  await noteSeen(store.target, FIRST_MS, false);
  await noteSeen(store.target, BACK_MS, true);
  expect(await stored()).toMatchObject({ returned: { isPolled: true } });
});

test('a short absence is none, and writes only once an hour', async () => {
  await noteSeen(store.target, FIRST_MS, false);
  await noteSeen(store.target, FIRST_MS + HOUR_MS - 1, false);
  expect(await stored()).toEqual({ key: 'visit', lastSeenAtMs: FIRST_MS, returned: null });
  await noteSeen(store.target, FIRST_MS + HOUR_MS, false);
  expect(await stored()).toEqual({ key: 'visit', lastSeenAtMs: FIRST_MS + HOUR_MS, returned: null });
});

test('the absence counts from when the last tab was hidden', async () => {
  await noteSeen(store.target, FIRST_MS, false);
  await noteLeft(store.target, FIRST_MS + HOUR_MS);
  await noteSeen(store.target, BACK_MS, false);
  expect(await stored()).toMatchObject({ returned: null });
  await noteLeft(store.target, BACK_MS);
  await noteSeen(store.target, BACK_MS + LONG_ABSENCE_MS, false);
  expect(await stored()).toMatchObject({ returned: { absentSinceMs: BACK_MS } });
});

test('a visit that is no return stays none after a poll, and who was never seen neither leaves nor is back', async () => {
  await noteLeft(store.target, FIRST_MS);
  await notePolled(store.target);
  expect(await stored()).toBeUndefined();
  await noteSeen(store.target, FIRST_MS, false);
  await notePolled(store.target);
  expect(await stored()).toEqual({ key: 'visit', lastSeenAtMs: FIRST_MS, returned: null });
});

test('a damaged row is a first visit', async () => {
  await store.database.meta.put({ key: 'visit', lastSeenAtMs: Number.NaN, returned: null });
  await noteSeen(store.target, FIRST_MS, false);
  expect(await stored()).toEqual({ key: 'visit', lastSeenAtMs: FIRST_MS, returned: null });
});
