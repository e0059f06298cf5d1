import type { AccountDatabase } from '../../public/database.ts';

/** Lane in which the messages and the removal of one conversation are sent in order. */
export function chatLane(conversationId: number): string {
  return `chat:${conversationId}`;
}

/** An answer that was asked for before the removal must not bring its messages back. */
export async function isBeingRemoved(database: AccountDatabase, conversationId: number): Promise<boolean> {
  const removals = await database.outbox
    .where('lane')
    .equals(chatLane(conversationId))
    .filter((row) => row.intent.kind === 'remove-chat' && row.state !== 'rejected')
    .count();
  return removals > 0;
}
