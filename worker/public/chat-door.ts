import type { ChatRow, DraftRow, LikeRow } from './rows.ts';

const DELIVERIES: readonly unknown[] = ['sent', 'pending', 'rejected'];

/** The doors of what the list of chats shows, apart from row-doors.ts: a small script needs no more than these. */

/** Whether a row has all that the list shows of a chat. */
export function isShowableChat(row: unknown): row is ChatRow {
  if (!isRecord(row)) return false;
  const { lastMessage } = row;
  return (
    Number.isSafeInteger(row['conversationId']) &&
    Number.isSafeInteger(row['unreadCount']) &&
    isFace(row['profile']) &&
    (lastMessage === null || isMessagePreview(lastMessage))
  );
}

/** Whether a row has all that the list shows of a new like. */
export function isShowableLike(row: unknown): row is LikeRow {
  return isRecord(row) && isFace(row['profile']);
}

function isFace(profile: unknown): boolean {
  if (!isRecord(profile)) return false;
  const { name, main_image: image } = profile;
  return (
    typeof name === 'string' && (image === null || (isRecord(image) && typeof image['thumb_filename'] === 'string'))
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
