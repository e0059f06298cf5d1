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
