import { Dexie } from 'dexie';
import { expect, test, vi } from 'vitest';
import { type AccountStore, openAccountStore, STORE_EPOCH } from '../../tests/fixtures/account-store.ts';
import type { DraftRow } from '../public/rows.ts';
import { type WriteResult, writeAccount } from './write.ts';

const DRAFT: DraftRow = { conversationId: 1, text: 'a', updatedAtMs: 1 };

/** Creates an error as browsers throw it, or as Dexie wraps it. */
function named(name: string, inner?: Error): Error {
  const error = new Error(`A ${name}`);
  error.name = name;
  return inner === undefined ? error : Object.assign(error, { inner });
}

function failingTimes(
  store: AccountStore,
  times: number,
  error: Error,
): { attempts: () => number; write: () => Promise<WriteResult<string>> } {
  let attempts = 0;
  return {
    attempts: () => attempts,
    write: () =>
      writeAccount(store.target, [store.database.drafts], async () => {
        attempts += 1;
        await store.database.drafts.put(DRAFT);
        if (attempts <= times) throw error;
        return 'done';
      }),
  };
}

test('a write of the session that the database belongs to is done, and answers its value', async () => {
  const store = await openAccountStore();
  const { write, attempts } = failingTimes(store, 0, new Error());
  expect(await write()).toEqual({ status: 'written', value: 'done' });
  expect(attempts()).toBe(1);
  expect(await store.database.drafts.toArray()).toEqual([DRAFT]);
});

test('a write of an earlier session writes nothing', async () => {
  const store = await openAccountStore();
  await store.database.meta.put({ key: 'epoch', epoch: STORE_EPOCH + 1 });
  const { write, attempts } = failingTimes(store, 0, new Error());
  expect(await write()).toEqual({ status: 'session-ended' });
  expect(attempts()).toBe(0);
  expect(await store.database.drafts.count()).toBe(0);
});

test('a write into a database that no session has marked writes nothing', async () => {
  const store = await openAccountStore();
  await store.database.meta.clear();
  const { write } = failingTimes(store, 0, new Error());
  expect(await write()).toEqual({ status: 'session-ended' });
});

test('a write after the end of the session does not open the database', async () => {
  const store = await openAccountStore();
  store.database.close();
  const open = vi.spyOn(store.database, 'open');
  store.endSession();
  const { write } = failingTimes(store, 0, new Error());
  expect(await write()).toEqual({ status: 'session-ended' });
  expect(open).not.toHaveBeenCalled();
});

test('a write that fails while the session ends is no failure of the device', async () => {
  const store = await openAccountStore();
  const result = await writeAccount(store.target, [store.database.drafts], async () => {
    store.endSession();
    throw named('QuotaExceededError');
  });
  expect(result).toEqual({ status: 'session-ended' });
});

test('a full device makes room once and writes then', async () => {
  const prune = vi.fn(async () => true);
  const store = await openAccountStore(prune);
  const { write, attempts } = failingTimes(store, 1, named('AbortError', named('QuotaExceededError')));
  expect(await write()).toEqual({ status: 'written', value: 'done' });
  expect(attempts()).toBe(2);
  expect(prune).toHaveBeenCalledExactlyOnceWith(store.database);
});

test('a device that is found full by one row of many makes room too, as Firefox tells it', async () => {
  const prune = vi.fn(async () => true);
  const store = await openAccountStore(prune);
  const { write } = failingTimes(store, 1, new Dexie.BulkError('1 of 2 failed', { 1: named('QuotaExceededError') }));
  expect(await write()).toEqual({ status: 'written', value: 'done' });
  expect(prune).toHaveBeenCalledTimes(1);
});

test('a device that stays full after room was made says so, and nothing is written', async () => {
  const prune = vi.fn(async () => true);
  const store = await openAccountStore(prune);
  const { write, attempts } = failingTimes(store, 9, named('QuotaExceededError'));
  expect(await write()).toEqual({ status: 'storage-failed', cause: 'quota' });
  expect(attempts()).toBe(2);
  expect(prune).toHaveBeenCalledTimes(1);
  expect(await store.database.drafts.count()).toBe(0);
});

