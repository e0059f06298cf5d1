import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  CANNED_ORIGIN,
  type CannedServer,
  cannedUser,
  createCannedServer,
} from '../../tests/fixtures/canned-server.ts';
import { createDevice, type Device, type Tab } from '../../tests/fixtures/device.ts';
import { until } from '../../tests/fixtures/until.ts';
import { AccountDatabase, DeviceDatabase } from '../public/database.ts';
import type { Session } from '../public/session.ts';

const CREDENTIALS = { email: 'demo@example.com', password: 'secret' };
const PUSH_DEVICE = {
  version: 1,
  endpoint: 'https://push.example/1',
  expirationTime: null,
  keys: { p256dh: 'a', auth: 'b' },
};

let server: CannedServer;
let device: Device;
beforeEach(() => {
  server = createCannedServer();
  server.answer('GET /api/user.php', 401);
  device = createDevice(CANNED_ORIGIN, server.fetch);
});
afterEach(() => device.close());

const sessionOf = async (): Promise<Session | undefined> => {
  const database = new DeviceDatabase();
  const record = await database.session.get('current');
  database.close();
  return record?.session;
};
const accounts = async () => (await Dexie.getDatabaseNames()).filter((name) => name.startsWith('rendezvous-account-'));

async function logIn(tab: Tab, id = 7) {
  server.answer('GET /api/user.php', cannedUser(id));
  const reply = await tab.api.logIn(CREDENTIALS);
  await device.settle();
  return 'result' in reply ? reply.result : reply;
}

async function writing<Value>(id: number, write: (database: AccountDatabase) => Promise<Value>): Promise<Value> {
  const database = new AccountDatabase(id);
  try {
    return await write(database);
  } finally {
    database.close();
  }
}

test('a device that knows of nobody asks the server, and is a visitor when that knows nobody either', async () => {
  const tab = await device.openTab();
  expect(tab.connected).toMatchObject({ status: 'connected', session: { status: 'visitor', cause: 'never' } });
  expect(server.calls).toEqual(['GET /api/user.php']);
});

test('a member whom the server knows by the cookie is logged in at the start', async () => {
  server.answer('GET /api/user.php', cannedUser());
  const tab = await device.openTab();
  expect(tab.connected).toMatchObject({ session: { status: 'member', accountId: 7, epoch: 1 } });
  expect(await accounts()).toEqual(['rendezvous-account-7']);
});

test('a tab waits three seconds for a server that does not say who is logged in', async () => {
  server.answer('GET /api/user.php', () => new Promise<Response>(() => {}));
  let isConnected = false;
  const opening = device.openTab().then(() => {
    isConnected = true;
  });
  await until('the server is asked', () => server.calls.length === 1);
  device.clock.advance(2_999);
  await new Promise((resolve) => setImmediate(resolve));
  expect(isConnected).toBe(false);
  device.clock.advance(1);
  await opening;
});

test('a login begins a session, with a database that it can write to', async () => {
  const tab = await device.openTab();
  expect(await logIn(tab)).toEqual({
    status: 'logged-in',
    session: { status: 'member', epoch: 1, accountId: 7 },
  });
  expect(await sessionOf()).toEqual({ status: 'member', epoch: 1, accountId: 7 });
  expect(await writing(7, (database) => database.meta.get('epoch'))).toEqual({ key: 'epoch', epoch: 1 });
  expect(device.portraitsForgotten()).toBe(0);
});

test('a login that fails says why and changes nothing', async () => {
  const tab = await device.openTab();
  server.answer('POST /api/login.php', 422);
  expect(await logIn(tab)).toEqual({ status: 'wrong-credentials' });
  expect(await accounts()).toEqual([]);
});

test('a login that the server accepts and does not say of whom is one as soon as it does, not at the next start', async () => {
  const tab = await device.openTab();
  server.answer('GET /api/user.php', 500);
  const reply = await tab.api.logIn(CREDENTIALS);
  expect(reply).toMatchObject({ result: { status: 'server-failed', httpStatus: 500 } });
  server.answer('GET /api/user.php', cannedUser());
  await device.passUntil('the member is in', async () => (await sessionOf())?.status === 'member');
});

