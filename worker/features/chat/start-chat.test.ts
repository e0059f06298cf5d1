import { afterEach, beforeEach, expect, test } from 'vitest';
import { cannedUser, sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { benchAccount, type EngineBench, openEngineBench } from '../../../tests/fixtures/engine-bench.ts';
import type { Account } from '../../sync/account.ts';
import { pullChats } from './pull-chats.ts';
import { pullConversation } from './pull-conversation.ts';
import { removeChat } from './remove-chat.ts';
import { sendMessage } from './send-message.ts';
import { startChat } from './start-chat.ts';

const OLD = 3;
const PROFILE_ID = 9;
const REMOVE = 'DELETE /api/chat.php';
const CHAT = 'GET /api/chat.php';

let bench: EngineBench;
let account: Account;
/** As the server has it: a chat that begins anew after its removal has an id of its own, or the same one. */
let idOnServer: number;

beforeEach(async () => {
  bench = await openEngineBench();
  account = benchAccount(bench);
  idOnServer = OLD;
  list(OLD);
  bench.server.answer(CHAT, () => Response.json({ id: idOnServer }));
  expect(await pullChats(account)).toEqual({ status: 'ok' });
  expect(await bench.store.database.chats.get(OLD)).toMatchObject({ profileId: PROFILE_ID });
});
afterEach(() => bench.close());

function list(...ids: readonly number[]): void {
  const entry = sampleOf('ChatEntry', { profile: sampleOf('ProfileCard', { id: PROFILE_ID }) });
  const entries = ids.map((id) => ({ ...entry, conversation: { ...entry.conversation, id, read_only: false } }));
  bench.server.answer('GET /api/chats.php', entries);
}

function removeOnServer(nextId: number): void {
  bench.server.answer(REMOVE, () => {
    idOnServer = nextId;
    list();
    return Response.json({ result: 'done' });
  });
}

const waiting = () => bench.store.database.outbox.toArray();

test('a chat that begins anew while its removal waits begins after it, and is not removed by it', async () => {
  removeOnServer(4);
  expect(await removeChat(account, OLD)).toEqual({ status: 'accepted' });
  expect(await startChat(account, PROFILE_ID)).toEqual({ status: 'started', conversationId: 4 });
  expect(bench.server.calls.slice(-2)).toEqual([REMOVE, CHAT]);
  expect(await waiting()).toEqual([]);
  bench.start();
  await bench.finishPoll();
  expect(bench.server.count(REMOVE)).toBe(1);
});

test('with the same id too, its messages come, and what is written in it is sent', async () => {
  removeOnServer(OLD);
  await removeChat(account, OLD);
  expect(await startChat(account, PROFILE_ID)).toEqual({ status: 'started', conversationId: OLD });
  const page = sampleOf('ChatPage', { id: OLD, messages: [], has_more: false, read_only: false, blocked: false });
  bench.server.answer(CHAT, page);
  expect(await pullConversation(account, OLD)).toEqual({ status: 'ok' });
  expect(await bench.store.database.chats.get(OLD)).toBeDefined();
  await sendMessage(account, { conversationId: OLD, messageId: 'a'.repeat(20), text: 'Hello again' });
  bench.start();
  await bench.finishPoll();
  expect(bench.server.count(REMOVE)).toBe(1);
  expect(bench.server.count('POST /api/chat.php')).toBe(1);
});

test('one cannot be started whose removal the server does not take yet: that goes on waiting', async () => {
  bench.server.answer(REMOVE, 503);
  await removeChat(account, OLD);
  expect(await startChat(account, PROFILE_ID)).toEqual({ status: 'server-failed', httpStatus: 503 });
  expect(bench.server.count(CHAT)).toBe(0);
  expect(await waiting()).toMatchObject([{ state: 'queued', intent: { kind: 'remove-chat' } }]);
});

test('a removal that the sender has under way is not done again over what was begun since', async () => {
  let answerFirst: (response: Response) => void = () => {};
  bench.server.answer(REMOVE, () => new Promise((resolve) => (answerFirst = resolve)));
  bench.server.answer('GET /api/user.php', cannedUser());
  bench.start();
  await bench.finishPoll();
  await removeChat(account, OLD);
  bench.engine?.pumpOutbox();
  await bench.settle();
  expect(bench.server.count(REMOVE)).toBe(1);
  removeOnServer(OLD);
  expect(await startChat(account, PROFILE_ID)).toEqual({ status: 'started', conversationId: OLD });
  bench.server.answer(CHAT, sampleOf('ChatPage', { id: OLD, messages: [], has_more: false }));
  list(OLD);
  await pullConversation(account, OLD);
  answerFirst(Response.json({ result: 'done' }));
  await bench.settle();
  expect(await bench.store.database.chats.get(OLD)).toBeDefined();
  expect(await bench.store.database.conversations.get(OLD)).toMatchObject({ state: 'loaded' });
});
