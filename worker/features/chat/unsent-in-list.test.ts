import { randomUUID } from 'node:crypto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { benchAccount, type EngineBench, openEngineBench, START_MS } from '../../../tests/fixtures/engine-bench.ts';
import type { ChatRow } from '../../public/rows.ts';
import { discardIntent } from '../../session/retry-or-discard.ts';
import type { Account } from '../../sync/account.ts';
import { markRejected } from '../../sync/outbox-rows.ts';
import { storeSent } from './message-intent.ts';
import { pullChats } from './pull-chats.ts';
import { pullConversation } from './pull-conversation.ts';
import { sendMessage } from './send-message.ts';

const CONVERSATION = 3;
const STARTED_MS = START_MS - 90_000;
const BEFORE_MS = START_MS - 60_000;
const at = (timeMs: number): string => new Date(timeMs).toISOString();

let bench: EngineBench;
let account: Account;
beforeEach(async () => {
  bench = await openEngineBench();
  account = benchAccount(bench);
});
afterEach(() => bench.close());

type Message = ReturnType<typeof theirs>;

const theirs = (id: number, sentAtMs: number) =>
  sampleOf('Message', { id, from_me: false, text: `Theirs ${id}`, sent_at: at(sentAtMs), message_id: null });

const mine = (id: number, key: string, sentAtMs: number) =>
  sampleOf('Message', { id, from_me: true, text: `Mine ${id}`, sent_at: at(sentAtMs), message_id: key });

/** Lets the server list one chat with this newest message, and fetches the list. */
async function list(newest: Message | null): Promise<void> {
  const { conversation, profile } = sampleOf('ChatEntry');
  bench.server.answer('GET /api/chats.php', [
    {
      conversation: {
        ...conversation,
        id: CONVERSATION,
        started_at: at(STARTED_MS),
        last_message: newest,
        read_only: false,
        blocked: false,
      },
      profile,
      num_unread_messages: 0,
    },
  ]);
  expect(await pullChats(account)).toEqual({ status: 'ok' });
}

async function fetchMessages(...messages: readonly Message[]): Promise<void> {
  const page = sampleOf('ChatPage', {
    id: CONVERSATION,
    messages: [...messages],
    has_more: false,
    read_only: false,
    blocked: false,
  });
  bench.server.answer('GET /api/chat.php', page);
  expect(await pullConversation(account, CONVERSATION)).toEqual({ status: 'ok' });
}

/** Writes a message; returns its id. */
async function write(text: string): Promise<string> {
  const messageId = randomUUID();
  const result = await sendMessage(account, { conversationId: CONVERSATION, messageId, text });
  expect(result).toEqual({ status: 'accepted' });
  return messageId;
}

/** Stores the server's answer to a message. */
async function answer(messageId: string, message: Message, credits = 1): Promise<void> {
  const intent = { kind: 'send-message', conversationId: CONVERSATION, messageId, text: message.text } as const;
  await storeSent(account, { intent, attempts: 0, createdAtMs: START_MS }, { message, credits })(bench.store.database);
}

async function chat(): Promise<ChatRow | undefined> {
  return await bench.store.database.chats.get(CONVERSATION);
}

test('a message whose answer comes after the server was asked for it is sent, in the list too', async () => {
  await list(theirs(104, BEFORE_MS));
  const key = await write('Hello');
  // The device's clock is ahead of the server's.
  const sent = mine(105, key, START_MS - 2_000);
  await fetchMessages(sent, theirs(104, BEFORE_MS));
  await answer(key, sent);
  expect(await chat()).toMatchObject({
    lastMessage: { text: 'Mine 105', delivery: 'sent' },
    lastActivityAtMs: START_MS - 2_000,
  });
});

test('a message whose answer comes after the list that has it is sent, in the list too', async () => {
  await list(theirs(104, BEFORE_MS));
  const key = await write('Hello');
  const sent = mine(105, key, START_MS + 500);
  await list(sent);
  expect(await chat()).toMatchObject({ lastMessage: { delivery: 'pending' }, lastMessageId: 105 });
  await answer(key, sent);
  expect(await chat()).toMatchObject({
    lastMessage: { text: 'Mine 105', delivery: 'sent' },
    lastActivityAtMs: START_MS + 500,
  });
});

test('of two messages that wait the list shows the second as waiting when the answer to the first comes late', async () => {
  await list(theirs(104, BEFORE_MS));
  const key = await write('First');
  bench.clock.advance(1_000);
  await write('Second');
  const sent = mine(105, key, START_MS + 500);
  await list(sent);
  await answer(key, sent);
  expect((await chat())?.lastMessage).toMatchObject({ text: 'Second', delivery: 'pending' });
});

test('a chat whose only message is given up stands where it was when it was started', async () => {
  await list(null);
  const before = await chat();
  const key = await write('Hello');
  const row = await bench.store.database.outbox.where('idempotencyKey').equals(key).first();
  await markRejected(bench.store.database, row?.sequence ?? 0, { reason: 'insufficient-credits' });
  expect(await discardIntent(account, key)).toEqual({ status: 'accepted' });
  expect(await chat()).toEqual(before);
});

