import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { DeviceDatabase } from '../../worker/public/database.ts';
import { accountDatabaseName } from '../../worker/public/database-names.ts';
import { expectConsole } from '../fixtures/fail-on-console.ts';
import { until } from '../fixtures/until.ts';
import { accountDatabases, logIn, OTHER, readAll, readDatabase, sessionOf, setStage } from './stage.ts';

const stage = setStage();

const CALL_HEADERS = { 'x-package-name': 'test', 'x-original-host': 'localhost' };

test('wrong credentials say so, and log nobody in', async () => {
  const tab = await stage.device.openTab();
  const reply = await tab.api.logIn({ email: 'demo@example.com', password: 'wrong' });
  expect(reply).toMatchObject({ result: { status: 'wrong-credentials' } });
  const unknown = await tab.api.logIn({ email: 'nobody@example.com', password: 'wrong' });
  expect(unknown).toMatchObject({ result: { status: 'wrong-credentials' } });
  expect(await sessionOf(tab)).toMatchObject({ status: 'visitor' });
});

test('logging in offline says so and is not queued', async () => {
  const tab = await stage.device.openTab();
  stage.device.setOnline(false);
  const reply = await tab.api.logIn({ email: 'demo@example.com', password: 'demo-password' });
  expect(reply).toMatchObject({ result: { status: 'offline' } });
});

test('logout in one tab logs out all and leaves no row behind', async () => {
  const first = await stage.device.openTab();
  const { accountId } = await logIn(stage, first);
  const second = await stage.device.openTab();
  expect(second.connected).toMatchObject({ session: { status: 'member', accountId } });
  await second.api.logOut();
  expect(await accountDatabases()).toEqual([]);
  expect(stage.device.portraitsForgotten()).toBe(1);
  for (const tab of [first, second]) {
    await until('this tab is logged out', async () => {
      return Object(await sessionOf(tab)).status === 'visitor';
    });
    expect(await tab.api.setLike({ profileId: 1, liked: true })).toMatchObject({ result: { status: 'session-lost' } });
  }
  await until('the server knows', async () => (await stage.control.countRequests('GET', '/api/logout.php')) === 1);
});

test('an answer that comes after logout brings nothing back', async () => {
  const tab = await stage.device.openTab();
  await logIn(stage, tab);
  await stage.control.setFaults([{ path: '/api/user.php', fault: 'delay:300' }]);
  await tab.api.refresh();
  await tab.api.logOut();
  await stage.device.settle();
  stage.device.clock.advance(5_000);
  await stage.device.settle();
  expect(await accountDatabases()).toEqual([]);
});

test('logging out offline clears the device at once and tells the server when it can', async () => {
  expectConsole('error', /logout.*network/);
  const tab = await stage.device.openTab();
  await logIn(stage, tab);
  stage.device.setOnline(false);
  await tab.api.logOut();
  expect(await accountDatabases()).toEqual([]);
  tab.kill();
  const offlineTab = await stage.device.openTab();
  expect(offlineTab.connected).toMatchObject({ session: { status: 'visitor', cause: 'logged-out' } });
  offlineTab.kill();
  stage.device.setOnline(true);
  const next = await stage.device.openTab();
  expect(next.connected).toMatchObject({ session: { status: 'visitor' } });
  expect(await stage.control.countRequests('GET', '/api/logout.php')).toBe(1);
  next.kill();
  const last = await stage.device.openTab();
  expect(last.connected).toMatchObject({ session: { status: 'visitor' } });
});

test('the next account sees nothing of the last', async () => {
  const tab = await stage.device.openTab();
  const first = await logIn(stage, tab);
  const firstRows = JSON.stringify(await readAll(first.database));
  await tab.api.logOut();
  const second = await logIn(stage, tab, OTHER);
  expect(second.accountId).not.toBe(first.accountId);
  expect(await accountDatabases()).toEqual([accountDatabaseName(second.accountId)]);
  const rows = await second.database.chats.toArray();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(firstRows).not.toContain(`"conversationId":${row.conversationId},`);
});

test('a 403 from chats or likes asks for the user again, who decides', async () => {
  const tab = await stage.device.openTab();
  const { database } = await logIn(stage, tab);
  await stage.control.setFaults([{ path: '/api/chats.php', fault: 'status:403', times: 1 }]);
  await stage.control.clearRequests();
  await tab.api.refresh();
  await stage.device.passUntil(
    'the user is asked for again',
    async () => (await stage.control.countRequests('GET', '/api/user.php')) >= 2,
  );
  expect(await sessionOf(tab)).toMatchObject({ status: 'member' });
  expect(await database.chats.count()).toBeGreaterThan(0);
});

