import { liveQuery } from 'dexie';
import { isOutboxRow, type OutboxRow } from '../../worker/public/outbox-row.ts';
import type { AccountRows } from './account-database.tsx';

/** Calls `onEnd` once with the outcome of a chat removal queued in the outbox; never if the session ends first. */
export function followRemoval(
  database: AccountRows,
  conversationId: number,
  onEnd: (end: 'removed' | 'rejected' | 'kept') => void,
): void {
  const removal = liveQuery(async () => {
    const row = await findRemoval(database, conversationId);
    if (row?.state === 'queued' || row?.state === 'rejected') return row.state;
    // A settled removal may already be deleted from the outbox: then the chat is gone too.
    return (await database.chats.get(conversationId)) === undefined ? 'removed' : 'kept';
  });
  let hasEnded = false;
  const following = removal.subscribe({
    next(state) {
      if (state === 'queued' || hasEnded) return;
      hasEnded = true;
      onEnd(state);
      // Deferred, since this may run during the first emission.
      queueMicrotask(() => following.unsubscribe());
    },
    // The database was closed: the session has ended.
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
