import type { Schemas } from '../contract/contract.ts';
import { integerColumn } from '../database/columns.ts';
import type { Writer } from '../database/database.ts';
import { type Answer, invalid, notFound, ok, partnerGone, type Refusal, refuse } from '../http/answer.ts';
import type { MemberCall, Writing } from '../http/call.ts';
import { notePush } from '../notifications/push-sender.ts';
import type { Services } from '../services.ts';
import { readOperatorSettings } from '../site/operator-settings.ts';
import { type Conversation, ensureConversation, findConversation } from './conversations.ts';
import { findQuoted, findSent, joinTwins, type NewMessage, quoteForPartner, storeMessage } from './messages.ts';
import { planReply } from './reply-schedule.ts';

/**
 * Stores the message and charges its price in one transaction; premium members are not charged. If the message id is
 * already known in the conversation, returns the stored message, even without an idempotency key.
 */
export async function sendMessage(
  services: Pick<Services, 'push' | 'replies'>,
  call: Writing<MemberCall>,
  body: Schemas['SendMessageRequest'],
  writer: Writer,
): Promise<Answer> {
  const { account, nowMs } = call;
  const conversation = await findConversation(writer, account.id, body.conversation, nowMs);
  if (conversation === null) return notFound('conversation');
  const refusal = refuseWriting(conversation);
  if (refusal !== null) return refusal;
  const problem = textProblem(body.text);
  if (problem !== null) return invalid({ text: problem });
  const repliesTo = body.reply_to ?? null;
  const quoted = repliesTo === null ? null : await findQuoted(writer, conversation.id, repliesTo);
  const known = await findSent(writer, conversation.id, body.message_id);
  if (known !== null) {
    const isSame = known.text === body.text && known.reply_to?.id === quoted?.id && known.photo === undefined;
    return isSame
      ? ok<Schemas['SentMessage']>({ message: known, credits: await balance(writer, account.id) })
      : messageIdUsed();
  }
  const { text, message_id: messageId } = body;
  const { message_credits: cost } = await readOperatorSettings(writer);
  return await accept(services, call, writer, conversation, { text, messageId, quoted, cost });
}

/** Returns why nothing can be sent in a conversation; null if it can. */
export function refuseWriting(conversation: Conversation): Refusal | null {
  if (conversation.isReadOnly) return partnerGone();
  return conversation.isBlocked ? refuse(409, 'blocked', 'You have blocked this member.') : null;
}

export function messageIdUsed(): Refusal {
  return refuse(409, 'message_id_used', 'This message id belongs to another message.');
}

interface CheckedMessage {
  text: string;
  messageId: string;
  quoted: Schemas['QuotedMessage'] | null;
  /** In credits. */
  cost: number;
  /** Stores the photo and returns its id; only called once the message is paid for. */
  storePhoto?: () => Promise<number>;
}

/** Charges a message, stores it in both mailboxes and notifies the other member. */
export async function accept(
  { replies, push }: Pick<Services, 'push' | 'replies'>,
  call: Writing<MemberCall>,
  writer: Writer,
  conversation: Conversation,
  { text, messageId, quoted, cost, storePhoto }: CheckedMessage,
): Promise<Answer> {
  const { account, nowMs } = call;
  if (!account.isPremium) {
    const charged = await writer.run('UPDATE accounts SET credits = credits - ? WHERE id = ? AND credits >= ?', [
      cost,
      account.id,
      cost,
    ]);
    if (charged.changedRows === 0) {
      return refuse(402, 'insufficient_credits', 'Your balance does not cover this message.');
    }
  }
  const photoId = storePhoto === undefined ? null : await storePhoto();
  const message = await storeMessage(writer, {
    conversationId: conversation.id,
    fromMe: true,
    text,
    sentAtMs: nowMs,
    clientMessageId: messageId,
    quoted,
    photoId,
  });
  const partner = await writer.row('SELECT id FROM accounts WHERE member_id = ?', [conversation.partnerId]);
  if (partner !== null) {
    const sent = { text, sentAtMs: nowMs, quoted, photoId };
    const delivered = await deliver(writer, integerColumn(partner, 'id'), account.memberId, sent);
    await joinTwins(writer, message.id, delivered.message.id);
    call.afterCommit(push.wake);
  } else if (await planReply(writer, replies, conversation.id, nowMs)) {
    call.afterCommit(() => replies.wake());
  }
  return ok<Schemas['SentMessage']>({ message, credits: await balance(writer, account.id) });
}

/**
 * Stores a member's message in an account's mailbox and queues a push notification for it. `quoted`: as it stands in the
 * sender's mailbox.
 */
export async function deliver(
  writer: Writer,
  accountId: number,
  fromMemberId: number,
  { text, sentAtMs, quoted, photoId }: Pick<NewMessage, 'text' | 'sentAtMs' | 'quoted' | 'photoId'>,
): Promise<{ conversationId: number; message: Schemas['Message'] }> {
  const conversationId = await ensureConversation(writer, accountId, fromMemberId, sentAtMs);
  const message = await storeMessage(writer, {
    conversationId,
    fromMe: false,
    text,
    sentAtMs,
    clientMessageId: null,
    quoted: quoted === null ? null : await quoteForPartner(writer, conversationId, quoted),
    photoId,
  });
  await notePush(writer, accountId, 'message', message.id, sentAtMs);
  return { conversationId, message };
}

/** Adds checks beyond the contract: blank text, and NUL, which SQLite treats as the end of a string. */
export function textProblem(text: string): string | null {
  if (text.trim() === '') return 'required';
  return text.includes('\u0000') ? 'invalid_characters' : null;
}

export async function balance(writer: Writer, accountId: number): Promise<number> {
  const row = await writer.row('SELECT credits FROM accounts WHERE id = ?', [accountId]);
  return row === null ? 0 : integerColumn(row, 'credits');
}
