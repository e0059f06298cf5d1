import { expect, test } from 'vitest';
import type { WorkerCalls } from '../../data/calls.ts';
import { SAVED_LIKES_KEY } from './fresh-account.ts';
import { assignSavedLikes, type SavedStorage, saveLikes, sendSavedLikes } from './saved-likes.ts';

const ACCOUNT = 7;

function memoryStorage(): SavedStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

type Answers = {
  load?: Awaited<ReturnType<WorkerCalls['loadMember']>>;
  like?: (profileId: number) => Awaited<ReturnType<WorkerCalls['setLike']>>;
};

/** Creates a fake worker with the given responses that records which members it was asked to like. */
function worker({ load = { status: 'fetched' }, like = () => ({ status: 'accepted' }) }: Answers = {}) {
  const liked: number[] = [];
  return {
    liked,
    loadMember: async () => load,
    setLike: async ({ profileId }: { profileId: number }) => {
      liked.push(profileId);
      return like(profileId);
    },
  };
}

function kept(profileIds: readonly number[]): SavedStorage {
  const storage = memoryStorage();
  saveLikes(profileIds, storage);
  assignSavedLikes(ACCOUNT, storage);
  return storage;
}

test('each like goes to the worker once', async () => {
  const storage = kept([1, 2]);
  const first = worker();
  await sendSavedLikes(ACCOUNT, first, storage);
  expect(first.liked).toEqual([1, 2]);
  const second = worker();
  await sendSavedLikes(ACCOUNT, second, storage);
  expect(second.liked).toEqual([]);
});

test('what the worker does not take is kept, and tried again', async () => {
  const storage = kept([1, 2, 3]);
  await sendSavedLikes(
    ACCOUNT,
    worker({ like: (id) => (id === 2 ? { status: 'worker-unreachable' } : { status: 'accepted' }) }),
    storage,
  );
  const second = worker();
  await sendSavedLikes(ACCOUNT, second, storage);
  expect(second.liked).toEqual([2]);
});

test('a full disk loses no like', async () => {
  const storage = kept([1]);
  await sendSavedLikes(ACCOUNT, worker({ like: () => ({ status: 'storage-failed', cause: 'quota' }) }), storage);
  const second = worker();
  await sendSavedLikes(ACCOUNT, second, storage);
  expect(second.liked).toEqual([1]);
});

test('a member who is gone is forgotten', async () => {
  const storage = kept([1]);
  await sendSavedLikes(ACCOUNT, worker({ load: { status: 'gone' } }), storage);
  const second = worker();
  await sendSavedLikes(ACCOUNT, second, storage);
  expect(second.liked).toEqual([]);
});

test('they go to the account that was made for them, and to no other', async () => {
  const storage = memoryStorage();
  saveLikes([1], storage);
  const before = worker();
  await sendSavedLikes(ACCOUNT, before, storage);
  assignSavedLikes(ACCOUNT, storage);
  await sendSavedLikes(8, before, storage);
  expect(before.liked).toEqual([]);
});

test('broken or refused storage holds nothing', async () => {
  const storage = kept([1]);
  storage.setItem(SAVED_LIKES_KEY, '{');
  const seen = worker();
  await sendSavedLikes(ACCOUNT, seen, storage);
  const refuse = () => {
    throw new Error('storage is refused');
  };
  const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse };
  saveLikes([1], refusing);
  await sendSavedLikes(ACCOUNT, seen, refusing);
  expect(seen.liked).toEqual([]);
});
