import { Dexie } from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { OPENING } from '../../tests/fixtures/account-store.ts';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import { DeviceDatabase } from '../../worker/public/database.ts';
import { accountDatabaseName } from '../../worker/public/database-names.ts';
import type { Session } from '../../worker/public/session.ts';
import { openAccountDatabase } from '../../worker/session/account-storage.ts';
import { openedAhead, takeOpenedAhead } from './opened-ahead.ts';
import { readStoredMember } from './stored-session.ts';

const MEMBER = { status: 'member', epoch: 3, accountId: 7 } as const satisfies Session;

let device: DeviceDatabase;

beforeEach(() => {
  takeOpenedAhead(MEMBER.accountId);
  takeEmptyStorage();
  device = new DeviceDatabase();
});

async function storeSession(session: Session): Promise<void> {
  await device.session.put({
    key: 'current',
    session,
    logoutPending: false,
    keptAccountId: null,
    pushEndpoint: null,
    unsentOfOthers: [],
    isKeptForOthers: false,
  });
}

async function makeDatabase(): Promise<void> {
  const database = await openAccountDatabase(MEMBER.accountId, MEMBER.epoch, OPENING);
  database.close({ disableAutoOpen: true });
}

test('the member whose database is ready is known before the worker has started', async () => {
  await storeSession(MEMBER);
  await makeDatabase();
  expect(await readStoredMember(device)).toEqual(MEMBER);
});

test('the database stands open for the first view, with the own account, and is given away once', async () => {
  await storeSession(MEMBER);
  await makeDatabase();
  await readStoredMember(device);
  expect(openedAhead(MEMBER.accountId)?.ownAccount).toEqual({ user: null, settings: null });
  expect(openedAhead(MEMBER.accountId + 1)).toBeNull();
  const database = takeOpenedAhead(MEMBER.accountId);
  expect(database?.isOpen()).toBe(true);
  expect(takeOpenedAhead(MEMBER.accountId)).toBeNull();
  database?.close({ disableAutoOpen: true });
});

test('a database that is deleted before the first view is not handed to it', async () => {
  await storeSession(MEMBER);
  await makeDatabase();
  await readStoredMember(device);
  await Dexie.delete(accountDatabaseName(MEMBER.accountId));
  expect(takeOpenedAhead(MEMBER.accountId)).toBeNull();
});

test('where the browser cannot list its databases, one that is ready is found all the same', async () => {
  await storeSession(MEMBER);
  await makeDatabase();
  const { databases } = Dexie.dependencies.indexedDB;
  Reflect.set(Dexie.dependencies.indexedDB, 'databases', undefined);
  try {
    expect(await readStoredMember(device)).toEqual(MEMBER);
  } finally {
    Reflect.set(Dexie.dependencies.indexedDB, 'databases', databases);
  }
});

test('nobody is known on a device where nobody has logged in, or somebody has logged out', async () => {
  expect(await readStoredMember(device)).toBeNull();
  await storeSession({ status: 'visitor', epoch: 4, cause: 'logged-out' });
  await makeDatabase();
  expect(await readStoredMember(device)).toBeNull();
});

test('a database that is missing waits for the worker, and is not made', async () => {
  await storeSession(MEMBER);
  expect(await readStoredMember(device)).toBeNull();
  expect(await Dexie.getDatabaseNames()).not.toContain(accountDatabaseName(MEMBER.accountId));
});

test('a database of an earlier version waits for the worker, which fills in what its rows lack', async () => {
  await storeSession(MEMBER);
  const older = new Dexie(accountDatabaseName(MEMBER.accountId));
  older.version(1).stores({ user: 'key' });
  await older.open();
  older.close();
  expect(await readStoredMember(device)).toBeNull();
});
