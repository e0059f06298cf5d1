import { randomUUID } from 'node:crypto';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { DeviceDatabase } from '../../worker/public/database.ts';
import { accountDatabaseName, parseAccountDatabaseName } from '../../worker/public/database-names.ts';
import type { Tab } from '../fixtures/device.ts';
import { until } from '../fixtures/until.ts';
import { logIn, OTHER, readAll, readDatabase, setStage } from './stage.ts';

const stage = setStage();

const CALL_HEADERS = { 'x-package-name': 'test', 'x-original-host': 'localhost' };

async function sessionOf(tab: Tab): Promise<unknown> {
  const reply = await tab.api.diagnose();
  return 'result' in reply ? reply.result.session : reply;
}

async function accountDatabases(): Promise<string[]> {
  return (await Dexie.getDatabaseNames()).filter((name) => parseAccountDatabaseName(name) !== null);
}

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

test('a lost session ends in all tabs and keeps only what was not sent yet', async () => {
  const first = await stage.device.openTab();
  const { accountId, database } = await logIn(stage, first);
  const second = await stage.device.openTab();
  const chat = await database.chats.filter((row) => !row.readOnly).first();
  const conversationId = chat?.conversationId ?? 0;
  const noMessages = { path: '/api/chat.php', method: 'POST', fault: 'drop' };
  await stage.control.setFaults([noMessages]);
  const messageId = randomUUID();
  await first.api.sendMessage({ conversationId, messageId, text: 'Not sent yet' });
  await first.api.saveDraft(conversationId, 'A draft');
  await stage.control.setFaults([noMessages, { path: '/api/user.php', fault: 'status:403' }]);
  await first.api.refresh();
  for (const tab of [first, second]) {
    await until('this tab knows', async () => Object(await sessionOf(tab)).cause === 'lost');
  }
  const left = readDatabase(accountId);
  await until('only the unsent is left', async () => (await left.chats.count()) === 0);
  expect(await left.messages.toArray()).toMatchObject([{ text: 'Not sent yet' }]);
  expect(await left.likes.count()).toBe(0);
  expect(await left.user.count()).toBe(0);
  await stage.control.setFaults([]);
  const again = await logIn(stage, first);
  expect(again.accountId).toBe(accountId);
  await stage.device.passUntil(
    'the message is sent',
    async () => (await again.database.messages.get(messageId))?.delivery.state === 'sent',
  );
  expect(await again.database.drafts.get(conversationId)).toMatchObject({ text: 'A draft' });
});

test('nothing of a lost session that left nothing unsent is there when another account logs in', async () => {
  const tab = await stage.device.openTab();
  const { accountId } = await logIn(stage, tab);
  await stage.control.setFaults([{ path: '/api/user.php', fault: 'status:403', times: 1 }]);
  await tab.api.refresh();
  await until('lost', async () => Object(await sessionOf(tab)).cause === 'lost');
  const other = await logIn(stage, tab, OTHER);
  expect(await accountDatabases()).toEqual([accountDatabaseName(other.accountId)]);
  expect(other.accountId).not.toBe(accountId);
});

test('what a member has not sent waits while another account is logged in, told only by number, and goes out after', async () => {
  const tab = await stage.device.openTab();
  const { accountId, database } = await logIn(stage, tab);
  const chat = await database.chats.filter((row) => !row.readOnly).first();
  const conversationId = chat?.conversationId ?? 0;
  await stage.control.setFaults([{ path: '/api/chat.php', method: 'POST', fault: 'drop' }]);
  const messageId = randomUUID();
  await tab.api.sendMessage({ conversationId, messageId, text: 'For one only' });
  await tab.api.saveDraft(conversationId, 'A draft');
  // In another tab, outside of the app.
  await logInBeside(OTHER);
  await tab.api.refresh();
  await until('the other one is logged in', async () => {
    const session = Object(await sessionOf(tab));
    return session.status === 'member' && session.accountId !== accountId;
  });
  const device = new DeviceDatabase();
  const waiting = async () => (await device.session.get('current'))?.unsentOfOthers;
  expect(await waiting()).toEqual([{ accountId, count: 2 }]);
  const left = readDatabase(accountId);
  expect(await left.chats.count()).toBe(0);
  expect(await left.members.count()).toBe(0);
  expect(await left.messages.toArray()).toMatchObject([{ text: 'For one only' }]);
  left.close();
  await stage.control.setFaults([]);
  await stage.control.clearRequests();
  await tab.api.decideOnUnsentOfOthers(true);
  await tab.api.refresh();
  await stage.device.settle();
  expect(await stage.control.countRequests('POST', '/api/chat.php')).toBe(0);
  await tab.api.logOut();
  await stage.device.settle();
  expect(await accountDatabases()).toEqual([accountDatabaseName(accountId)]);
  const again = await logIn(stage, tab);
  expect(await waiting()).toEqual([]);
  await stage.device.passUntil(
    'the message is sent',
    async () => (await again.database.messages.get(messageId))?.delivery.state === 'sent',
  );
  expect(await again.database.drafts.get(conversationId)).toMatchObject({ text: 'A draft' });
  device.close();
});

test('what another account has not sent is deleted when whoever is here says so', async () => {
  const tab = await stage.device.openTab();
  const { database } = await logIn(stage, tab);
  const chat = await database.chats.filter((row) => !row.readOnly).first();
  await tab.api.saveDraft(chat?.conversationId ?? 0, 'A draft');
  await stage.control.setFaults([{ path: '/api/user.php', fault: 'status:403', times: 1 }]);
  await tab.api.refresh();
  await until('lost', async () => Object(await sessionOf(tab)).cause === 'lost');
  const other = await logIn(stage, tab, OTHER);
  expect((await accountDatabases()).length).toBe(2);
  await tab.api.decideOnUnsentOfOthers(false);
  expect(await accountDatabases()).toEqual([accountDatabaseName(other.accountId)]);
});

test('what a member does is not done as somebody else who has just logged in beside the app', async () => {
  const tab = await stage.device.openTab();
  const { accountId, database } = await logIn(stage, tab);
  const liked = (await database.chats.toArray())[0]?.profileId ?? 0;
  await tab.api.setLike({ profileId: liked, liked: false });
  await stage.device.passUntil(
    'nothing waits',
    async () => (await database.outbox.where('state').equals('queued').count()) === 0,
  );
  await logInBeside(OTHER);
  await stage.control.clearRequests();
  // The user was polled a moment ago, so the app does not know yet.
  await tab.api.setLike({ profileId: liked, liked: true });
  await until('the app knows', async () => {
    const session = Object(await sessionOf(tab));
    return session.status === 'member' && session.accountId !== accountId;
  });
  const likes = (await stage.control.requests()).filter(({ path }) => path === '/api/likes.php');
  expect(likes.filter(({ method }) => method === 'POST')).toMatchObject([{ status: 409, account: OTHER.email }]);
  const answer = await stage.device.browse('/api/likes.php', { headers: CALL_HEADERS });
  expect(JSON.stringify(await answer.json())).not.toContain(`"id":${liked},`);
});

/** Logs in outside of the app, as on one of the operator's own pages. */
async function logInBeside({ email, password }: typeof OTHER): Promise<void> {
  const settings: unknown = await (await stage.device.browse('/api/settings.php', { headers: CALL_HEADERS })).json();
  const body = JSON.stringify({ email, password, csrf: Object(settings).csrf });
  const headers = { ...CALL_HEADERS, 'content-type': 'application/json' };
  const answer = await stage.device.browse('/api/login.php', { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
}

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
