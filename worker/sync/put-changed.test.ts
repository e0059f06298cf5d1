import { Dexie, type ObservabilitySet } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AccountStore, openAccountStore } from '../../tests/fixtures/account-store.ts';
import type { DraftRow } from '../public/rows.ts';
import { deleteRows, putChanged } from './put-changed.ts';

let store: AccountStore;
let changes: ObservabilitySet[];
const note = (parts: ObservabilitySet): void => void changes.push(parts);

beforeEach(async () => {
  store = await openAccountStore();
  changes = [];
  Dexie.on('storagemutated', note);
});
afterEach(() => Dexie.on('storagemutated').unsubscribe(note));

const draft = (conversationId: number, text = 'a'): DraftRow => ({ conversationId, text, updatedAtMs: 1 });
const drafts = (count: number, text = 'a'): DraftRow[] =>
  Array.from({ length: count }, (_, index) => draft(index + 1, text));
const put = (rows: readonly DraftRow[]) => putChanged(store.database.drafts, rows, (row) => row.conversationId);

test('only rows that are new or differ are written, and counted', async () => {
  await put([draft(1), draft(2)]);
  expect(await put([draft(1), draft(2, 'b'), draft(3)])).toBe(2);
  expect(await store.database.drafts.toArray()).toEqual([draft(1), draft(2, 'b'), draft(3)]);
});

test('rows that stand as they are wake nobody', async () => {
  await put(drafts(3));
  changes = [];
  expect(await put(drafts(3))).toBe(0);
  expect(changes).toEqual([]);
});

test('all of many rows are written, in portions small enough that each row is named to those who watch', async () => {
  const puts = vi.spyOn(store.database.drafts, 'bulkPut');
  expect(await put(drafts(100))).toBe(100);
  expect(puts.mock.calls.map(([rows]) => rows.length)).toEqual([40, 40, 20]);
  expect(await store.database.drafts.toArray()).toEqual(drafts(100));
  expect(changes.length).toBeGreaterThanOrEqual(3);
});

test('all of many rows are deleted, and no other', async () => {
  await put(drafts(100));
  changes = [];
  const deletions = vi.spyOn(store.database.drafts, 'bulkDelete');
  await deleteRows(
    store.database.drafts,
    drafts(99).map((row) => row.conversationId),
  );
  expect(await store.database.drafts.toArray()).toEqual([draft(100)]);
  expect(deletions.mock.calls.map(([keys]) => keys.length)).toEqual([40, 40, 19]);
  expect(changes.length).toBeGreaterThanOrEqual(3);
});

test('a row that is no JSON, which this app never writes, is written anew', async () => {
  await store.database.table<unknown>('drafts').put({ ...draft(1), text: 1n });
  expect(await put([draft(1)])).toBe(1);
  expect(await store.database.drafts.toArray()).toEqual([draft(1)]);
});

test('deleting nothing wakes nobody', async () => {
  await put(drafts(2));
  changes = [];
  await deleteRows(store.database.drafts, []);
  expect(changes).toEqual([]);
});
