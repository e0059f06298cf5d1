import type { MessageRow } from '../../../worker/public/rows.ts';

export type LogEntry =
  | { kind: 'day'; key: string; dayStartMs: number }
  /** Separates messages that were unread when the conversation was opened. */
  | { kind: 'unread'; key: string }
  /**
   * Bubbles of one author close in time form a run, which determines the shape of the corners and where the time is
   * shown. `goesOn`: another one follows within the hour, whoever writes it, so that its time tells that of this one too.
   */
  | { kind: 'message'; key: string; message: MessageRow; startsRun: boolean; endsRun: boolean; goesOn: boolean };

export type DayName = 'today' | 'yesterday' | 'date';

const RUN_GAP_MS = 5 * 60_000;
const PAUSE_MS = 60 * 60_000;

/** Converts to server time: messages not yet on the server carry this device's time, whose clock may be wrong. */
export function atServerTime(messages: readonly MessageRow[], clockOffsetMs: number): readonly MessageRow[] {
  if (clockOffsetMs === 0) return messages;
  return messages.map((message) =>
    message.delivery.state === 'sent' ? message : { ...message, sentAtMs: message.sentAtMs + clockOffsetMs },
  );
}

/**
 * Returns messages in reading order, with a divider before the first of each day in the local calendar.
 *
 * @param firstUnreadKey key of the first unread message; null if none was unread
 */
export function logEntries(messages: readonly MessageRow[], firstUnreadKey: string | null = null): LogEntry[] {
  const entries: LogEntry[] = [];
  messages.forEach((message, index) => {
    const before = messages[index - 1];
    const after = messages[index + 1];
    const dayStart = dayStartMs(message.sentAtMs);
    if (before === undefined || dayStartMs(before.sentAtMs) !== dayStart) {
      entries.push({ kind: 'day', key: `day-${message.key}`, dayStartMs: dayStart });
    }
    if (message.key === firstUnreadKey) entries.push({ kind: 'unread', key: 'unread' });
    entries.push({
      kind: 'message',
      key: message.key,
      message,
      startsRun: before === undefined || message.key === firstUnreadKey || !areOneRun(before, message),
      endsRun: after === undefined || after.key === firstUnreadKey || !areOneRun(message, after),
      goesOn: after !== undefined && after.key !== firstUnreadKey && areOneTalk(message, after),
    });
  });
  return entries;
}

/**
 * Returns the key of the first of the other member's last `unreadCount` messages; if older ones are not here, of their
 * first. Null until the newest message has arrived: before, it is unknown which ones are unread.
 *
 * @param newestId the server's id of the newest message when they were counted; what came after it was not
 */
export function firstUnreadKey(messages: readonly MessageRow[], unreadCount: number, newestId: number): string | null {
  if (unreadCount <= 0) return null;
  if (!messages.some(({ serverId }) => serverId !== null && serverId >= newestId)) return null;
  const theirs = messages.filter(({ fromMe, serverId }) => !fromMe && serverId !== null && serverId <= newestId);
  return (theirs.at(-unreadCount) ?? theirs[0])?.key ?? null;
}

/**
 * Returns the key of the first message that had been sent to the member when the chat was opened, but was not yet on this
 * device: it came with the first answer, and was on screen at once. Null if there was none, or the member has written since.
 *
 * @param newestId the server's id of the newest message that the device knew of
 * @param openedAtMs by the server's clock
 */
export function firstArrivedKey(
  messages: readonly MessageRow[],
  { newestId, openedAtMs }: { newestId: number; openedAtMs: number },
): string | null {
  const ownLast = messages.findLastIndex(({ fromMe }) => fromMe);
  const arrived = messages
    .slice(ownLast + 1)
    .find(({ serverId, sentAtMs }) => serverId !== null && serverId > newestId && sentAtMs <= openedAtMs);
  return arrived?.key ?? null;
}

/**
 * Returns whether the member has written since the chat was opened: then nothing in it is unread any more.
 *
 * @param messages at the server's time, see `atServerTime`
 * @param openedAtMs by the server's clock
 */
export function hasAnswered(messages: readonly MessageRow[], openedAtMs: number): boolean {
  return messages.some(({ fromMe, sentAtMs }) => fromMe && sentAtMs > openedAtMs);
}

export function dayName(startMs: number, nowMs: number): DayName {
  if (startMs === dayStartMs(nowMs)) return 'today';
  const yesterday = new Date(dayStartMs(nowMs));
  yesterday.setDate(yesterday.getDate() - 1);
  return startMs === yesterday.getTime() ? 'yesterday' : 'date';
}

function areOneRun(first: MessageRow, second: MessageRow): boolean {
  return first.fromMe === second.fromMe && areNear(first, second, RUN_GAP_MS);
}

function areOneTalk(first: MessageRow, second: MessageRow): boolean {
  return areNear(first, second, PAUSE_MS);
}

function areNear(first: MessageRow, second: MessageRow, gapMs: number): boolean {
  return (
    // What has been sent keeps its time above what waits.
    (first.delivery.state === 'sent') === (second.delivery.state === 'sent') &&
    dayStartMs(first.sentAtMs) === dayStartMs(second.sentAtMs) &&
    Math.abs(second.sentAtMs - first.sentAtMs) < gapMs
  );
}

function dayStartMs(atMs: number): number {
  return new Date(atMs).setHours(0, 0, 0, 0);
}
