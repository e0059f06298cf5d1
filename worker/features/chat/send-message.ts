import type { AccountDatabase } from '../../public/database.ts';
import type { WaitingPhoto } from '../../public/message-photo.ts';
import type { MessageIntent } from '../../public/outbox-row.ts';
import type { OutgoingPhoto } from '../../public/photo-calls.ts';
import type { QuotedMessage } from '../../public/rows.ts';
import { MESSAGE_TEXT_MAX_LENGTH } from '../../public/text-lengths.ts';
import type { CommandResult, OutgoingMessage } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { commandResult } from '../../sync/command-result.ts';
import { enqueue } from '../../sync/outbox-rows.ts';
import { writeAccount } from '../../sync/write.ts';
import { withPendingPreview } from './chat-row.ts';
import { chatLane } from './lane.ts';
import { pendingMessageRow } from './message-rows.ts';
import { endReply, quoteOf } from './reply.ts';

/** Our choice: about forty photos as the app scales them, far below what browsers let a site store. */
const WAITING_PHOTOS_MAX_BYTES = 40_000_000;

/** Returns the length in code points, as JSON Schema and thus the contract's limit count it. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** Shows the message as pending, deletes its draft and queues it, in one transaction. */
export async function sendMessage(account: Account, message: OutgoingMessage): Promise<CommandResult> {
  if (message.text.trim() === '') return { status: 'invalid', problem: 'empty' };
  return await queueMessage(account, message, (quoted) => {
    const { conversationId, messageId, text } = message;
    return { kind: 'send-message', conversationId, messageId, text, quoted };
  });
}

/** Does the same with a photo, whose words may be missing: those of the composer went with it. */
export async function sendPhoto(account: Account, message: OutgoingPhoto): Promise<CommandResult> {
  return await queueMessage(account, message, (quoted) => {
    const { conversationId, messageId, photo } = message;
    return { kind: 'send-photo', conversationId, messageId, text: message.text.trim(), photo, quoted };
  });
}

async function queueMessage(
  account: Account,
  { conversationId, messageId, text, replyToKey = null }: OutgoingMessage,
  intentFor: (quoted: QuotedMessage | null) => MessageIntent,
): Promise<CommandResult> {
  if (lengthOf(text) > MESSAGE_TEXT_MAX_LENGTH) return { status: 'invalid', problem: 'too-long' };
  const { database, environment } = account;
  const tables = [database.chats, database.messages, database.outbox, database.drafts, database.conversations];
  const written = await writeAccount(account, tables, async (): Promise<CommandResult> => {
    const chat = await database.chats.get(conversationId);
    if (chat === undefined) return { status: 'invalid', problem: 'unknown-chat' };
    if (chat.readOnly || chat.blocked) return { status: 'invalid', problem: 'read-only' };
    const isRepeated = (await database.outbox.where('idempotencyKey').equals(messageId).count()) > 0;
    if (isRepeated || (await database.messages.get(messageId)) !== undefined) return { status: 'accepted' };
    const nowMs = environment.now();
    const intent = intentFor(replyToKey === null ? null : await quoteOf(database, conversationId, replyToKey));
    if (intent.kind === 'send-photo' && (await isPhotoTooMany(database, intent.photo)))
      return { status: 'invalid', problem: 'too-many-photos' };
    const lane = chatLane(conversationId);
    const sequence = await enqueue(database, { idempotencyKey: messageId, lane, intent, nowMs });
    // Handed over together: one after the other, each would wait for the one before to be answered.
    await Promise.all([
      database.messages.put(pendingMessageRow(intent, sequence, nowMs)),
      database.drafts.delete(conversationId),
      endReply(database, conversationId),
      database.chats.put(withPendingPreview(chat, intent, nowMs)),
    ]);
    return { status: 'accepted' };
  });
  return commandResult(written);
}

/** Returns whether the photos that wait would take more of the device than they may. */
async function isPhotoTooMany(database: AccountDatabase, photo: WaitingPhoto): Promise<boolean> {
  let totalBytes = photo.file.size;
  await database.outbox.each(({ intent, state }) => {
    if (intent.kind === 'send-photo' && state !== 'settled') totalBytes += intent.photo.file.size;
  });
  return totalBytes > WAITING_PHOTOS_MAX_BYTES;
}