test('a chat whose messages are not on the device shows what it showed before a message that is taken back', async () => {
  await list(theirs(104, BEFORE_MS));
  const before = await chat();
  const keys = [await write('First'), await write('Second')];
  for (const key of keys) await discardIntent(account, key);
  expect(await chat()).toEqual(before);
});

test('after a message is taken back the list shows what a poll has brought since it was written', async () => {
  await list(theirs(104, BEFORE_MS));
  const key = await write('Hello');
  await list(theirs(105, BEFORE_MS + 1_000));
  await discardIntent(account, key);
  expect(await chat()).toMatchObject({ lastMessage: { text: 'Theirs 105' }, lastActivityAtMs: BEFORE_MS + 1_000 });
});

test('a message that is taken back leaves a newer one of the list, though older ones are on the device', async () => {
  await list(theirs(104, BEFORE_MS));
  await fetchMessages(theirs(104, BEFORE_MS));
  await list(theirs(105, BEFORE_MS + 1_000));
  const before = await chat();
  await discardIntent(account, await write('Hello'));
  expect(await chat()).toEqual(before);
});

test('a message that is taken back while it is sent is shown as sent when the server has it, and is no draft', async () => {
  await list(theirs(104, BEFORE_MS));
  const { database } = bench.store;
  let accept = (): void => {};
  const key = await write('Hello');
  const message = { ...mine(105, key, START_MS), text: 'Hello' };
  bench.server.answer('POST /api/chat.php', async () => {
    await new Promise<void>((resolve) => {
      accept = resolve;
    });
    return Response.json({ message, credits: 1 });
  });
  bench.start();
  await bench.finishPoll();
  expect(await discardIntent(account, key)).toEqual({ status: 'accepted' });
  expect(await database.drafts.get(CONVERSATION)).toMatchObject({ text: 'Hello' });
  await database.drafts.put({ conversationId: CONVERSATION, text: 'Hello\n\nAnd more', updatedAtMs: 1 });
  accept();
  await bench.settle();
  expect(await database.messages.get(key)).toMatchObject({ serverId: 105, delivery: { state: 'sent' } });
  expect(await database.drafts.get(CONVERSATION)).toMatchObject({ text: 'And more' });
  expect((await chat())?.lastMessage).toMatchObject({ text: 'Hello', delivery: 'sent' });
  expect(await database.outbox.count()).toBe(0);
});

test('a message that is taken back while it is sent stays so when the server refuses it', async () => {
  await list(theirs(104, BEFORE_MS));
  const before = await chat();
  let refuse = (): void => {};
  const key = await write('Hello');
  bench.server.answer('POST /api/chat.php', async () => {
    await new Promise<void>((resolve) => {
      refuse = resolve;
    });
    return Response.json({ error: 'insufficient_credits', message: 'No credits' }, { status: 402 });
  });
  bench.start();
  await bench.finishPoll();
  await discardIntent(account, key);
  refuse();
  await bench.settle();
  expect(await bench.store.database.messages.get(key)).toBeUndefined();
  expect(await bench.store.database.drafts.get(CONVERSATION)).toMatchObject({ text: 'Hello' });
  expect(await chat()).toMatchObject({ lastMessage: before?.lastMessage });
});

test('a message that a poll has brought is sent, though none of the answers to it could be read', async () => {
  await list(theirs(104, BEFORE_MS));
  const key = await write('Hello');
  const sent = mine(105, key, START_MS);
  // The server has stored it and fails behind that, each time.
  bench.server.answer('POST /api/chat.php', 500);
  bench.chance = 1;
  bench.start();
  await bench.finishPoll();
  await list(sent);
  await fetchMessages(sent, theirs(104, BEFORE_MS));
  for (let attempt = 1; attempt < 10; attempt += 1) await bench.pass(60_000);
  expect(bench.server.count('POST /api/chat.php')).toBe(10);
  expect(await bench.store.database.messages.get(key)).toMatchObject({ serverId: 105, delivery: { state: 'sent' } });
  expect((await chat())?.lastMessage).toMatchObject({ text: 'Mine 105', delivery: 'sent' });
  expect(await bench.store.database.outbox.count()).toBe(0);
});

test('the balance after a message is stored, and what costs nothing tells no tab of one', async () => {
  const { database } = bench.store;
  await database.user.put({ key: 'self', user: sampleOf('User', { credits: 5 }) });
  await list(theirs(104, BEFORE_MS));
  const told: string[] = [];
  const note = (parts: object): void => void told.push(...Object.keys(parts).filter((part) => part.endsWith('/user/')));
  Dexie.on.storagemutated.subscribe(note);
  await answer(await write('Free'), mine(105, randomUUID(), START_MS), 5);
  expect(told).toEqual([]);
  await answer(await write('Not free'), mine(106, randomUUID(), START_MS), 4);
  expect(told).toHaveLength(1);
  Dexie.on.storagemutated.unsubscribe(note);
  expect((await database.user.get('self'))?.user.credits).toBe(4);
});