test('a member who is known to the server only by the cookie is logged in at the start', async () => {
  const tab = await stage.device.openTab();
  const { accountId } = await logIn(stage, tab);
  tab.kill();
  await Dexie.delete('rendezvous-device');
  const next = await stage.device.openTab();
  expect(next.connected).toMatchObject({ session: { status: 'member', accountId } });
});

test('a cold start without network finds the member and the rows of the last time', async () => {
  const tab = await stage.device.openTab();
  const { accountId, database } = await logIn(stage, tab);
  const before = await database.chats.toArray();
  tab.kill();
  stage.device.setOnline(false);
  const next = await stage.device.openTab();
  expect(next.connected).toMatchObject({ session: { status: 'member', accountId } });
  expect(await readDatabase(accountId).chats.toArray()).toEqual(before);
});

test('a logout that was cut off halfway is finished at the next start', async () => {
  const tab = await stage.device.openTab();
  await logIn(stage, tab);
  tab.kill();
  const device = new DeviceDatabase();
  const record = await device.session.get('current');
  const session = { status: 'visitor', epoch: (record?.session.epoch ?? 0) + 1, cause: 'logged-out' } as const;
  await device.session.put({
    key: 'current',
    session,
    logoutPending: true,
    keptAccountId: null,
    pushEndpoint: null,
    unsentOfOthers: [],
    isKeptForOthers: false,
  });
  device.close();
  const next = await stage.device.openTab();
  expect(next.connected).toMatchObject({ session: { status: 'visitor' } });
  expect(await accountDatabases()).toEqual([]);
});

test('a member whose database was cleared away gets the rows anew', async () => {
  const tab = await stage.device.openTab();
  const { accountId, database } = await logIn(stage, tab);
  const before = await database.chats.count();
  await Dexie.delete(accountDatabaseName(accountId));
  const rebuilt = readDatabase(accountId);
  await stage.device.passUntil('the chats are back', async () => (await rebuilt.chats.count()) === before);
  expect(await sessionOf(tab)).toMatchObject({ status: 'member', accountId });
});

test('a member whose site data was cleared beside open tabs goes on, and is out in all of them once the cookie is gone', async () => {
  const tab = await stage.device.openTab();
  const { accountId, database } = await logIn(stage, tab);
  const other = await stage.device.openTab();
  const before = await database.chats.count();
  const clearSite = async () => {
    for (const name of ['rendezvous-device', accountDatabaseName(accountId)]) await Dexie.delete(name);
  };
  await clearSite();
  const rebuilt = readDatabase(accountId);
  await stage.device.passUntil('the chats are back', async () => (await rebuilt.chats.count()) === before);
  rebuilt.close();
  expect(await other.api.saveDraft(1, 'Goes on')).toMatchObject({ result: { status: 'accepted' } });
  await stage.device.browse('/api/logout.php', { headers: CALL_HEADERS });
  await clearSite();
  await stage.device.passUntil('the end', async () => Object(await sessionOf(other)).cause === 'lost');
  await logIn(stage, other, OTHER);
  const session = await sessionOf(other);
  expect(session).toMatchObject({ status: 'member' });
  await until('both know', async () => Object(await sessionOf(tab)).status === 'member');
  expect(await sessionOf(tab)).toEqual(session);
});

test('a command given while a session begins waits for its database', async () => {
  const tab = await stage.device.openTab();
  const login = tab.api.logIn({ email: 'demo@example.com', password: 'demo-password' });
  await until('logged in', async () => Object(await sessionOf(tab)).status === 'member');
  expect(await tab.api.saveDraft(1, 'At once')).toMatchObject({ result: { status: 'accepted' } });
  await login;
});

test('settings that the browser has cleared away, or that are a day old, come with the next poll, and only then', async () => {
  const tab = await stage.device.openTab();
  await logIn(stage, tab);
  const database = new DeviceDatabase();
  const calls = () => stage.control.countRequests('GET', '/api/settings.php');
  const logInCalls = await calls();
  const pollAgain = async () => {
    const polls = await stage.control.countRequests('GET', '/api/likes.php');
    await tab.api.refresh();
    await stage.device.passUntil('a poll', async () => {
      return (await stage.control.countRequests('GET', '/api/likes.php')) > polls;
    });
    await stage.device.settle();
  };
  await pollAgain();
  expect(await calls()).toBe(logInCalls);

  await database.settings.clear();
  await pollAgain();
  expect(await database.settings.count()).toBe(1);
  expect(await calls()).toBe(logInCalls + 1);

  const DAY_MS = 24 * 60 * 60 * 1000;
  await database.settings.toCollection().modify((row) => {
    row.fetchedAtMs -= DAY_MS;
  });
  await pollAgain();
  expect(await calls()).toBe(logInCalls + 2);
  await pollAgain();
  expect(await calls()).toBe(logInCalls + 2);
  database.close();
});
