import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { AccountDatabase } from '../../worker/public/database.ts';
import type { ChatRow } from '../../worker/public/rows.ts';
import type { Tab } from '../fixtures/device.ts';
import { logIn, type Stage } from './stage.ts';

/** Opens a tab of the demo account and finds a writable chat with unread messages. */
export async function openDemo(stage: Stage): Promise<{ tab: Tab; database: AccountDatabase; chat: ChatRow }> {
  const tab = await stage.device.openTab();
  const { database } = await logIn(stage, tab);
  const chats = await database.chats.orderBy('lastActivityAtMs').reverse().toArray();
  const chat = chats.find((row) => !row.readOnly && row.unreadCount > 0);
  if (chat === undefined) throw new Error('The demo data has no such chat');
  return { tab, database, chat };
}

/** Adds a message to the outbox; returns its id. */
export async function sendHello(tab: Tab, chat: ChatRow, text = 'Hello from the train'): Promise<string> {
  const messageId = randomUUID();
  const reply = await tab.api.sendMessage({ conversationId: chat.conversationId, messageId, text });
  expect(reply).toMatchObject({ result: { status: 'accepted' } });
  return messageId;
}
