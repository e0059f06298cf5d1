import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chat } from '../../tests/fixtures/account-rows.ts';
import { sampleOf } from '../../tests/fixtures/canned-server.ts';
import { benchAccount, type EngineBench, openEngineBench } from '../../tests/fixtures/engine-bench.ts';
import { saveDraft } from '../features/chat/drafts.ts';
import { pullConversation } from '../features/chat/pull-conversation.ts';
import { sendMessage } from '../features/chat/send-message.ts';
import type { Account } from '../sync/account.ts';
import { discardIntent } from './retry-or-discard.ts';

const CONVERSATION = 3;

let bench: EngineBench;
let account: Account;
beforeEach(async () => {
  bench = await openEngineBench();
  account = benchAccount(bench);
  await bench.store.database.chats.put(chat(CONVERSATION));
});
afterEach(() => bench.close());

/** Writes messages and takes them back, in this order; returns their ids. */
async function writeAndTakeBack(...texts: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const text of texts) {
    const messageId = randomUUID();
    ids.push(messageId);
    await sendMessage(account, { conversationId: CONVERSATION, messageId, text });
  }
  for (const id of ids) await discardIntent(account, id);
  return ids;
}

/** Fetches the conversation, in which the server has one message, stored under this id. */
async function pullWith(messageId: string): Promise<void> {
  const message = sampleOf('Message', { id: 9, message_id: messageId, from_me: true });
  bench.server.answer('GET /api/chat.php', sampleOf('ChatPage', { id: CONVERSATION, messages: [message] }));
  expect(await pullConversation(account, CONVERSATION)).toEqual({ status: 'ok' });
}

const draft = async () => (await bench.store.database.drafts.get(CONVERSATION))?.text;

test('the text of a message that was taken back after its answer was lost is no draft any more once the server shows it', async () => {
  const [id = ''] = await writeAndTakeBack('Hello');
  expect(await draft()).toBe('Hello');
  await pullWith(id);
  expect(await draft()).toBeUndefined();
});

test('a message that the server does not have stays the draft', async () => {
  await writeAndTakeBack('Hello');
  await pullWith(randomUUID());
  expect(await draft()).toBe('Hello');
});

test.each([
  [0, 'Third\n\nSecond'],
  [1, 'Third\n\nFirst'],
  [2, 'Second\n\nFirst'],
])('of three that were taken back, the draft keeps those that the server does not have: not %i', async (sent, rest) => {
  const ids = await writeAndTakeBack('First', 'Second', 'Third');
  expect(await draft()).toBe('Third\n\nSecond\n\nFirst');
  await pullWith(ids[sent] ?? '');
  expect(await draft()).toBe(rest);
});

test('what the member has written below a text that was taken back stays, and a changed text is the member’s own', async () => {
  const [id = ''] = await writeAndTakeBack('Hello');
  await saveDraft(account, CONVERSATION, 'Hello\n\nAnd more');
  await pullWith(id);
  expect(await draft()).toBe('And more');
  const [other = ''] = await writeAndTakeBack('Hello');
  await saveDraft(account, CONVERSATION, 'Hello there');
  await saveDraft(account, CONVERSATION, 'Hello');
  await pullWith(other);
  expect(await draft()).toBe('Hello');
});
