import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { until } from '../fixtures/until.ts';
import { countWrites, logIn, PUSH_DEVICE, setStage } from './stage.ts';

const stage = setStage();
const POLLED = ['/api/user.php', '/api/chats.php', '/api/likes.php'];

async function polledPaths(): Promise<string[]> {
  const requests = await stage.control.requests();
  return requests.map((request) => request.path).filter((path) => POLLED.includes(path));
}

async function untilPolled(count: number): Promise<void> {
  await stage.device.passUntil(`${count} polled calls`, async () => (await polledPaths()).length >= count);
}

/** Lets time pass and waits until all resulting calls are answered and stored. */
async function pass(durationMs: number): Promise<void> {
  const STEP_MS = 500;
  for (let passedMs = 0; passedMs < durationMs; passedMs += STEP_MS) {
    stage.device.clock.advance(STEP_MS);
    await stage.device.settle();
  }
}

test('chats and likes are asked for one second after the user', async () => {
  const tab = await stage.device.openTab();
  await tab.api.logIn({ email: 'demo@example.com', password: 'demo-password' });
  await stage.control.clearRequests();
  await tab.api.refresh();
  await until('the user call', async () => (await polledPaths()).includes('/api/user.php'));
  await stage.device.settle();
  stage.device.clock.advance(999);
  await stage.device.settle();
  expect(await polledPaths()).not.toContain('/api/chats.php');
  stage.device.clock.advance(1);
  await until('the chat and like calls', async () => (await polledPaths()).length >= 3);
  expect(new Set(await polledPaths())).toEqual(new Set(POLLED));
});

test('the user, chats and likes are polled once in every 60 seconds', async () => {
  const tab = await stage.device.openTab();
  await logIn(stage, tab);
  await stage.control.clearRequests();
  // With the tests' random number, jitter makes an interval 61.5 s.
  await pass(185_000);
  expect((await polledPaths()).filter((path) => path === '/api/user.php')).toHaveLength(3);
  expect(await polledPaths()).toHaveLength(9);
});

test('with a push subscription the polls come every 300 seconds', async () => {
  const tab = await stage.device.openTab({ pushSubscribed: true });
  await logIn(stage, tab);
  await tab.api.attachPush(PUSH_DEVICE);
  await pass(62_000);
  await stage.control.clearRequests();
  await pass(290_000);
  expect(await polledPaths()).toEqual([]);
  await pass(20_000);
  expect(await polledPaths()).toHaveLength(3);
});

test('eight tabs make the calls of one, on one shared worker', async () => {
  const first = await stage.device.openTab();
  await logIn(stage, first);
  for (let tab = 1; tab < 8; tab += 1) await stage.device.shareTab(first);
  await stage.control.clearRequests();
  await pass(125_000);
  expect(await polledPaths()).toHaveLength(6);
  expect(await stage.control.requests()).toHaveLength(6);
});

test('eight tabs make the calls of one, with a worker for each tab', async () => {
  const first = await stage.device.openTab();
  await logIn(stage, first);
  for (let tab = 1; tab < 8; tab += 1) await stage.device.openTab();
  await stage.control.clearRequests();
  await pass(125_000);
  expect(await stage.control.requests()).toHaveLength(6);
});

test('the tab that polls is closed and another takes over at once', async () => {
  const first = await stage.device.openTab();
  await logIn(stage, first);
  const second = await stage.device.openTab();
  const leads = async (tab: typeof first) => {
    const reply = await tab.api.diagnose();
    return 'result' in reply && reply.result.isLeader;
  };
  expect(await leads(first)).toBe(true);
  expect(await leads(second)).toBe(false);
  first.kill();
  await until('the second tab leads', () => leads(second));
  await stage.control.clearRequests();
  await second.api.refresh();
  await untilPolled(1);
});

test('a successor does not poll anew while the data is fresh', async () => {
  const first = await stage.device.openTab();
  await logIn(stage, first);
  const second = await stage.device.openTab();
  await stage.control.clearRequests();
  await tabPolls(first);
  first.kill();
  await stage.control.clearRequests();
  await pass(30_000);
  expect(await polledPaths()).toEqual([]);
  await pass(40_000);
  expect(await polledPaths()).toHaveLength(3);
  second.kill();
});

