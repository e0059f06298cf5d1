import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { benchAccount, type EngineBench, openEngineBench, START_MS } from '../../../tests/fixtures/engine-bench.ts';
import type { ChatRow } from '../../public/rows.ts';
import type { Account } from '../../sync/account.ts';
import { pullChats } from './pull-chats.ts';
import { pullConversation } from './pull-conversation.ts';
import { sendMessage } from './send-message.ts';

const CONVERSATION = 3;
/** The server's clock is ahead of the device's by an hour. */
const AHEAD_MS = 3_600_000;
const at = (timeMs: number): string => new Date(timeMs).toISOString();
const CHATS = 'GET /api/chats.php';

let bench: EngineBench;
let account: Account;
beforeEach(async () => {
  bench = await openEngineBench();
  account = benchAccount(bench);
});
afterEach(() => bench.close());

const theirs = (id: number, sentAtMs: number) =>
  sampleOf('Message', { id, from_me: false, text: `Theirs ${id}`, sent_at: at(sentAtMs), message_id: null });

function listWith(newest: ReturnType<typeof theirs>): object[] {
  const { conversation, profile } = sampleOf('ChatEntry');
  const own = { id: CONVERSATION, started_at: at(1), last_message: newest, read_only: false, blocked: false };
  return [{ conversation: { ...conversation, ...own }, profile, num_unread_messages: 0 }];
}

async function list(newest: ReturnType<typeof theirs>): Promise<void> {
  bench.server.answer(CHATS, listWith(newest));
  expect(await pullChats(account)).toEqual({ status: 'ok' });
}

async function write(text: string): Promise<string> {
  const messageId = randomUUID();
  expect(await sendMessage(account, { conversationId: CONVERSATION, messageId, text })).toEqual({ status: 'accepted' });
  return messageId;
}

const chat = async (): Promise<ChatRow | undefined> => await bench.store.database.chats.get(CONVERSATION);

/** Lets the server refuse the message, and poll after that. */
async function refuse(): Promise<void> {
  const body = { error: 'insufficient_credits', message: 'No credits' };
  bench.server.answer('POST /api/chat.php', () => Response.json(body, { status: 402 }));
  bench.start();
  await bench.finishPoll();
  expect((await bench.store.database.outbox.toCollection().first())?.state).toBe('rejected');
}

test('the list says of a refused message that it was not sent also where the clock of the device is late', async () => {
  await list(theirs(104, START_MS + AHEAD_MS));
  await write('Hello');
  await refuse();
  await list(theirs(104, START_MS + AHEAD_MS));
  expect(await chat()).toMatchObject({
    lastMessage: { text: 'Hello', delivery: 'rejected' },
    lastActivityAtMs: START_MS + AHEAD_MS,
  });
});

test.each([
  ['late', AHEAD_MS],
  ['early', -AHEAD_MS],
])('until somebody answers, though the clock of the device is %s', async (_, aheadMs) => {
  await list(theirs(104, START_MS + aheadMs));
  await write('Hello');
  await refuse();
  await list(theirs(105, START_MS + aheadMs + 1_000));
  const answered = { lastMessage: { text: 'Theirs 105' }, lastActivityAtMs: START_MS + aheadMs + 1_000 };
  expect(await chat()).toMatchObject(answered);
  await list(theirs(105, START_MS + aheadMs + 1_000));
  expect(await chat()).toMatchObject(answered);
});

test('also where the open chat brings the answer before the list does', async () => {
  const [before, answer] = [theirs(104, START_MS - AHEAD_MS), theirs(105, START_MS - AHEAD_MS + 1_000)];
  await list(before);
  await write('Hello');
  await refuse();
  expect((await chat())?.lastMessage).toMatchObject({ text: 'Hello', delivery: 'rejected' });
  const messages = [answer, before];
  const page = sampleOf('ChatPage', { id: CONVERSATION, messages, has_more: false, read_only: false, blocked: false });
  bench.server.answer('GET /api/chat.php', page);
  expect(await pullConversation(account, CONVERSATION)).toEqual({ status: 'ok' });
  expect((await chat())?.lastMessage).toMatchObject({ text: 'Theirs 105' });
  await list(answer);
  expect((await chat())?.lastMessage).toMatchObject({ text: 'Theirs 105' });
});

test.each([
  ['late', AHEAD_MS],
  ['early', -AHEAD_MS],
])(
  'a list that was on its way when a message was stored leaves it, with the time of the server, at a clock that is %s',
  async (_, aheadMs) => {
    const before = theirs(104, START_MS + aheadMs);
    await list(before);
    let send: (response: Response) => void = () => {};
    bench.server.answer(CHATS, () => new Promise((resolve) => (send = resolve)));
    const pulling = pullChats(account);
    await expect.poll(() => bench.server.count(CHATS)).toBe(2);
    bench.clock.advance(10);
    const sentAtMs = START_MS + aheadMs + 5_000;
    const key = await write('Hello');
    const message = sampleOf('Message', {
      id: 105,
      from_me: true,
      text: 'Hello',
      sent_at: at(sentAtMs),
      message_id: key,
    });
    bench.server.answer('POST /api/chat.php', { message, credits: 1 });
    bench.start();
    await bench.pass(0);
    expect(await chat()).toMatchObject({ lastMessage: { text: 'Hello', delivery: 'sent' }, lastMessageId: 105 });
    send(Response.json(listWith(before)));
    await pulling;
    expect(await chat()).toMatchObject({
      lastMessage: { text: 'Hello', delivery: 'sent', sentAtMs },
      lastMessageId: 105,
      lastActivityAtMs: sentAtMs,
    });
  },
);
