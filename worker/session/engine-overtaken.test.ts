import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleOf } from '../../tests/fixtures/canned-server.ts';
import { benchAccount, type EngineBench, openEngineBench } from '../../tests/fixtures/engine-bench.ts';
import { markChatRead } from '../features/chat/mark-read.ts';
import { pullChats } from '../features/chat/pull-chats.ts';
import { pullConversation } from '../features/chat/pull-conversation.ts';
import { removeChat } from '../features/chat/remove-chat.ts';

let bench: EngineBench;
beforeEach(async () => {
  bench = await openEngineBench();
});
afterEach(() => bench.close());

const CHATS = 'GET /api/chats.php';

/** A message of the other member, the later the higher its id. */
const message = (id: number) => sampleOf('Message', { id, from_me: false, sent_at: `2026-05-01T12:00:0${id}Z` });

/** A chat as the server lists it. */
function listed(id: number, unread: number, newestId = 5): object {
  const { conversation, profile } = sampleOf('ChatEntry');
  const last = message(newestId);
  return {
    conversation: { ...conversation, id, last_message: last },
    profile: { ...profile, id },
    num_unread_messages: unread,
  };
}

test('an answer that a later one has overtaken brings back neither a removed chat nor an unread count', async () => {
  const { server, store } = bench;
  const before = [listed(3, 2), listed(4, 1)];
  server.answer(CHATS, before);
  const running = bench.start();
  await bench.finishPoll();
  let answer: (response: Response) => void = () => {};
  server.answer(CHATS, () => new Promise((resolve) => (answer = resolve)));
  running.wake(true);
  await bench.finishPoll();
  server.answer(CHATS, [listed(4, 0)]);
  const account = benchAccount(bench);
  await bench.pass(10);
  await markChatRead(account, 4);
  await removeChat(account, 3);
  running.pumpOutbox();
  await bench.pass(10);
  expect(server.count(CHATS)).toBe(3);
  // The later answer is stored: nothing is left to lay over the earlier one.
  expect(await store.database.outbox.count()).toBe(0);
  answer(new Response(JSON.stringify(before)));
  await bench.settle();
  const rows = await store.database.chats.toArray();
  expect(rows.map(({ conversationId, unreadCount }) => [conversationId, unreadCount])).toEqual([[4, 0]]);
  expect(server.count(CHATS)).toBe(3);
});

test('a message that came in while the chats were asked for stays the newest of its chat in the list', async () => {
  const { server, store } = bench;
  const account = benchAccount(bench);
  server.answer(CHATS, [listed(3, 1)]);
  await pullChats(account);
  let answer: (response: Response) => void = () => {};
  server.answer(CHATS, () => new Promise((resolve) => (answer = resolve)));
  const pulling = pullChats(account);
  await expect.poll(() => server.count(CHATS)).toBe(2);
  server.answer('GET /api/chat.php', sampleOf('ChatPage', { id: 3, messages: [message(6)], has_more: false }));
  await pullConversation(account, 3);
  server.answer(CHATS, [listed(3, 2, 6)]);
  answer(new Response(JSON.stringify([listed(3, 1)])));
  expect(await pulling).toEqual({ status: 'ok' });
  expect(await store.database.chats.get(3)).toMatchObject({ lastMessageId: 6, unreadCount: 2 });
});

test('a chat whose newest message the server has removed shows the one before it as soon as it is read', async () => {
  const { server, store } = bench;
  const account = benchAccount(bench);
  const page = (...ids: readonly number[]) =>
    sampleOf('ChatPage', { id: 3, messages: ids.map(message), has_more: false });
  server.answer(CHATS, [listed(3, 0, 6)]);
  server.answer('GET /api/chat.php', page(6, 5));
  await pullChats(account);
  await pullConversation(account, 3);
  server.answer('GET /api/chat.php', page(5));
  await pullConversation(account, 3);
  const lastMessage = { text: message(5).text, sentAtMs: Date.parse(message(5).sent_at) };
  expect(await store.database.chats.get(3)).toMatchObject({ lastMessageId: 5, lastMessage });
  server.answer('GET /api/chat.php', page());
  await pullConversation(account, 3);
  expect(await store.database.chats.get(3)).toMatchObject({ lastMessageId: 0, lastMessage: null });
});

test('below an unsent message a chat keeps the newest that the server still has', async () => {
  const { server, store } = bench;
  const account = benchAccount(bench);
  server.answer(CHATS, [listed(3, 0, 6)]);
  const page = (...ids: readonly number[]) =>
    sampleOf('ChatPage', { id: 3, messages: ids.map(message), has_more: false });
  server.answer('GET /api/chat.php', page(6, 5));
  await pullChats(account);
  await pullConversation(account, 3);
  const { chats } = store.database;
  const chat = await chats.get(3);
  if (chat === undefined) throw new Error('not listed');
  const unsent = { text: 'Later', fromMe: true, sentAtMs: chat.lastActivityAtMs + 1, delivery: 'pending' } as const;
  const before = { lastMessage: chat.lastMessage, lastActivityAtMs: chat.lastActivityAtMs };
  await chats.put({ ...chat, lastMessage: unsent, lastActivityAtMs: unsent.sentAtMs, beforeUnsent: before });
  server.answer('GET /api/chat.php', page(5));
  await pullConversation(account, 3);
  expect(await chats.get(3)).toMatchObject({
    lastMessage: unsent,
    beforeUnsent: { lastMessage: { text: message(5).text }, lastActivityAtMs: Date.parse(message(5).sent_at) },
  });
});

test('a message that the list alone knows of stays in it when the conversation does not have it yet', async () => {
  const { server, store } = bench;
  const account = benchAccount(bench);
  server.answer(CHATS, [listed(3, 0, 5)]);
  server.answer('GET /api/chat.php', sampleOf('ChatPage', { id: 3, messages: [message(5)], has_more: false }));
  await pullChats(account);
  await pullConversation(account, 3);
  server.answer(CHATS, [listed(3, 1, 6)]);
  await pullChats(account);
  await pullConversation(account, 3);
  expect(await store.database.chats.get(3)).toMatchObject({ lastMessageId: 6 });
});
