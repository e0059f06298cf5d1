import { randomUUID } from 'node:crypto';
import { IDBObjectStore } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import type { AccountDatabase } from '../../worker/public/database.ts';
import type { Tab } from '../fixtures/device.ts';
import { until } from '../fixtures/until.ts';
import { openDemo, sendHello } from './demo-chat.ts';
import { readServerMessages } from './server-messages.ts';
import { logIn, readAll, readDatabase, setStage } from './stage.ts';

const stage = setStage();

const start = () => openDemo(stage);

async function accountIdOf(tab: Tab): Promise<number> {
  const reply = await tab.api.diagnose();
  if (!('result' in reply) || reply.result.session.status !== 'member') throw new Error('not logged in');
  return reply.result.session.accountId;
}

function untilPassing(what: string, look: () => Promise<boolean>): Promise<void> {
  return stage.device.passUntil(what, look);
}

async function deliveryOf(database: AccountDatabase, messageId: string): Promise<string | undefined> {
  return (await database.messages.get(messageId))?.delivery.state;
}

/** Counts the messages with this text on the server. */
async function sentCount(text: string, conversationId: number): Promise<number> {
  const messages = await readServerMessages(stage, conversationId);
  return messages.filter((message) => message.text === text).length;
}

test('a message stands in the database as pending before the server has answered', async () => {
  const { tab, database, chat } = await start();
  await stage.control.setFaults([{ path: '/api/chat.php', method: 'POST', fault: 'delay:300' }]);
  const messageId = await sendHello(tab, chat);
  expect(await deliveryOf(database, messageId)).toBe('pending');
  expect(await database.chats.get(chat.conversationId)).toMatchObject({
    lastMessage: { text: 'Hello from the train', delivery: 'pending' },
  });
  await untilPassing('the message is sent', async () => (await deliveryOf(database, messageId)) === 'sent');
  expect(await database.chats.get(chat.conversationId)).toMatchObject({ lastMessage: { delivery: 'sent' } });
});

test('a message written offline goes out exactly once when the network is back', async () => {
  const { tab, database, chat } = await start();
  const creditsBefore = (await database.user.get('self'))?.user.credits ?? 0;
  stage.device.setOnline(false);
  const messageId = await sendHello(tab, chat, 'Written in the tunnel');
  stage.device.clock.advance(60_000);
  expect(await deliveryOf(database, messageId)).toBe('pending');
  await stage.control.clearRequests();
  stage.device.setOnline(true);
  await tab.api.wake();
  await untilPassing('the message is sent', async () => (await deliveryOf(database, messageId)) === 'sent');
  expect(await stage.control.countRequests('POST', '/api/chat.php')).toBe(1);
  expect(await sentCount('Written in the tunnel', chat.conversationId)).toBe(1);
  expect((await database.user.get('self'))?.user.credits).toBeLessThan(creditsBefore);
});

test('a message is stored and charged once when the connection is cut after the server has acted', async () => {
  const { tab, database, chat } = await start();
  const reference = await sendHello(tab, chat, 'What one message costs');
  const creditsAtStart = (await database.user.get('self'))?.user.credits ?? 0;
  await untilPassing('the first is sent', async () => (await deliveryOf(database, reference)) === 'sent');
  const creditsAfterOne = (await database.user.get('self'))?.user.credits ?? 0;
  await stage.control.setFaults([{ path: '/api/chat.php', method: 'POST', fault: 'drop-after', times: 2 }]);
  const messageId = await sendHello(tab, chat, 'Cut off, but heard');
  await untilPassing('the message is sent', async () => (await deliveryOf(database, messageId)) === 'sent');
  const posts = (await stage.control.requests()).filter((one) => one.method === 'POST' && one.path === '/api/chat.php');
  expect(posts.length).toBeGreaterThanOrEqual(4);
  // Each attempt has the same idempotency key, also for servers that do not identify messages by id.
  expect(stage.device.sentIdempotencyKeys().filter((key) => key === messageId).length).toBeGreaterThanOrEqual(3);
  expect(await sentCount('Cut off, but heard', chat.conversationId)).toBe(1);
  expect((await database.user.get('self'))?.user.credits).toBe(creditsAfterOne - (creditsAtStart - creditsAfterOne));
});

