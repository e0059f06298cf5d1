import type { AccountDatabase } from '../../public/database.ts';
import type { MessageIntent } from '../../public/outbox-row.ts';
import { isMessageRow } from '../../public/row-doors.ts';
import type { Account } from '../../sync/account.ts';
import type { ApplyAnswer, IntentKind } from '../../sync/intent-kind.ts';
import { noteChange } from '../../sync/newest-answer.ts';
import { pullUser } from '../user/pull.ts';
import { isBalanceOwed, isBalanceTold, type Sending } from './balance-after.ts';
import { previewOf, storedIn, withStored, withUnsent } from './chat-row.ts';
import { type Message, messageRowOf, pendingMessageRow } from './message-rows.ts';
import { giveTextBack, takeTextAway } from './taken-back.ts';

/** What holds for all messages of the outbox, with a photo or without, except how they are sent. */
export const messageIntent: Omit<IntentKind<MessageIntent>, 'send'> = {
  // Later messages may refer to this one.
  holdsLane: true,
  async reject(database, { intent, idempotencyKey, sequence, createdAtMs }, rejection) {
    // The member's text is never lost, whatever happened to its row.
    const stored = await database.messages.get(intent.messageId);
    // The server has it, as a poll has brought: only its answers could not be read.
    if (isMessageRow(stored) && stored.delivery.state === 'sent') {
      await showNewestInList(database, intent.conversationId);
      return 'drop';
    }
    const row = stored ?? pendingMessageRow(intent, sequence ?? 0, createdAtMs);
    await database.messages.put({ ...row, delivery: { state: 'rejected', idempotencyKey, rejection } });
    const chat = await database.chats.get(intent.conversationId);
    if (chat?.lastMessage?.delivery === 'pending' && chat.lastMessage.sentAtMs === row.sentAtMs) {
      await database.chats.put({ ...chat, lastMessage: { ...chat.lastMessage, delivery: 'rejected' } });
    }
    return 'keep';
  },
  async retry(database, { intent, idempotencyKey, createdAtMs }) {
    const message = await database.messages.get(intent.messageId);
    if (message !== undefined)
      await database.messages.put({ ...message, delivery: { state: 'pending', idempotencyKey } });
    await showInList(database, intent.conversationId, createdAtMs);
  },
  async discard(database, { intent, state, createdAtMs }) {
    await database.messages.delete(intent.messageId);
    await showNewestInList(database, intent.conversationId);
    if (state === 'queued') {
      await giveTextBack(database, intent, createdAtMs);
      await answerAgain(database, intent);
    }
  },
  async settleTakenBack(database, { intent }) {
    // Neither in a chat that was removed meanwhile.
    if ((await database.chats.get(intent.conversationId)) === undefined) return false;
    await takeTextAway(database, intent);
    return true;
  },
  reload: async (account, end, entry) => {
    if (end === 'settled' && isBalanceOwed(entry)) await pullUser(account);
  },
};

/** Stores a message as the server has it, and the balance after it, unless that is to be asked for (see `reload`). */
export function storeSent(
  account: Account,
  entry: Sending,
  { message, credits }: { message: Message; credits: number },
): ApplyAnswer {
  const { intent } = entry;
  // What it cost.
  noteChange(account, 'user');
  const isTold = isBalanceTold(account, entry, message.id);
  return async (database) => {
    const row = { ...messageRowOf(intent.conversationId, message), key: intent.messageId };
    await database.messages.put(row);
    const chat = await database.chats.get(intent.conversationId);
    if (chat !== undefined && chat.lastMessageId < message.id) {
      const listed = { lastMessage: previewOf(row), lastActivityAtMs: row.sentAtMs };
      await database.chats.put({ ...withStored(chat, listed), lastMessageId: message.id });
    } else if (chat?.lastMessage?.delivery === 'pending') {
      // A poll has brought the message before this answer, and the list shows it as waiting.
      await showNewestInList(database, intent.conversationId);
    }
    const self = await database.user.get('self');
    // What costs nothing changes nothing: no tab reads it anew.
    if (isTold && self !== undefined && self.user.credits !== credits)
      await database.user.put({ ...self, user: { ...self.user, credits } });
  };
}

/** Unless another message is being answered by now. */
async function answerAgain(database: AccountDatabase, { conversationId, quoted }: MessageIntent): Promise<void> {
  if (quoted?.serverId == null) return;
  const conversation = await database.conversations.get(conversationId);
  const answered = await database.messages
    .where('[conversationId+order]')
    .equals([conversationId, quoted.serverId])
    .first();
  if (conversation === undefined || answered === undefined || conversation.replyToKey !== undefined) return;
  await database.conversations.put({ ...conversation, replyToKey: answered.key });
}

async function showInList(database: AccountDatabase, id: number, sentAtMs: number): Promise<void> {
  const chat = await database.chats.get(id);
  if (chat?.lastMessage?.sentAtMs !== sentAtMs) return;
  await database.chats.put({ ...chat, lastMessage: { ...chat.lastMessage, delivery: 'pending' } });
}

/** Shows what remains of a chat: a message that is still unsent, or the newest that the server has. */
async function showNewestInList(database: AccountDatabase, conversationId: number): Promise<void> {
  const chat = await database.chats.get(conversationId);
  if (chat === undefined) return;
  const newest = await database.messages
    .where('[conversationId+order]')
    .between([conversationId, 0], [conversationId, Number.MAX_SAFE_INTEGER])
    .last();
  const before = storedIn(chat);
  const listed =
    newest === undefined ? undefined : { lastMessage: previewOf(newest), lastActivityAtMs: newest.sentAtMs };
  if (listed !== undefined && newest?.delivery.state !== 'sent') {
    const lastActivityAtMs = Math.max(listed.lastActivityAtMs, before?.lastActivityAtMs ?? 0);
    await database.chats.put(withUnsent(chat, { ...listed, lastActivityAtMs }));
    return;
  }
  // The list may know of a newer message than the device has.
  const isListedNewer = before !== undefined && before.lastActivityAtMs >= (listed?.lastActivityAtMs ?? 0);
  const unknown = { lastMessage: null, lastActivityAtMs: chat.lastActivityAtMs };
  await database.chats.put(withStored(chat, isListedNewer ? before : (listed ?? unknown)));
}
