import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { benchAccount, type EngineBench, openEngineBench } from '../../../tests/fixtures/engine-bench.ts';
import type { Account } from '../../sync/account.ts';
import { attachPendingPush, attachPush } from './attach.ts';

const ATTACH = 'POST /api/user.php';
const DEVICE = {
  version: 1,
  endpoint: 'https://push.example/1',
  expirationTime: null,
  keys: { p256dh: 'a', auth: 'b' },
};
const FULL = { status: 'storage-failed', cause: 'quota' };

let bench: EngineBench;
let account: Account;
beforeEach(async () => {
  bench = await openEngineBench();
  account = benchAccount(bench);
  bench.server.answer(ATTACH, { result: 'done' });
});
afterEach(() => {
  vi.restoreAllMocks();
  bench.close();
});

/** Has no room for the note of the subscription, from this write of it on. */
function fillDeviceAt(write: number): void {
  const { put } = IDBObjectStore.prototype;
  let writes = 0;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    if (this.name !== 'meta' || Object(row[0]).key !== 'push') return put.apply(this, row);
    writes += 1;
    if (writes >= write) throw new DOMException('No room', 'QuotaExceededError');
    return put.apply(this, row);
  });
}

test('a subscription that a full device cannot note is told and not sent: no logout could take it back', async () => {
  fillDeviceAt(1);
  expect(await attachPush(account, DEVICE)).toEqual(FULL);
  expect(bench.server.calls).toEqual([]);
  vi.restoreAllMocks();
  expect(await attachPush(account, DEVICE)).toEqual({ status: 'saved' });
  expect(bench.server.calls).toEqual([ATTACH]);
});

test('an answer that a full device cannot note is told, and the subscription is sent again once there is room', async () => {
  fillDeviceAt(2);
  expect(await attachPush(account, DEVICE)).toEqual(FULL);
  vi.restoreAllMocks();
  await attachPendingPush(account);
  await attachPendingPush(account);
  expect(bench.server.calls).toEqual([ATTACH, ATTACH]);
  expect(await bench.store.database.meta.get('push')).toMatchObject({ isSent: true });
});