async function tabPolls(tab: { api: { refresh(): Promise<unknown> } }): Promise<void> {
  await tab.api.refresh();
  await untilPolled(3);
  await stage.device.settle();
}

test('a poll that brings nothing new writes nothing', async () => {
  const tab = await stage.device.openTab();
  await logIn(stage, tab);
  await pass(65_000);
  await stage.control.clearRequests();
  const writes = countWrites();
  await pass(65_000);
  writes.stop();
  expect(await polledPaths()).toHaveLength(3);
  expect(writes.count).toBe(0);
});

test('the messages of a visible conversation are fetched every five seconds, once for all tabs', async () => {
  const first = await stage.device.openTab();
  const { database } = await logIn(stage, first);
  const chat = await database.chats.orderBy('lastActivityAtMs').last();
  const conversationId = chat?.conversationId ?? null;
  await first.show({ conversationId });
  const second = await stage.device.shareTab(first, { conversationId });
  const third = await stage.device.openTab({ conversationId });
  await stage.control.clearRequests();
  await pass(21_500);
  const fetches = () => stage.control.countRequests('GET', '/api/chat.php');
  expect(await fetches()).toBe(4);
  for (const tab of [first, second, third]) await tab.show({ visible: false });
  await stage.control.clearRequests();
  await pass(20_000);
  expect(await fetches()).toBe(0);
});

test('Retry-After of the server is honoured, and the wait without it grows', async () => {
  const tab = await stage.device.openTab();
  const { database } = await logIn(stage, tab);
  await stage.control.setFaults([{ path: '/api/user.php', fault: 'status:429:7', times: 1 }]);
  await stage.control.clearRequests();
  await tab.api.refresh();
  await untilPolled(1);
  await stage.device.settle();
  expect(await database.meta.get('sync')).toMatchObject({ state: 'failing' });
  await pass(6_500);
  expect(await polledPaths()).toHaveLength(1);
  await pass(3_000);
  expect(await polledPaths()).toHaveLength(4);
  expect(await database.meta.get('sync')).toMatchObject({ state: 'ok' });
});

test('the silence that a server asks for outlives the worker and the tab, and holds for what the member sends', async () => {
  const tab = await stage.device.openTab();
  const { database } = await logIn(stage, tab);
  const chat = await database.chats.filter((row) => !row.readOnly).first();
  await stage.control.setFaults([{ path: '/api/user.php', fault: 'status:503:30', times: 1 }]);
  await tab.api.refresh();
  await stage.device.settle();
  await stage.control.clearRequests();
  tab.kill();
  const next = await stage.device.openTab();
  await next.api.sendMessage({
    conversationId: chat?.conversationId ?? 0,
    messageId: randomUUID(),
    text: 'Into the silence',
  });
  await next.api.refresh();
  await pass(25_000);
  expect(await stage.control.requests()).toEqual([]);
  await stage.device.passUntil('sent', async () => (await stage.control.countRequests('POST', '/api/chat.php')) === 1);
});

test('after a sleep the first look at a tab polls once', async () => {
  const tab = await stage.device.openTab();
  await logIn(stage, tab);
  await stage.control.clearRequests();
  stage.device.clock.jump(8 * 3_600_000);
  await tab.api.wake();
  await tab.api.wake();
  await pass(3_000);
  expect(await polledPaths()).toHaveLength(3);
});

test('a tab in front with fresh data does not poll', async () => {
  const tab = await stage.device.openTab();
  await logIn(stage, tab);
  await stage.control.clearRequests();
  await tab.api.wake();
  await pass(3_000);
  expect(await polledPaths()).toEqual([]);
});

test('every call carries the name of the package and the host of the visitor', async () => {
  const tab = await stage.device.openTab();
  await logIn(stage, tab);
  // The server responds with 422 to a call without these headers. It logs a status only after sending the response.
  await stage.device.settle();
  const statuses = await until('all answers', async () => {
    const requests = await stage.control.requests();
    return requests.every(({ status }) => status !== null) && requests.map(({ status }) => status);
  });
  expect(new Set(statuses)).toEqual(new Set([200, 403]));
});
