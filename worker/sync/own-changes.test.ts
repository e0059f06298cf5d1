import { beforeEach, expect, test } from 'vitest';
import { openAccountStore } from '../../tests/fixtures/account-store.ts';
import { createCannedServer } from '../../tests/fixtures/canned-server.ts';
import { benchAccount } from '../../tests/fixtures/engine-bench.ts';
import { createManualClock } from '../../tests/fixtures/manual-clock.ts';
import type { Account } from './account.ts';
import { countOwnChanges, noteOwnChange } from './own-changes.ts';

let createAccount: () => Account;
beforeEach(async () => {
  const store = await openAccountStore();
  createAccount = () => benchAccount({ server: createCannedServer(), store, clock: createManualClock(0) });
});

test('each change of a member makes what was asked for before it old, and of no other member', () => {
  const account = createAccount();
  const before = countOwnChanges(account, 5);
  noteOwnChange(account, 5);
  const between = countOwnChanges(account, 5);
  noteOwnChange(account, 5);
  noteOwnChange(account, 6);
  expect([before, between, countOwnChanges(account, 5)]).toEqual([0, 1, 2]);
  expect([countOwnChanges(account, 6), countOwnChanges(account, 7)]).toEqual([1, 0]);
});

test('the changes of one session say nothing of the next', () => {
  noteOwnChange(createAccount(), 5);
  expect(countOwnChanges(createAccount(), 5)).toBe(0);
});
