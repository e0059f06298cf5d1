import { Dexie } from 'dexie';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reading } from '../../tests/fixtures/account-rows.ts';
import {
  CANNED_ORIGIN,
  type CannedServer,
  cannedUser,
  createCannedServer,
} from '../../tests/fixtures/canned-server.ts';
import { createDevice, type Device, type Tab } from '../../tests/fixtures/device.ts';
import { takeStorage } from '../../tests/fixtures/storage.ts';
import { until } from '../../tests/fixtures/until.ts';
import { DeviceDatabase } from '../public/database.ts';
import type { Session } from '../public/session.ts';

let server: CannedServer;
let device: Device;
beforeEach(async () => {
  server = createCannedServer();
  device = createDevice(CANNED_ORIGIN, server.fetch);
  // Rows of a member, without the record of a session: the browser has cleared it, or it could not be read.
  await reading(7, (database) => database.drafts.put({ conversationId: 1, text: 'Unfinished', updatedAtMs: 1 }));
});
afterEach(() => device.close());

const accounts = async () => (await Dexie.getDatabaseNames()).filter((name) => name.startsWith('rendezvous-account-'));
const drafts = () => reading(7, (database) => database.drafts.count());

test('who is logged in by the cookie has what was not sent, although the device forgot the session', async () => {
  server.answer('GET /api/user.php', cannedUser(7));
  const tab = await device.openTab();
  expect(tab.connected).toMatchObject({ session: { status: 'member', accountId: 7 } });
  expect(await drafts()).toBe(1);
});

test('somebody else in the cookie finds nothing of a member whose session the device forgot', async () => {
  server.answer('GET /api/user.php', cannedUser(8));
  const tab = await device.openTab();
  expect(tab.connected).toMatchObject({ session: { status: 'member', accountId: 8 } });
  expect(await accounts()).toEqual(['rendezvous-account-8']);
});

test('a server that does not say who is logged in leaves the rows as they are', async () => {
  server.answer('GET /api/user.php', 500);
  await device.openTab();
  expect(await drafts()).toBe(1);
});

const CREDENTIALS = { email: 'demo@example.com', password: 'secret' };

async function openAsVisitor(): Promise<Tab> {
  server.answer('GET /api/user.php', 401);
  return await device.openTab();
}

async function logIn(tab: Tab, id = 7): Promise<void> {
  server.answer('GET /api/user.php', cannedUser(id));
  await tab.api.logIn(CREDENTIALS);
  await device.settle();
}

/** Clears the site's data, as the browser does for a member or to make room. */
async function clearSite(): Promise<void> {
  await Dexie.delete('rendezvous-device');
  for (const name of await accounts()) await Dexie.delete(name);
}

async function stored(): Promise<Session | undefined> {
  const database = new DeviceDatabase();
  const record = await database.session.get('current');
  database.close();
  return record?.session;
}

async function sessionOf(tab: Tab): Promise<Session> {
  const reply = await tab.api.diagnose();
  if (!('result' in reply)) throw new Error(reply.failure);
  return reply.result.session;
}

test('a member whose site data was cleared beside open tabs gets the rows anew, and commands are taken up', async () => {
  const tab = await openAsVisitor();
  const other = await openAsVisitor();
  await logIn(tab);
  await clearSite();
  await device.passUntil('the rows', async () => (await reading(7, (database) => database.user.count())) === 1);
  expect(await stored()).toEqual({ status: 'member', epoch: 1, accountId: 7 });
  for (const { api } of [tab, other]) {
    expect(await api.saveDraft(3, 'Goes on')).toMatchObject({ result: { status: 'accepted' } });
  }
});

/** Closes all connections as the browser does, which tells nobody of a new version or a deletion. */
function closeByForce(connections: readonly IDBDatabase[]): void {
  // Its type asks for the class where it takes a connection.
  for (const connection of connections) Reflect.apply(forceCloseDatabase, undefined, [connection]);
}