test('a login that the server refuses asks for nobody afterwards', async () => {
  const tab = await device.openTab();
  server.answer('POST /api/login.php', 422);
  server.calls.length = 0;
  await tab.api.logIn(CREDENTIALS);
  device.clock.advance(120_000);
  await device.settle();
  expect(server.calls).toEqual(['GET /api/settings.php', 'POST /api/login.php']);
});

test('a login on a device that refuses to store says so, and nobody is logged in', async () => {
  const tab = await device.openTab();
  const refusal = new Error('No');
  refusal.name = 'InvalidStateError';
  const open = vi.spyOn(AccountDatabase.prototype, 'open').mockImplementation(() => {
    throw refusal;
  });
  expect(await logIn(tab)).toEqual({ status: 'storage-refused', detail: 'InvalidStateError' });
  open.mockRestore();
  expect(await sessionOf()).toBeUndefined();
});

test('the next account finds nothing of the last, its portraits neither', async () => {
  const tab = await device.openTab();
  await logIn(tab, 7);
  await logIn(tab, 8);
  expect(await accounts()).toEqual(['rendezvous-account-8']);
  expect(device.portraitsForgotten()).toBe(1);
});

test('a logout leaves nothing of the account, then tells the server', async () => {
  const tab = await device.openTab();
  await logIn(tab);
  server.calls.length = 0;
  await tab.api.logOut();
  expect(await accounts()).toEqual([]);
  expect(device.portraitsForgotten()).toBe(1);
  await device.settle();
  expect(server.calls).toEqual(['GET /api/logout.php']);
  expect(await sessionOf()).toEqual({ status: 'visitor', epoch: 2, cause: 'logged-out' });
});

test('a visitor who logs out stays one, and the server hears nothing', async () => {
  const tab = await device.openTab();
  server.calls.length = 0;
  await tab.api.logOut();
  await device.settle();
  expect(server.calls).toEqual([]);
  expect(await sessionOf()).toBeUndefined();
});

test('a logout takes the push subscription of this device from the account', async () => {
  const tab = await device.openTab();
  await logIn(tab);
  await writing(7, (database) => database.meta.put({ key: 'push', device: PUSH_DEVICE, isSent: true }));
  server.answer('POST /api/user.php', { result: 'done' });
  server.calls.length = 0;
  await tab.api.logOut();
  await device.settle();
  expect(server.calls).toEqual(['POST /api/user.php', 'GET /api/logout.php']);
  const request = server.requests.at(-2);
  expect(request?.url).toContain('?push=0');
  expect(request?.headers.get('idempotency-key')).not.toBeNull();
  expect(await request?.json()).toEqual({ endpoint: 'https://push.example/1' });
});

test('rows that a logout left behind when it was cut off go at the next start', async () => {
  const tab = await device.openTab();
  await logIn(tab);
  await tab.api.logOut();
  await device.settle();
  tab.kill();
  server.answer('GET /api/user.php', 401);
  await writing(9, (database) => database.drafts.put({ conversationId: 1, text: 'a', updatedAtMs: 1 }));
  await device.openTab();
  expect(await accounts()).toEqual([]);
  expect(device.portraitsForgotten()).toBe(2);
});

test('a session that the server ended keeps what was not sent, for the same member', async () => {
  const tab = await device.openTab();
  await logIn(tab);
  await tab.api.saveDraft(3, 'Unfinished');
  server.answer('GET /api/user.php', 403);
  await tab.api.refresh();
  await until('the session is lost', async () => (await sessionOf())?.status === 'visitor');
  await device.settle();
  expect(await sessionOf()).toEqual({ status: 'visitor', epoch: 2, cause: 'lost' });
  expect(await writing(7, (database) => database.drafts.count())).toBe(1);
  expect(await writing(7, (database) => database.user.count())).toBe(0);
  expect(await logIn(tab)).toMatchObject({ status: 'logged-in', session: { epoch: 3 } });
  expect(await writing(7, (database) => database.drafts.count())).toBe(1);
});

