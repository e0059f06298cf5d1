import type { ChatRow, DraftRow } from './rows.ts';

const DELIVERIES: readonly unknown[] = ['sent', 'pending', 'rejected'];

/** The doors of what the list of chats shows, apart from row-doors.ts: a small script needs no more than these. */

/** Whether a row has all that the list shows of a chat. */
export function isShowableChat(row: unknown): row is ChatRow {
  if (!isRecord(row) || !isRecord(row['profile'])) return false;
  const { profile, lastMessage } = row;
  return (
    Number.isSafeInteger(row['conversationId']) &&
    Number.isSafeInteger(row['unreadCount']) &&
    typeof profile['name'] === 'string' &&
    (profile['main_image'] === null ||
      (isRecord(profile['main_image']) && typeof profile['main_image']['thumb_filename'] === 'string')) &&
    (lastMessage === null || isMessagePreview(lastMessage))
  );
}

function isMessagePreview(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['text'] === 'string' &&
    typeof value['fromMe'] === 'boolean' &&
    isTime(value['sentAtMs']) &&
    DELIVERIES.includes(value['delivery'])
  );
}

export function isDraftRow(row: unknown): row is DraftRow {
  return (
    isRecord(row) &&
    Number.isSafeInteger(row['conversationId']) &&
    typeof row['text'] === 'string' &&
    isTime(row['updatedAtMs'])
  );
}

/** Returns whether the value is a valid `Date` time, in milliseconds since 1970. */
function isTime(value: unknown): boolean {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