test.each([
  ['took away', true, ['Goes on']],
  ['kept', false, ['Waits', 'Goes on']],
])(
  'a member whose connections the browser closed by force is taken up at once, with the rows that it %s',
  async (_, isCleared, texts) => {
    const connections: IDBDatabase[] = [];
    class WatchedFactory extends IDBFactory {
      override open(...wanted: Parameters<IDBFactory['open']>) {
        const request = super.open(...wanted);
        request.addEventListener('success', () => connections.push(request.result));
        return request;
      }
    }
    const storage = new WatchedFactory();
    takeStorage(storage);
    const tab = await openAsVisitor();
    await logIn(tab);
    await tab.api.saveDraft(2, 'Waits');
    // A connection with a transaction under way is told of its end later than it refuses the next one.
    await device.settle();
    closeByForce(connections);
    if (isCleared) for (const { name = '' } of await storage.databases()) storage.deleteDatabase(name);
    await device.settle();
    expect(await tab.api.saveDraft(3, 'Goes on')).toMatchObject({ result: { status: 'accepted' } });
    const stored = await reading(7, (database) => database.drafts.toArray());
    expect(stored.map(({ text }) => text)).toEqual(texts);
  },
);

test('a member whose rows are gone without a word is refused once, and taken up with the next command', async () => {
  const tab = await openAsVisitor();
  await logIn(tab);
  await reading(7, (database) => database.meta.clear());
  expect(await tab.api.saveDraft(3, 'Not yet')).toMatchObject({ result: { status: 'session-lost' } });
  await device.settle();
  expect(await tab.api.saveDraft(3, 'Goes on')).toMatchObject({ result: { status: 'accepted' } });
});

test('site data that was cleared with its cookie ends the session in all tabs, and a new login is told to all', async () => {
  const tab = await openAsVisitor();
  const other = await openAsVisitor();
  await logIn(tab);
  server.answer('GET /api/user.php', 403);
  await clearSite();
  await device.passUntil('the end', async () => (await sessionOf(other)).status === 'visitor');
  expect(await sessionOf(tab)).toEqual({ status: 'visitor', epoch: 2, cause: 'lost' });
  await logIn(other, 8);
  for (const each of [tab, other]) {
    expect(await sessionOf(each)).toEqual({ status: 'member', epoch: 3, accountId: 8 });
  }
});

test('a member logs out although the browser has just cleared the record of the session', async () => {
  const tab = await openAsVisitor();
  await logIn(tab);
  await Dexie.delete('rendezvous-device');
  await tab.api.logOut();
  await device.settle();
  expect(await sessionOf(tab)).toEqual({ status: 'visitor', epoch: 2, cause: 'logged-out' });
  expect(server.count('GET /api/logout.php')).toBe(1);
  expect(await accounts()).toEqual([]);
});

test('a login in a new tab, after the record was cleared, reaches the tabs that count further', async () => {
  const old = await openAsVisitor();
  await logIn(old);
  await old.api.logOut();
  await device.settle();
  await Dexie.delete('rendezvous-device');
  const tab = await openAsVisitor();
  await logIn(tab, 8);
  const session = { status: 'member', epoch: 3, accountId: 8 };
  await until('both know', async () => (await sessionOf(old)).status === 'member');
  await device.settle();
  for (const each of [old, tab]) expect(await sessionOf(each)).toEqual(session);
  expect(await stored()).toEqual(session);
  expect(await tab.api.saveDraft(3, 'Goes on')).toMatchObject({ result: { status: 'accepted' } });
});

test.each([
  ['still knows', cannedUser(7), { status: 'member', epoch: 8, accountId: 7 }],
  ['no longer knows', 403, { status: 'visitor', epoch: 8, cause: 'lost' }],
])('a tab that outlived the record and its worker goes on with whom the server %s', async (_, answer, session) => {
  server.answer('GET /api/user.php', answer);
  const remembered = { status: 'member', epoch: 7, accountId: 7 } as const;
  const tab = await device.openTab({}, undefined, remembered);
  await device.passUntil('the session counts on', async () => (await sessionOf(tab)).epoch === 8);
  expect(await sessionOf(tab)).toEqual(session);
  expect(await stored()).toEqual(session);
});

test('a tab that outlived the record, without network, stays with its member', async () => {
  server.answer('GET /api/user.php', () => Promise.reject(new TypeError('Failed to fetch')));
  const session = { status: 'member', epoch: 7, accountId: 7 } as const;
  const tab = await device.openTab({}, undefined, session);
  expect(tab.connected).toMatchObject({ session });
  expect(await stored()).toEqual(session);
});
