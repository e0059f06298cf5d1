import type { AccountDatabase } from '../../public/database.ts';
import { chatLane } from './lane.ts';

/** Whether the chat is in the list, noted before an answer about it is asked for. */
export async function isListed(database: AccountDatabase, conversationId: number): Promise<boolean> {
  return (await database.chats.get(conversationId).catch(() => undefined)) !== undefined;
}

/**
 * An answer that was asked for before a removal must not bring the chat's messages back, whether the removal is still
 * on its way or done.
 */
export async function wasRemoved(
  database: AccountDatabase,
  conversationId: number,
  wasListed: boolean,
): Promise<boolean> {
  if (wasListed && !(await isListed(database, conversationId))) return true;
  const removals = await database.outbox
    .where('lane')
    .equals(chatLane(conversationId))
    .filter((row) => row.intent.kind === 'remove-chat' && row.state !== 'rejected')
    .count();
  return removals > 0;
}
