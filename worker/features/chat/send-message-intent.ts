import type { AccountDatabase } from '../../public/database.ts';
import type { Intent } from '../../public/outbox-row.ts';
import type { ChatRow } from '../../public/rows.ts';
import type { IntentKind } from '../../sync/intent-kind.ts';
import { messageRowOf, pendingMessageRow } from './message-rows.ts';

type SendMessage = Extract<Intent, { kind: 'send-message' }>;

/** Between two messages that become one draft. */
const PARAGRAPH = '\n\n';

/** The message id is the idempotency key: a message sent twice is stored and charged once. */
export const sendMessageIntent: IntentKind<SendMessage> = {
  // Later messages may refer to this one.
  holdsLane: true,
  async send(account, { intent, idempotencyKey }, signal) {
    const repliesTo = intent.quoted?.serverId ?? null;
    const body = {
      conversation: intent.conversationId,
      text: intent.text,
      message_id: intent.messageId,
      // Left out otherwise: a backend of an older contract may refuse what it does not know.
      ...(repliesTo === null ? {} : { reply_to: repliesTo }),
    };
    const outcome = await account.api.perform(
      (client, call) =>
        client.POST('/api/chat.php', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body,
          signal: call.signal,
        }),
      signal,
    );
    if (outcome.kind !== 'ok') return outcome;
    const { message, credits } = outcome.data;
    return {
      kind: 'ok',
      data: async (database) => {
        const row = { ...messageRowOf(intent.conversationId, message), key: intent.messageId };
        await database.messages.put(row);
        const chat = await database.chats.get(intent.conversationId);
        if (chat !== undefined && chat.lastMessageId < message.id) {
          const preview = { text: row.text, fromMe: true, sentAtMs: row.sentAtMs, delivery: 'sent' as const };
          await database.chats.put({
            ...chat,
            lastMessage: preview,
            lastMessageId: message.id,
            lastActivityAtMs: row.sentAtMs,
          });
        }
        const self = await database.user.get('self');
        if (self !== undefined) await database.user.put({ ...self, user: { ...self.user, credits } });
      },
    };
  },
  async reject(database, { intent, idempotencyKey, sequence, createdAtMs }, rejection) {
    // The member's text is never lost, whatever happened to its row.
    const stored = await database.messages.get(intent.messageId);
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
};

/** Restores the text of a message that was taken back as the draft, above what the draft already holds. */
async function giveTextBack(
  database: AccountDatabase,
  { conversationId, text }: SendMessage,
  updatedAtMs: number,
): Promise<void> {
  const draft = (await database.drafts.get(conversationId))?.text ?? '';
  const both = draft.trim() === '' ? text : `${text}${PARAGRAPH}${draft}`;
  await database.drafts.put({ conversationId, text: both, updatedAtMs });
}

/** Unless another message is being answered by now. */
async function answerAgain(database: AccountDatabase, { conversationId, quoted }: SendMessage): Promise<void> {
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

async function showNewestInList(database: AccountDatabase, conversationId: number): Promise<void> {
  const chat = await database.chats.get(conversationId);
  if (chat === undefined) return;
  const newest = await database.messages
    .where('[conversationId+order]')
    .between([conversationId, 0], [conversationId, Number.MAX_SAFE_INTEGER])
    .last();
  const lastMessage: ChatRow['lastMessage'] =
    newest === undefined
      ? null
      : { text: newest.text, fromMe: newest.fromMe, sentAtMs: newest.sentAtMs, delivery: newest.delivery.state };
  await database.chats.put({ ...chat, lastMessage, lastActivityAtMs: newest?.sentAtMs ?? 0 });
}
