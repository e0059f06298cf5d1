import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chat } from '../../../tests/fixtures/account-rows.ts';
import { sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { benchAccount, type EngineBench, openEngineBench } from '../../../tests/fixtures/engine-bench.ts';
import { pruningsOf } from '../../session/account-storage.ts';
import type { Account } from '../../sync/account.ts';
import { prefetchMessages } from './prefetch.ts';

let bench: EngineBench;
let account: Account;
beforeEach(async () => {
  bench = await openEngineBench();
  account = { ...benchAccount(bench), prunings: pruningsOf(async () => false) };
  bench.server.answer('GET /api/chat.php', () => {
    const id = Number(new URL(bench.server.requests.at(-1)?.url ?? '').searchParams.get('conversation'));
    const messages = [sampleOf('Message', { id, message_id: null, sent_at: '2026-11-21T10:00:00Z' })];
    return Response.json(sampleOf('ChatPage', { id, messages, has_more: false }));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  bench.close();
});

/** Lists this many chats, the one with the highest id active last, with a message each that the device does not have. */
async function list(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({ ...chat(index + 1), lastMessageId: index + 1 }));
  await bench.store.database.chats.bulkPut(rows);
}

/** From now on the device has room for this many messages. */
function leaveRoomFor(count: number): void {
  let left = count;
  const { put, delete: remove } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    if (this.name !== 'messages') return put.apply(this, row);
    if (left === 0) throw new DOMException('No room', 'QuotaExceededError');
    left -= 1;
    return put.apply(this, row);
  });
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, key) {
    if (this.name === 'messages') left += 1;
    return remove.call(this, key);
  });
}

test('on a full device nothing is given up for messages that would be given up next, and each poll tries once', async () => {
  const { members, conversations } = bench.store.database;
  await list(30);
  leaveRoomFor(25);
  await members.put({ profileId: 9, state: 'loaded', profile: null, fetchedAtMs: 1 });
  await prefetchMessages(account);
  bench.newCalls();
  await prefetchMessages(account);
  expect(bench.newCalls()).toEqual(['GET /api/chat.php']);
  expect(await conversations.toCollection().primaryKeys()).toEqual(Array.from({ length: 25 }, (_, index) => index + 6));
  expect(await members.count()).toBe(1);
});

test('on a full device the chats that were active last have their messages, at the cost of others', async () => {
  const { members, messages } = bench.store.database;
  await list(3);
  leaveRoomFor(2);
  await members.put({ profileId: 9, state: 'loaded', profile: null, fetchedAtMs: 1 });
  await prefetchMessages(account);
  expect(await members.count()).toBe(0);
  expect(await messages.count()).toBe(2);
});