test('messages of one conversation arrive in the order of writing', async () => {
  const { tab, database, chat } = await start();
  stage.device.setOnline(false);
  const ids: string[] = [];
  for (const text of ['one', 'two', 'three']) ids.push(await sendHello(tab, chat, text));
  stage.device.setOnline(true);
  await tab.api.wake();
  await untilPassing('the last is sent', async () => (await deliveryOf(database, ids[2] ?? '')) === 'sent');
  const rows = await database.messages.bulkGet(ids);
  const serverIds = rows.map((row) => row?.serverId ?? 0);
  expect(serverIds).toEqual([...serverIds].sort((a, b) => a - b));
});

test('the same message given twice is one message', async () => {
  const { tab, database, chat } = await start();
  const messageId = await sendHello(tab, chat);
  const again = await tab.api.sendMessage({
    conversationId: chat.conversationId,
    messageId,
    text: 'Hello from the train',
  });
  expect(again).toMatchObject({ result: { status: 'accepted' } });
  expect(await database.outbox.where('idempotencyKey').equals(messageId).count()).toBe(1);
});

test.each(['html200', 'login302', 'truncate', 'bom'])(
  'a message that the network answers in the place of the server (%s) says so, and goes out once by itself',
  async (fault) => {
    const { tab, database, chat } = await start();
    await stage.control.setFaults([{ path: '/api/chat.php', method: 'POST', fault, times: 2 }]);
    const messageId = await sendHello(tab, chat, 'In a hotel');
    const row = () => database.outbox.where('idempotencyKey').equals(messageId).first();
    await untilPassing('it waits', async () => (await row())?.wait?.cause === 'foreign');
    expect(await deliveryOf(database, messageId)).toBe('pending');
    await untilPassing('sent', async () => (await deliveryOf(database, messageId)) === 'sent');
    expect(await sentCount('In a hotel', chat.conversationId)).toBe(1);
  },
);

test('a message that a web server answers with its own 404, as during a deployment, waits and goes out once', async () => {
  const { tab, database, chat } = await start();
  await stage.control.setFaults([{ path: '/api/chat.php', method: 'POST', fault: 'html404', times: 2 }]);
  const messageId = await sendHello(tab, chat, 'While files are replaced');
  const row = () => database.outbox.where('idempotencyKey').equals(messageId).first();
  await untilPassing('it was answered', async () => {
    const { wait = null, state } = (await row()) ?? {};
    return wait !== null || state === 'rejected';
  });
  expect(await row()).toMatchObject({ state: 'queued', wait: { cause: 'server' } });
  await untilPassing('sent', async () => (await deliveryOf(database, messageId)) === 'sent');
  expect(await sentCount('While files are replaced', chat.conversationId)).toBe(1);
});

test('a session that ends after two failures of the network lets the message wait for the login', async () => {
  const { tab, database, chat } = await start();
  await stage.control.setFaults([{ path: '/api/chat.php', method: 'POST', fault: 'drop', times: 2 }]);
  const messageId = await sendHello(tab, chat, 'In a tunnel');
  const row = () => database.outbox.where('idempotencyKey').equals(messageId).first();
  await untilPassing('two failures', async () => (await row())?.wait?.count === 2);
  await stage.control.setFaults([
    { path: '/api/chat.php', method: 'POST', fault: 'status:403' },
    { path: '/api/user.php', fault: 'status:403' },
  ]);
  await untilPassing('the session is lost', async () => {
    const reply = await tab.api.diagnose();
    return 'result' in reply && reply.result.session.status === 'visitor';
  });
  await stage.control.setFaults([]);
  await logIn(stage, tab);
  const after = readDatabase(await accountIdOf(tab));
  await untilPassing('sent', async () => (await after.messages.get(messageId))?.delivery.state === 'sent');
  expect(await sentCount('In a tunnel', chat.conversationId)).toBe(1);
});

test('a rejected message can be discarded, and the list shows the one before it', async () => {
  const { tab, database, chat } = await start();
  await stage.control.setFaults([{ path: '/api/chat.php', method: 'POST', fault: 'status:422', times: 1 }]);
  const messageId = await sendHello(tab, chat, 'Never mind');
  await untilPassing('rejected', async () => (await deliveryOf(database, messageId)) === 'rejected');
  expect(await database.chats.get(chat.conversationId)).toMatchObject({ lastMessage: { delivery: 'rejected' } });
  await tab.api.discard(messageId);
  expect(await database.messages.get(messageId)).toBeUndefined();
  expect(await database.outbox.count()).toBe(0);
  expect((await database.chats.get(chat.conversationId))?.lastMessage).toEqual(chat.lastMessage);
});