test('a full device gives up first what is missed least, and no more than it must', async () => {
  const given: string[] = [];
  const giving = (name: string, had: boolean) => async () => {
    given.push(name);
    return had;
  };
  const store = await openAccountStore(giving('searches', false), giving('pictures', true), giving('old chats', true));
  expect(await failingTimes(store, 1, named('QuotaExceededError')).write()).toEqual({
    status: 'written',
    value: 'done',
  });
  expect(given).toEqual(['searches', 'pictures']);
  given.length = 0;
  expect(await failingTimes(store, 2, named('QuotaExceededError')).write()).toEqual({
    status: 'written',
    value: 'done',
  });
  expect(given).toEqual(['searches', 'pictures', 'old chats']);
});

test('a full device without anything to give up is not asked a second time', async () => {
  const store = await openAccountStore(async () => false);
  const { write, attempts } = failingTimes(store, 9, named('QuotaExceededError'));
  expect(await write()).toEqual({ status: 'storage-failed', cause: 'quota' });
  expect(attempts()).toBe(1);
});

test('making room that fails itself leaves the device full', async () => {
  const store = await openAccountStore(() => Promise.reject(new Error('no')));
  const { write, attempts } = failingTimes(store, 9, named('QuotaExceededError'));
  expect(await write()).toEqual({ status: 'storage-failed', cause: 'quota' });
  expect(attempts()).toBe(1);
});

test.each(['UnknownError', 'InvalidStateError'])('a connection lost as %s is opened anew once', async (name) => {
  const store = await openAccountStore();
  const reopened = vi.spyOn(store.database, 'open');
  const { write, attempts } = failingTimes(store, 1, named('AbortError', named(name)));
  expect(await write()).toEqual({ status: 'written', value: 'done' });
  expect(attempts()).toBe(2);
  expect(reopened).toHaveBeenCalled();
  expect(store.database.isOpen()).toBe(true);
});

test('a connection that is lost again after it was opened anew is given up', async () => {
  const store = await openAccountStore();
  const { write, attempts } = failingTimes(store, 9, named('UnknownError'));
  expect(await write()).toEqual({ status: 'storage-failed', cause: 'refused' });
  expect(attempts()).toBe(2);
});

test('a connection that cannot be opened anew is a device that refuses', async () => {
  const store = await openAccountStore();
  vi.spyOn(store.database, 'open').mockImplementation(() => {
    throw named('UnknownError');
  });
  const { write, attempts } = failingTimes(store, 9, named('UnknownError'));
  expect(await write()).toEqual({ status: 'storage-failed', cause: 'refused' });
  expect(attempts()).toBe(1);
});

test('a device that refused to open a lost connection anew is asked again by the next write', async () => {
  const store = await openAccountStore();
  const open = vi.spyOn(store.database, 'open').mockImplementation(() => {
    throw named('UnknownError');
  });
  expect(await failingTimes(store, 9, named('UnknownError')).write()).toEqual({
    status: 'storage-failed',
    cause: 'refused',
  });
  expect(open).toHaveBeenCalledTimes(1);
  open.mockRestore();
  expect(await failingTimes(store, 0, new Error()).write()).toEqual({ status: 'written', value: 'done' });
});

test('a database that was closed for good has no session any more', async () => {
  const store = await openAccountStore();
  store.database.close({ disableAutoOpen: true });
  const { write } = failingTimes(store, 0, new Error());
  expect(await write()).toEqual({ status: 'session-ended' });
});

test('any other error is a device that refuses, tried once', async () => {
  const store = await openAccountStore();
  const { write, attempts } = failingTimes(store, 9, named('DataError'));
  expect(await write()).toEqual({ status: 'storage-failed', cause: 'refused' });
  expect(attempts()).toBe(1);
});

test('the error that tells is found behind those that wrap it, by inner and by cause, and in a circle too', async () => {
  const caused = new Error('outer', { cause: named('QuotaExceededError') });
  const store = await openAccountStore();
  expect(await failingTimes(store, 9, caused).write()).toEqual({ status: 'storage-failed', cause: 'quota' });
  const circle = named('AbortError');
  Object.assign(circle, { inner: circle });
  expect(await failingTimes(store, 9, circle).write()).toEqual({ status: 'storage-failed', cause: 'refused' });
});
