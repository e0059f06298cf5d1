/** What is known of a conversation on its page. */
export interface NoticeFacts {
  /** Its messages are read, or cannot be had. */
  isRead: boolean;
  /** Number of messages that are shown. */
  count: number;
  /** Its beginning is shown: there are no older messages. */
  isWhole: boolean;
  /** The member has written in it, as far as is shown. */
  hasWritten: boolean;
}

/**
 * Returns where a conversation explains that its profile is fictional: where it begins, or above the field, until the
 * member has written, so that nobody pays for a first message without having seen it. Null if neither: nothing is known
 * yet, or what is written is read far from the beginning.
 */
export function fictionalNoticePlace({ isRead, count, isWhole, hasWritten }: NoticeFacts): 'log' | 'composer' | null {
  if (!isRead) return null;
  if (isWhole && (count === 0 || hasWritten)) return 'log';
  return hasWritten ? null : 'composer';
}
