import { expect, test } from 'vitest';
import { openDemo } from './demo-chat.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const COUNT = 500;

test('of 500 messages that arrive at once none is missing, twice, or out of place', async () => {
  const { tab, database, chat } = await openDemo(stage);
  await tab.show({ conversationId: chat.conversationId });
  await tab.api.markChatRead(chat.conversationId);
  const known = (await database.conversations.get(chat.conversationId))?.newestLoadedId ?? 0;
  for (let index = 1; index <= COUNT; index += 1) {
    await stage.control.receiveMessage(chat.profileId, 'demo@example.com', `Number ${index}`);
  }
  const arrived = () =>
    database.messages
      .where('[conversationId+order]')
      .between([chat.conversationId, known + 1], [chat.conversationId, Infinity])
      .toArray();
  await stage.device.passUntil('all of them', async () => (await arrived()).length >= COUNT);
  const rows = await arrived();
  expect(rows.map((row) => row.text)).toEqual(Array.from({ length: COUNT }, (_, index) => `Number ${index + 1}`));
  expect(await database.conversations.get(chat.conversationId)).toMatchObject({
    newestLoadedId: rows.at(-1)?.serverId,
    hasOlder: true,
  });
  // They arrived while the chat was on screen.
  expect(await database.chats.get(chat.conversationId)).toMatchObject({
    unreadCount: 0,
    lastMessage: { text: `Number ${COUNT}` },
  });
  // Messages from before the gap are fetched again when needed, and never lost for good.
  await tab.api.loadOlderMessages(chat.conversationId);
  const older = await database.messages
    .where('[conversationId+order]')
    .between([chat.conversationId, 0], [chat.conversationId, known], true, true)
    .count();
  expect(older).toBeGreaterThan(0);
});
