import type { components } from '../../../openapi/generated/types.ts';
import { nameWords } from '../../public/name-words.ts';
import type { MessageIntent, OutboxRow } from '../../public/outbox-row.ts';
import type { ChatRow, ListedMessage, MessagePreview, MessageRow } from '../../public/rows.ts';
import { cardOf } from '../members/card.ts';
import { messageRowOf } from './message-rows.ts';

type ChatEntry = components['schemas']['ChatEntry'];

/** Converts a chat from the server's format. */
export function chatRowOf(entry: ChatEntry): ChatRow {
  const { conversation, profile } = entry;
  const last = conversation.last_message;
  const sentAtMs = Date.parse(last?.sent_at ?? conversation.started_at);
  return {
    conversationId: conversation.id,
    profileId: profile.id,
    profile: cardOf(profile),
    unreadCount: entry.num_unread_messages,
    lastMessage: last === null ? null : previewOf(messageRowOf(conversation.id, last)),
    lastMessageId: last?.id ?? 0,
    lastActivityAtMs: sentAtMs,
    readOnly: conversation.read_only,
    blocked: conversation.blocked,
    words: nameWords(profile.name),
    partnerReadUntil: conversation.partner_read_until ?? null,
    photosShown: conversation.photos_shown ?? null,
  };
}

/** Returns the chat as it will be once `intents` have reached the server, in order; null if it is removed. */
export function withIntents(row: ChatRow, intents: readonly OutboxRow[]): ChatRow | null {
  let result: ChatRow | null = row;
  for (const { intent, state, createdAtMs } of intents) {
    if (result === null) break;
    switch (intent.kind) {
      case 'remove-chat':
        result = null;
        break;
      case 'mark-read':
        // Messages that arrived after the member looked stay unread.
        if (intent.readUntil >= result.lastMessageId) result = { ...result, unreadCount: 0 };
        break;
      case 'send-message':
      case 'send-photo':
        // One that was sent is in the list already, with the time that the server gave it.
        if (state === 'queued') result = withPendingPreview(result, intent, createdAtMs);
        break;
      default:
        break;
    }
  }
  return result;
}

/** Returns a message as the chat list shows it. */
export function previewOf({ text, photo, fromMe, sentAtMs, delivery }: MessageRow): MessagePreview {
  return { text, ...(photo === undefined ? {} : { isPhoto: true }), fromMe, sentAtMs, delivery: delivery.state };
}

/** Returns a message of the outbox as the chat list shows it. */
export function intentPreview(
  intent: MessageIntent,
  sentAtMs: number,
  delivery: MessagePreview['delivery'],
): MessagePreview {
  const { text, kind } = intent;
  return { text, ...(kind === 'send-photo' ? { isPhoto: true } : {}), fromMe: true, sentAtMs, delivery };
}

/** Shows a message in the chat list unless it already shows a newer one. */
export function withPreview(row: ChatRow, preview: MessagePreview): ChatRow {
  return row.lastActivityAtMs > preview.sentAtMs
    ? row
    : withStored(row, { lastMessage: preview, lastActivityAtMs: preview.sentAtMs });
}

/** Shows in the chat list what the server has. */
export function withStored(row: ChatRow, listed: ListedMessage): ChatRow {
  const { beforeUnsent: _, ...rest } = row;
  return { ...rest, ...listed };
}

/** Shows an unsent message in the chat list, and keeps what it covers there. */
export function withUnsent(row: ChatRow, listed: ListedMessage): ChatRow {
  const before = storedIn(row);
  return { ...row, ...(before === undefined ? {} : { beforeUnsent: before }), ...listed };
}

/** Shows in the chat list what the server has as the newest, below an unsent message if there is one. */
export function withServerNewest(row: ChatRow, { lastMessage, lastActivityAtMs, lastMessageId }: ChatRow): ChatRow {
  const listed = { lastMessage, lastActivityAtMs };
  const isUnsentShown = row.lastMessage !== null && row.lastMessage.delivery !== 'sent';
  return { ...(isUnsentShown ? { ...row, beforeUnsent: listed } : withStored(row, listed)), lastMessageId };
}

/** Returns what the chat list shows of the chat without its unsent messages; undefined if that is unknown. */
export function storedIn({ lastMessage, lastActivityAtMs, beforeUnsent }: ChatRow): ListedMessage | undefined {
  const isStored = lastMessage === null || lastMessage.delivery === 'sent';
  return isStored ? { lastMessage, lastActivityAtMs } : beforeUnsent;
}

/**
 * Shows an unsent message in the chat list. It sorts after everything the server has, whatever the device's clock says.
 */
export function withPendingPreview(row: ChatRow, intent: MessageIntent, sentAtMs: number): ChatRow {
  return withUnsent(row, {
    lastMessage: intentPreview(intent, sentAtMs, 'pending'),
    lastActivityAtMs: Math.max(row.lastActivityAtMs, sentAtMs),
  });
}

export function conversationIdOf(row: OutboxRow): number | null {
  return 'conversationId' in row.intent ? row.intent.conversationId : null;
}
