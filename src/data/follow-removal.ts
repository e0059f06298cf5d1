import { liveQuery } from 'dexie';
import { isOutboxRow, type OutboxRow } from '../../worker/public/outbox-row.ts';
import type { AccountRows } from './account-database.tsx';

/** Calls `onEnd` once with how the removal of a chat ended that waits in the outbox; never when the session ends. */
export function followRemoval(
  database: AccountRows,
  conversationId: number,
  onEnd: (end: 'removed' | 'rejected' | 'kept') => void,
): void {
  const removal = liveQuery(async () => {
    const row = await findRemoval(database, conversationId);
    if (row?.state === 'queued' || row?.state === 'rejected') return row.state;
    // A settled removal may be gone before anybody has looked: then the chat is not there either.
    return (await database.chats.get(conversationId)) === undefined ? 'removed' : 'kept';
  });
  let hasEnded = false;
  const following = removal.subscribe({
    next(state) {
      if (state === 'queued' || hasEnded) return;
      hasEnded = true;
      onEnd(state);
      // Called from within the first answer, too.
      queueMicrotask(() => following.unsubscribe());
    },
    // The database was closed: the session is over.
    error: () => undefined,
  });
}

async function findRemoval(database: AccountRows, conversationId: number): Promise<OutboxRow | undefined> {
  const rows = await Promise.all(
    ['queued', 'settled', 'rejected'].map((state) => database.outbox.where('state').equals(state).toArray()),
  );
  return rows
    .flat()
    .filter(isOutboxRow)
    .find(({ intent }) => intent.kind === 'remove-chat' && intent.conversationId === conversationId);
}
