import type { AccountDatabase } from '../../public/database.ts';
import { isOutboxRow } from '../../public/outbox-row.ts';
import { chatLane } from './lane.ts';

/** Returns whether the chat is in the list. Call it before requesting data of the chat, for `wasRemoved`. */
export async function isListed(database: AccountDatabase, conversationId: number): Promise<boolean> {
  return (await database.chats.get(conversationId).catch(() => undefined)) !== undefined;
}

/**
 * Returns whether the chat was removed since `wasListed` was determined, whether or not the removal has been sent: a
 * response requested before a removal must not restore the chat's messages.
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
    .filter((row) => isOutboxRow(row) && row.intent.kind === 'remove-chat' && row.state !== 'rejected')
    .count();
  return removals > 0;
}
