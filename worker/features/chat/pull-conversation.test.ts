import { afterEach, beforeEach, expect, test } from 'vitest';
import { message } from '../../../tests/fixtures/account-rows.ts';
import { sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { benchAccount, type EngineBench, openEngineBench } from '../../../tests/fixtures/engine-bench.ts';
import type { Account } from '../../sync/account.ts';
import { chatLane } from './lane.ts';
import { messageRowOf } from './message-rows.ts';
import { prefetchMessages } from './prefetch.ts';
import { pullChats } from './pull-chats.ts';
import { pullConversation, pullOlderMessages } from './pull-conversation.ts';

const CONVERSATION = 3;

let bench: EngineBench;
let account: Account;
beforeEach(async () => {
  bench = await openEngineBench();
  account = benchAccount(bench);
});
afterEach(() => bench.close());

/** A page that says there are more messages, whatever it has. */
function answerWith(...ids: readonly number[]): void {
  const messages = ids.map((id) => sampleOf('Message', { id, message_id: null }));
  bench.server.answer('GET /api/chat.php', sampleOf('ChatPage', { id: CONVERSATION, messages, has_more: true }));
}

const hasOlder = async () => (await bench.store.database.conversations.get(CONVERSATION))?.hasOlder;

test('a server that promises older messages and sends none of them is not asked again', async () => {
  for (const page of [[], [9, 8]]) {
    answerWith(9, 8);
    await pullConversation(account, CONVERSATION);
    answerWith(...page);
    await pullOlderMessages(account, CONVERSATION);
    expect(await hasOlder(), `page of ${page.length}`).toBe(false);
    await bench.store.database.conversations.clear();
  }
});

test('of a conversation without any message no older ones are expected, whatever the server says', async () => {
  answerWith();
  await pullConversation(account, CONVERSATION);
  expect(await hasOlder()).toBe(false);
});

test('older messages are expected as long as the server sends some', async () => {
  answerWith(9, 8);
  await pullConversation(account, CONVERSATION);
  answerWith(7, 6);
  await pullOlderMessages(account, CONVERSATION);
  expect(await bench.store.database.conversations.get(CONVERSATION)).toMatchObject({
    hasOlder: true,
    oldestLoadedId: 6,
  });
});

test('a damaged row of the outbox keeps nobody from reading what is new in its conversation', async () => {
  const row = { idempotencyKey: 'damaged', lane: chatLane(CONVERSATION), state: 'set-aside' };
  await bench.store.database.table<unknown>('outbox').add(row);
  answerWith(9, 8);
  expect(await pullConversation(account, CONVERSATION)).toEqual({ status: 'ok' });
  expect(await bench.store.database.messages.count()).toBe(2);
});

test('a chat that was removed and has begun anew is readable without network, though it was opened in between', async () => {
  const { database } = bench.store;
  // Opened by an old link.
  bench.server.answer('GET /api/chat.php', () =>
    Response.json({ error: 'not_found', message: 'There is no such chat' }, { status: 404 }),
  );
  expect(await pullConversation(account, CONVERSATION)).toEqual({ status: 'missing' });
  const entry = sampleOf('ChatEntry');
  const { conversation } = entry;
  const message = sampleOf('Message', { id: 9, message_id: null, sent_at: '2026-11-21T10:00:00Z' });
  bench.server.answer('GET /api/chats.php', [
    { ...entry, conversation: { ...conversation, id: CONVERSATION, last_message: message } },
  ]);
  answerWith(9);
  expect(await pullChats(account)).toEqual({ status: 'ok' });
  await prefetchMessages(account);
  expect(await database.conversations.get(CONVERSATION)).toMatchObject({ state: 'loaded', newestLoadedId: 9 });
});

test.each(['2026-06-30T23:59:60Z', '2026-11-21T10:00:00+01'])(
  'a list with the time %s, which not every browser reads, breaks the contract and changes nothing',
  async (time) => {
    const { database } = bench.store;
    const entry = sampleOf('ChatEntry');
    const message = { ...sampleOf('Message', { id: 9, message_id: null }), sent_at: time };
    bench.server.answer('GET /api/chats.php', [
      { ...entry, conversation: { ...entry.conversation, last_message: message } },
    ]);
    expect(await pullChats(account)).toMatchObject({ status: 'failed', failure: { status: 'server-failed' } });
    expect(await database.chats.count()).toBe(0);
  },
);

/** Lets the server answer the next fetch of the conversation when it is told to, and those after it at once. */
function delayAnswer(changes: Partial<ReturnType<typeof pageOf>>, next: Partial<ReturnType<typeof pageOf>>) {
  const answer = { late: () => {} };
  bench.server.answer('GET /api/chat.php', async () => {
    bench.server.answer('GET /api/chat.php', pageOf(next));
    await new Promise<void>((resolve) => {
      answer.late = resolve;
    });
    return Response.json(pageOf(changes));
  });
  return answer;
}

const pageOf = (changes: object) => sampleOf('ChatPage', { id: CONVERSATION, has_more: false, ...changes });
const messageOf = (id: number) => sampleOf('Message', { id, message_id: null, sent_at: '2026-11-21T10:00:00Z' });

test('an answer that a later one has overtaken takes neither its messages nor its receipt away', async () => {
  const { conversations, chats } = bench.store.database;
  const answer = delayAnswer(
    { messages: [messageOf(8)], partner_read_until: 7 },
    { messages: [messageOf(9), messageOf(8)], partner_read_until: 8 },
  );
  const early = pullConversation(account, CONVERSATION);
  await bench.settle();
  await pullConversation(account, CONVERSATION);
  answer.late();
  expect(await early).toEqual({ status: 'ok' });
  expect(await conversations.get(CONVERSATION)).toMatchObject({ newestLoadedId: 9 });
  expect(await chats.get(CONVERSATION)).toMatchObject({ partnerReadUntil: 8 });
});

/** Damages what the device notes of the messages that it has. */
async function damage(property: 'newestLoadedId' | 'oldestLoadedId'): Promise<void> {
  await bench.store.database.table<unknown>('conversations').update(CONVERSATION, { [property]: 'damaged' });
}

test('a conversation of which the newest message is not known is fetched from the start, without a gap', async () => {
  answerWith(9, 8);
  await pullConversation(account, CONVERSATION);
  await damage('newestLoadedId');
  // What came between the two pages is on neither.
  answerWith(90, 89);
  await pullConversation(account, CONVERSATION);
  const orders = (await bench.store.database.messages.toArray()).map(({ order }) => order);
  expect(orders.toSorted((one, other) => one - other)).toEqual([89, 90]);
});

test('a conversation of which the oldest message is not known has its older ones again', async () => {
  answerWith(9, 8);
  await pullConversation(account, CONVERSATION);
  await damage('oldestLoadedId');
  answerWith(10, 9);
  await pullConversation(account, CONVERSATION);
  answerWith(8, 7);
  await pullOlderMessages(account, CONVERSATION);
  expect(await bench.store.database.conversations.get(CONVERSATION)).toMatchObject({ oldestLoadedId: 7 });
});

const heldIds = async () =>
  (await bench.store.database.messages.orderBy('[conversationId+order]').toArray()).map(({ order }) => order);

test('the newest message that the server has removed goes here too, and the only one', async () => {
  bench.server.answer('GET /api/chat.php', pageOf({ messages: [messageOf(9), messageOf(8)] }));
  await pullConversation(account, CONVERSATION);
  bench.server.answer('GET /api/chat.php', pageOf({ messages: [messageOf(8)] }));
  await pullConversation(account, CONVERSATION);
  expect(await heldIds()).toEqual([8]);
  bench.server.answer('GET /api/chat.php', pageOf({ messages: [] }));
  await pullConversation(account, CONVERSATION);
  expect(await heldIds()).toEqual([]);
});

test('what was sent since a conversation was asked for stays, though the answer cannot have it', async () => {
  const { messages } = bench.store.database;
  const answer = delayAnswer({ messages: [messageOf(8)] }, {});
  const early = pullConversation(account, CONVERSATION);
  await bench.settle();
  await messages.put(messageRowOf(CONVERSATION, messageOf(9)));
  await messages.put(message(CONVERSATION, 'pending', 2 ** 52));
  answer.late();
  await early;
  expect(await heldIds()).toEqual([8, 9, 2 ** 52]);
});

test('a server that sends nothing and says that there is more takes no message away', async () => {
  answerWith(9, 8);
  await pullConversation(account, CONVERSATION);
  answerWith();
  await pullConversation(account, CONVERSATION);
  expect(await heldIds()).toEqual([8, 9]);
});
