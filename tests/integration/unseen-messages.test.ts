import { expect, test } from 'vitest';
import { openDemo } from './demo-chat.ts';
import { setStage } from './stage.ts';

const stage = setStage();

const BROKEN = [{ path: '/api/chat.php', method: 'GET', fault: 'status:500' }];
const WORDS = 'Do you see me?';

/** Opens a chat whose messages cannot be had any more, and lets a message come in that the list of chats brings. */
async function openBroken() {
  const { tab, database, chat } = await openDemo(stage);
  const { conversationId } = chat;
  await tab.show({ conversationId });
  await tab.api.markChatRead(conversationId);
  const isSent = async () => (await database.outbox.where('state').equals('queued').count()) === 0;
  await stage.device.passUntil('what was there is read', isSent);
  await stage.control.setFaults(BROKEN);
  await stage.control.clearRequests();
  await stage.control.receiveMessage(chat.profileId, 'demo@example.com', WORDS);
  await stage.device.passUntil(
    'the list has the message',
    async () => (await database.chats.get(conversationId))?.lastMessage?.text === WORDS,
  );
  await stage.device.settle();
  return { database, conversationId };
}

const readMarks = () => stage.control.countRequests('PUT', '/api/chat.php');

test('a message of an open chat that could not be fetched stays unread, here and on the server', async () => {
  const { database, conversationId } = await openBroken();
  expect(await database.chats.get(conversationId)).toMatchObject({ unreadCount: 1 });
  expect(await readMarks()).toBe(0);
});

test('a message of an open chat is read as soon as it could be fetched', async () => {
  const { database, conversationId } = await openBroken();
  await stage.control.setFaults([]);
  await stage.device.passUntil('the server knows', async () => (await readMarks()) === 1);
  expect(await database.chats.get(conversationId)).toMatchObject({ unreadCount: 0 });
  expect(await database.messages.filter(({ text }) => text === WORDS).count()).toBe(1);
});

test('of a conversation whose messages cannot be had that is noted, until they can', async () => {
  const { database, conversationId } = await openBroken();
  expect(await database.conversations.get(conversationId)).toMatchObject({ state: 'loaded', isFailing: true });
  await stage.control.setFaults([]);
  await stage.device.passUntil(
    'the messages are there',
    async () => (await database.conversations.get(conversationId))?.isFailing !== true,
  );
  expect(await database.messages.filter(({ text }) => text === WORDS).count()).toBe(1);
});

test('a message of an open chat that only the list has brought is fetched at once', async () => {
  const { tab, database, chat } = await openDemo(stage);
  await tab.show({ conversationId: chat.conversationId });
  await tab.api.markChatRead(chat.conversationId);
  await stage.device.settle();
  await stage.control.receiveMessage(chat.profileId, 'demo@example.com', WORDS);
  await stage.control.clearRequests();
  await tab.api.refresh();
  await stage.device.passUntil('polled', async () => (await stage.control.countRequests('GET', '/api/chats.php')) > 0);
  await stage.device.settle();
  expect(await database.messages.filter(({ text }) => text === WORDS).count()).toBe(1);
  expect(await database.chats.get(chat.conversationId)).toMatchObject({ unreadCount: 0 });
});
