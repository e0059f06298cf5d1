import { expect, test } from 'vitest';
import { openAccountStore } from '../../../tests/fixtures/account-store.ts';
import { countUnsent } from './count-unsent.ts';

test('nobody is asked about work that is not there, and a draft counts', async () => {
  const { database } = await openAccountStore();
  expect(await countUnsent(database)).toBeNull();
  await database.drafts.put({ conversationId: 4, text: 'Hello', updatedAtMs: 5 });
  expect(await countUnsent(database)).toEqual({ messages: 0, changes: 0, drafts: 1, hasProfileChanges: false });
});

test('rows that the browser has closed keep nobody from logging out', async () => {
  const { database } = await openAccountStore();
  database.close({ disableAutoOpen: true });
  expect(await countUnsent(database)).toBeNull();
});
