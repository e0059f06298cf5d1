import { Dexie } from 'dexie';
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  CANNED_ORIGIN,
  type CannedServer,
  cannedUser,
  createCannedServer,
} from '../../tests/fixtures/canned-server.ts';
import { createDevice, type Device, type Tab } from '../../tests/fixtures/device.ts';
import { AccountDatabase, DeviceDatabase } from '../public/database.ts';
import type { LogInResult } from '../public/worker-api.ts';

let server: CannedServer;
let device: Device;
beforeEach(() => {
  server = createCannedServer();
  server.answer('GET /api/user.php', 401);
  device = createDevice(CANNED_ORIGIN, server.fetch);
});
afterEach(() => {
  vi.restoreAllMocks();
  device.close();
});

const accounts = async () => (await Dexie.getDatabaseNames()).filter((name) => name.startsWith('rendezvous-account-'));

async function storedSession() {
  const database = new DeviceDatabase();
  const record = await database.session.get('current');
  database.close();
  return record?.session;
}

async function logIn(): Promise<Tab> {
  const tab = await device.openTab();
  server.answer('GET /api/user.php', cannedUser(7));
  await tab.api.logIn({ email: 'demo@example.com', password: 'secret' });
  await device.settle();
  return tab;
}

/** Has no room for the record of the session until rows of the account are deleted, or until `empty`. */
function fillDevice({ isFreedByRows = true } = {}): { refused: () => number; empty: () => void } {
  let isFull = true;
  let refused = 0;
  const { put, clear } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    if (!isFull || this.name !== 'session') return put.apply(this, row);
    refused += 1;
    throw new DOMException('No room', 'QuotaExceededError');
  });
  vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(function (this: IDBObjectStore) {
    isFull &&= !isFreedByRows;
    return clear.apply(this);
  });
  return {
    refused: () => refused,
    empty() {
      isFull = false;
    },
  };
}

test('a member can log out of a full device: the rows go first where the end of the session has no room', async () => {
  const tab = await logIn();
  const { refused } = fillDevice();
  expect(await tab.api.logOut()).toHaveProperty('result');
  await device.settle();
  expect(refused()).toBe(1);
  expect(await storedSession()).toEqual({ status: 'visitor', epoch: 2, cause: 'logged-out' });
  expect(await accounts()).toEqual([]);
  expect(server.count('GET /api/logout.php')).toBe(1);
});

test('an account that was deleted is wiped from a full device', async () => {
  const tab = await logIn();
  server.answer('DELETE /api/user.php', { result: 'done' });
  fillDevice();
  const reply = await tab.api.deleteAccount(
    { password: 'secret', reason: null },
    '4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77',
  );
  expect(reply).toMatchObject({ result: { status: 'deleted' } });
  expect(await storedSession()).toEqual({ status: 'visitor', epoch: 2, cause: 'deleted' });
  expect(await accounts()).toEqual([]);
});

async function draftsKept(): Promise<number> {
  const database = new AccountDatabase(7);
  const count = await database.drafts.count();
  database.close();
  return count;
}

test('a session that the server ended ends on a full device too, and what was not sent stays', async () => {
  const tab = await logIn();
  await tab.api.saveDraft(3, 'Unfinished');
  fillDevice();
  server.answer('GET /api/user.php', 403);
  await tab.api.refresh();
  await device.settle();
  expect(await storedSession()).toEqual({ status: 'visitor', epoch: 2, cause: 'lost' });
  expect(await draftsKept()).toBe(1);
});

test('a session that could not be ended for want of room is ended as soon as there is some', async () => {
  const tab = await logIn();
  await tab.api.saveDraft(3, 'Unfinished');
  const { empty } = fillDevice({ isFreedByRows: false });
  server.answer('GET /api/user.php', 403);
  await tab.api.refresh();
  await device.settle();
  expect(await storedSession()).toMatchObject({ status: 'member' });
  empty();
  await device.passUntil('the session has ended', async () => (await storedSession())?.status === 'visitor');
  await device.settle();
  expect(await storedSession()).toEqual({ status: 'visitor', epoch: 2, cause: 'lost' });
  expect(await draftsKept()).toBe(1);
});

/** Logs in on a device that has no room for rows of that table until it has given up the portraits that are cached. */
async function logInWithoutRoomFor(table: string, hasPortraits = true): Promise<LogInResult> {
  const tab = await device.openTab();
  server.answer('GET /api/user.php', cannedUser(7));
  if (hasPortraits) device.cachePortraits();
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    if (this.name !== table || (hasPortraits && device.portraitsForgotten() > 0)) return put.apply(this, row);
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const reply = await tab.api.logIn({ email: 'demo@example.com', password: 'secret' });
  await device.settle();
  if (!('result' in reply)) throw new Error('The worker failed');
  return reply.result;
}

test.each(['session', 'meta'])(
  'a member can log in on a device that has no room for a row of %s: the cached portraits go first',
  async (table) => {
    expect(await logInWithoutRoomFor(table)).toMatchObject({ status: 'logged-in', session: { accountId: 7 } });
    expect(await storedSession()).toMatchObject({ status: 'member', accountId: 7 });
    expect(device.portraitsForgotten()).toBe(1);
  },
);

test('a login that finds no room, and nothing to give up for it, says so', async () => {
  const refused = { status: 'storage-refused', detail: 'QuotaExceededError' };
  expect(await logInWithoutRoomFor('session', false)).toEqual(refused);
  expect(await storedSession()).toBeUndefined();
});
