import type { Schemas } from '../contract/contract.ts';
import { integerColumn } from '../database/columns.ts';
import type { Writer } from '../database/database.ts';
import { type Answer, invalid, notFound, ok, partnerGone, refuse } from '../http/answer.ts';
import type { MemberCall, Writing } from '../http/call.ts';
import { notePush } from '../notifications/push-sender.ts';
import type { Services } from '../services.ts';
import { MESSAGE_CREDITS } from '../site/message-credits.ts';
import { ensureConversation, findConversation } from './conversations.ts';
import { findQuoted, joinTwins, messageOf, quoteForPartner, storeMessage } from './messages.ts';
import { planReply } from './reply-schedule.ts';

/**
 * Stores the message and charges its price in one transaction; premium members are not charged. If the message id is
 * already known in the conversation, returns the stored message, even without an idempotency key.
 */
export async function sendMessage(
  { replies, push }: Pick<Services, 'push' | 'replies'>,
  call: Writing<MemberCall>,
  body: Schemas['SendMessageRequest'],
  writer: Writer,
): Promise<Answer> {
  const { account, nowMs } = call;
  const conversation = await findConversation(writer, account.id, body.conversation, nowMs);
  if (conversation === null) return notFound('conversation');
  if (conversation.isReadOnly) return partnerGone();
  if (conversation.isBlocked) return refuse(409, 'blocked', 'You have blocked this member.');
  const problem = textProblem(body.text);
  if (problem !== null) return invalid({ text: problem });
  const repliesTo = body.reply_to ?? null;
  const quoted = repliesTo === null ? null : await findQuoted(writer, conversation.id, repliesTo);

  const known = await writer.row('SELECT * FROM messages WHERE conversation_id = ? AND client_message_id = ?', [
    conversation.id,
    body.message_id,
  ]);
  if (known !== null) {
    const message = messageOf(known);
    if (message.text !== body.text || message.reply_to?.id !== quoted?.id)
      return refuse(409, 'message_id_used', 'This message id belongs to another message.');
    return ok<Schemas['SentMessage']>({ message, credits: await balance(writer, account.id) });
  }
  if (!account.isPremium) {
    const charged = await writer.run('UPDATE accounts SET credits = credits - ? WHERE id = ? AND credits >= ?', [
      MESSAGE_CREDITS,
      account.id,
      MESSAGE_CREDITS,
    ]);
    if (charged.changedRows === 0) {
      return refuse(402, 'insufficient_credits', 'Your balance does not cover this message.');
    }
  }
  const message = await storeMessage(writer, {
    conversationId: conversation.id,
    fromMe: true,
    text: body.text,
    sentAtMs: nowMs,
    clientMessageId: body.message_id,
    quoted,
  });
  const partner = await writer.row('SELECT id FROM accounts WHERE member_id = ?', [conversation.partnerId]);
  if (partner !== null) {
    const delivered = await deliver(writer, integerColumn(partner, 'id'), account.memberId, body.text, nowMs, quoted);
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
  text: string,
  nowMs: number,
  quoted: Schemas['QuotedMessage'] | null = null,
): Promise<{ conversationId: number; message: Schemas['Message'] }> {
  const conversationId = await ensureConversation(writer, accountId, fromMemberId, nowMs);
  const message = await storeMessage(writer, {
    conversationId,
    fromMe: false,
    text,
    sentAtMs: nowMs,
    clientMessageId: null,
    quoted: quoted === null ? null : await quoteForPartner(writer, conversationId, quoted),
  });
  await notePush(writer, accountId, 'message', message.id, nowMs);
  return { conversationId, message };
}

/** Adds checks beyond the contract: blank text, and NUL, which SQLite treats as the end of a string. */
function textProblem(text: string): string | null {
  if (text.trim() === '') return 'required';
  return text.includes('\u0000') ? 'invalid_characters' : null;
}

async function balance(writer: Writer, accountId: number): Promise<number> {
  const row = await writer.row('SELECT credits FROM accounts WHERE id = ?', [accountId]);
  return row === null ? 0 : integerColumn(row, 'credits');
}
