import type { components } from '../../../openapi/generated/types.ts';
import { nameWords } from '../../public/name-words.ts';
import type { OutboxRow } from '../../public/outbox-row.ts';
import type { ChatRow, MessagePreview } from '../../public/rows.ts';
import { cardOf } from '../members/card.ts';

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
    lastMessage: last === null ? null : { text: last.text, fromMe: last.from_me, sentAtMs, delivery: 'sent' },
    lastMessageId: last?.id ?? 0,
    lastActivityAtMs: sentAtMs,
    readOnly: conversation.read_only,
    blocked: conversation.blocked,
    words: nameWords(profile.name),
    partnerReadUntil: conversation.partner_read_until ?? null,
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
        result =
          state === 'queued'
            ? withPendingPreview(result, intent.text, createdAtMs)
            : withPreview(result, { text: intent.text, fromMe: true, sentAtMs: createdAtMs, delivery: 'sent' });
        break;
      default:
        break;
    }
  }
  return result;
}

/** Shows a message in the chat list unless it already shows a newer one. */
export function withPreview(row: ChatRow, preview: MessagePreview): ChatRow {
  if (row.lastActivityAtMs > preview.sentAtMs) return row;
  return { ...row, lastMessage: preview, lastActivityAtMs: preview.sentAtMs };
}

/**
 * Shows an unsent message in the chat list. It sorts after everything the server has, whatever the device's clock says.
 */
export function withPendingPreview(row: ChatRow, text: string, sentAtMs: number): ChatRow {
  return {
    ...row,
    lastMessage: { text, fromMe: true, sentAtMs, delivery: 'pending' },
    lastActivityAtMs: Math.max(row.lastActivityAtMs, sentAtMs),
  };
}

export function conversationIdOf(row: OutboxRow): number | null {
  return 'conversationId' in row.intent ? row.intent.conversationId : null;
}