test('what a lost session has kept is still there after a restart, and what else it left is not', async () => {
  const tab = await device.openTab();
  await logIn(tab);
  await tab.api.saveDraft(3, 'Unfinished');
  server.answer('GET /api/user.php', 403);
  await tab.api.refresh();
  await until('the session is lost', async () => (await sessionOf())?.status === 'visitor');
  await device.settle();
  tab.kill();
  await writing(7, (database) => database.members.put({ profileId: 1, state: 'gone', profile: null, fetchedAtMs: 1 }));
  await device.openTab();
  expect(await writing(7, (database) => database.drafts.count())).toBe(1);
  expect(await writing(7, (database) => database.members.count())).toBe(0);
});

test('another member in the cookie of this browser is logged in with rows of his own', async () => {
  const tab = await device.openTab();
  await logIn(tab, 7);
  server.answer('GET /api/user.php', cannedUser(8));
  await tab.api.refresh();
  await until('the other one is logged in', async () => Object(await sessionOf()).accountId === 8);
  await device.settle();
  expect(await accounts()).toEqual(['rendezvous-account-8']);
});

test('a session that begins in one tab begins in all, on workers of their own', async () => {
  const one = await device.openTab();
  const other = await device.openTab();
  await logIn(one);
  await device.settle();
  expect(await other.api.saveDraft(3, 'From the other tab')).toMatchObject({ result: { status: 'accepted' } });
  await one.api.logOut();
  await device.settle();
  expect(await other.api.saveDraft(3, 'Too late')).toMatchObject({ result: { status: 'session-lost' } });
});

test('rows that the browser has cleared away are built anew for the session that stands', async () => {
  const tab = await device.openTab();
  await logIn(tab);
  await Dexie.delete('rendezvous-account-7');
  await device.passUntil('the rows are there again', async () =>
    writing(7, async (database) => (await database.user.count()) === 1),
  );
  expect(await sessionOf()).toEqual({ status: 'member', epoch: 1, accountId: 7 });
});

test('tabs hear of a logout when the rows of the account are closed to them', async () => {
  const tab = await device.openTab();
  const other = await device.openTab();
  await logIn(tab);
  await tab.api.saveDraft(3, 'Before');
  const leaving = tab.api.logOut();
  await until('the other tab has heard', async () => {
    const reply = await other.api.diagnose();
    return 'result' in reply && reply.result.session.status === 'visitor';
  });
  expect(await tab.api.saveDraft(3, 'Too late')).toMatchObject({ result: { status: 'session-lost' } });
  await leaving;
  expect(await accounts()).toEqual([]);
});

test('a member who logs in once more, in another tab, keeps what is not sent, and is polled once for it', async () => {
  const tab = await device.openTab();
  const other = await device.shareTab(tab);
  await logIn(tab);
  await tab.api.saveDraft(3, 'Unfinished');
  await device.settle();
  server.calls.length = 0;
  expect(await logIn(other)).toMatchObject({ status: 'logged-in', session: { epoch: 2, accountId: 7 } });
  await device.passUntil('it was polled', async () => server.count('GET /api/chats.php') > 0);
  device.clock.advance(10_000);
  await device.settle();
  expect(await writing(7, (database) => database.drafts.count())).toBe(1);
  expect(server.count('GET /api/chats.php')).toBe(1);
  expect(await other.api.saveDraft(4, 'Another')).toMatchObject({ result: { status: 'accepted' } });
});

test('a login whose rows a frozen page keeps from opening says so after seven seconds', async () => {
  const tab = await device.openTab();
  await writing(7, (database) => database.drafts.count());
  const frozen = new Dexie('rendezvous-account-7', { addons: [] });
  await frozen.open();
  frozen.on('versionchange', () => false);
  // A deletion of before, which waits for the page.
  const deleting = Dexie.dependencies.indexedDB.deleteDatabase('rendezvous-account-7');
  server.answer('GET /api/user.php', cannedUser(7));
  const loggingIn = tab.api.logIn(CREDENTIALS);
  await until('the member is known', () => server.count('GET /api/user.php') === 2);
  for (let turn = 0; turn < 80; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  device.clock.advance(7_000);
  expect(await loggingIn).toMatchObject({ result: { status: 'storage-refused', detail: 'StorageBlockedError' } });
  frozen.close();
  await until('it is deleted', () => deleting.readyState === 'done');
  expect(await logIn(tab)).toMatchObject({ status: 'logged-in' });
});
