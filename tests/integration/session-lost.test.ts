import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { DeviceDatabase } from '../../worker/public/database.ts';
import { accountDatabaseName } from '../../worker/public/database-names.ts';
import { until } from '../fixtures/until.ts';
import { accountDatabases, logIn, OTHER, readDatabase, sessionOf, setStage } from './stage.ts';

const stage = setStage();

const CALL_HEADERS = { 'x-package-name': 'test', 'x-original-host': 'localhost' };

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

test('what visitors may do too is not done as somebody else who has just logged in beside the app', async () => {
  const tab = await stage.device.openTab();
  const { accountId } = await logIn(stage, tab);
  const isOther = async () => {
    const session = Object(await sessionOf(tab));
    return session.status === 'member' && session.accountId !== accountId;
  };
  const calls: [path: string, call: () => Promise<unknown>][] = [
    ['/api/matches.php', () => tab.api.answerMatch({ question: 1, answer: null }, 'en', randomUUID())],
    ['/api/withdrawal-preview.php', () => tab.api.previewWithdrawal('t_8Yq2Lw0ZpX4mV7nRkD3s', null)],
    [
      '/api/withdrawal.php',
      () =>
        tab.api.withdraw({ transactionId: 't_8Yq2Lw0ZpX4mV7nRkD3s', name: 'Robin', email: OTHER.email }, randomUUID()),
    ],
    ['/api/activate.php', () => tab.api.resendActivation(null, randomUUID())],
  ];
  for (const [path, call] of calls) {
    if (await isOther()) await logIn(stage, tab);
    await logInBeside(OTHER);
    await stage.control.clearRequests();
    expect(await call()).toMatchObject({ result: { status: 'session-lost' } });
    const sent = (await stage.control.requests()).filter((one) => one.path === path && one.method === 'POST');
    expect(sent).toMatchObject([{ status: 409, account: OTHER.email }]);
    await until('the app knows', isOther);
    await stage.device.settle();
  }
});

/** Logs in outside of the app, as on one of the operator's own pages. */
async function logInBeside({ email, password }: typeof OTHER): Promise<void> {
  const settings: unknown = await (await stage.device.browse('/api/settings.php', { headers: CALL_HEADERS })).json();
  const body = JSON.stringify({ email, password, csrf: Object(settings).csrf });
  const headers = { ...CALL_HEADERS, 'content-type': 'application/json' };
  const answer = await stage.device.browse('/api/login.php', { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
}
