import type { Answer } from '../run/runner.ts';
import type { Chat } from './list-of-chats.ts';
import type { Steps } from './steps.ts';

/** Checks that calls on one conversation do not affect any other. */
export function untouchedChats(
  steps: Steps,
  answer: Answer,
  before: readonly Chat[],
  after: readonly Chat[],
  conversation: number,
  what: string,
): void {
  for (const old of before) {
    if (old.id === conversation) continue;
    const now = after.find(({ id }) => id === old.id);
    if (now === undefined)
      steps.broken(answer, `${what} takes another conversation away`, `conversation ${old.id}`, 'not there');
    // New messages may arrive in the meantime, so a count may increase.
    else if (now.unread < old.unread)
      steps.broken(
        answer,
        `${what} changes what is unread in another conversation`,
        String(old.unread),
        String(now.unread),
        'WHERE conversation_id = :conversation is missing.',
      );
    else if (now.lastId !== old.lastId && now.unread === old.unread)
      steps.broken(
        answer,
        `${what} changes the last message of another conversation`,
        String(old.lastId),
        String(now.lastId),
      );
  }
}