test('a message that the balance does not cover is kept and says so', async () => {
  const { tab, database, chat } = await start();
  await stage.control.setFaults([{ path: '/api/chat.php', method: 'POST', fault: 'status:402', times: 1 }]);
  const messageId = await sendHello(tab, chat, 'Too dear');
  await untilPassing('rejected', async () => (await deliveryOf(database, messageId)) === 'rejected');
  expect(await database.messages.get(messageId)).toMatchObject({
    text: 'Too dear',
    delivery: { rejection: { reason: 'insufficient-credits' } },
  });
});

test('an empty message, one too long and one to nobody are refused and nothing is written', async () => {
  const { tab, database, chat } = await start();
  const before = await readAll(database);
  const send = async (conversationId: number, text: string) => {
    const reply = await tab.api.sendMessage({ conversationId, messageId: randomUUID(), text });
    return 'result' in reply ? reply.result : reply;
  };
  expect(await send(chat.conversationId, '  \n ')).toEqual({ status: 'invalid', problem: 'empty' });
  expect(await send(chat.conversationId, 'x'.repeat(100_000))).toEqual({ status: 'invalid', problem: 'too-long' });
  expect(await send(999_999, 'Hello?')).toEqual({ status: 'invalid', problem: 'unknown-chat' });
  expect(await readAll(database)).toEqual(before);
});

test('the longest message counts characters, not code units', async () => {
  const { tab, database, chat } = await start();
  const messageId = await sendHello(tab, chat, '😀'.repeat(2_000));
  await untilPassing('sent', async () => (await deliveryOf(database, messageId)) === 'sent');
});

test('a draft is kept until its message is sent', async () => {
  const { tab, database, chat } = await start();
  await tab.api.saveDraft(chat.conversationId, 'I was going to say');
  expect(await database.drafts.get(chat.conversationId)).toMatchObject({ text: 'I was going to say' });
  await sendHello(tab, chat);
  expect(await database.drafts.get(chat.conversationId)).toBeUndefined();
});

test('what waits in the outbox is sent by the next worker when the first one dies', async () => {
  const { tab, database, chat } = await start();
  stage.device.setOnline(false);
  const messageId = await sendHello(tab, chat, 'Before the crash');
  tab.kill();
  stage.device.setOnline(true);
  await stage.device.openTab();
  await untilPassing('sent', async () => (await deliveryOf(database, messageId)) === 'sent');
});

test('a call that is refused as if the session were lost, while it is not, does not go on for ever', async () => {
  const { tab, database, chat } = await start();
  await stage.control.setFaults([{ path: '/api/chat.php', method: 'POST', fault: 'status:403' }]);
  await stage.control.clearRequests();
  const messageId = await sendHello(tab, chat, 'Refused');
  await untilPassing('rejected', async () => (await deliveryOf(database, messageId)) === 'rejected');
  expect(await stage.control.countRequests('POST', '/api/chat.php')).toBe(3);
  expect((await database.messages.get(messageId))?.delivery).toMatchObject({
    rejection: { reason: 'refused', status: 403 },
  });
});

test('a device that could not note an answer sends again as soon as it takes writes again', async () => {
  const { tab, database, chat } = await start();
  await stage.control.setFaults([{ path: '/api/chat.php', method: 'POST', fault: 'delay:300', times: 1 }]);
  const first = await sendHello(tab, chat, 'Acknowledged late');
  const fullDevice = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  // Once, and again after the worker has freed space.
  await until('the answer could not be noted', async () => fullDevice.mock.calls.length === 2);
  await stage.device.settle();
  fullDevice.mockRestore();
  expect(await deliveryOf(database, first)).toBe('pending');
  const startedAtMs = stage.device.clock.now();
  const second = await sendHello(tab, chat, 'There is room again');
  await untilPassing('both are sent', async () => (await deliveryOf(database, second)) === 'sent');
  expect(await deliveryOf(database, first)).toBe('sent');
  expect(stage.device.clock.now() - startedAtMs).toBeLessThan(10_000);
  expect(await sentCount('Acknowledged late', chat.conversationId)).toBe(1);
});
