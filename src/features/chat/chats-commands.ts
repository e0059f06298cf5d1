import { liveQuery } from 'dexie';
import type { OutboxRow } from '../../../worker/public/database.ts';
import { isOutboxRow } from '../../../worker/public/outbox-row.ts';
import type { AccountRows } from '../../data/account-database.tsx';
import { calls } from '../../data/calls.ts';
import { commandProblem } from '../../data/command-problem.ts';
import { translation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/toasts.ts';

/**
 * Removes a chat here at once; the worker removes it at the server. Resolves with true when it was taken up. That it is
 * removed is told once the server has done it; while it waits, and when it is refused, a banner says so.
 */
export async function removeChat(database: AccountRows, conversationId: number): Promise<boolean> {
  const { t } = translation();
  const problem = commandProblem(await calls.removeChat(conversationId));
  if (problem === null) tellOnceRemoved(database, conversationId);
  else showToast({ text: t(problem), tone: 'danger' });
  return problem === null;
}

/** A settled removal may be gone before anybody has looked: then the chat is not there either. */
function tellOnceRemoved(database: AccountRows, conversationId: number): void {
  const removal = liveQuery(async () => {
    const row = await findRemoval(database, conversationId);
    if (row !== undefined && row.state !== 'settled') return row.state;
    return (await database.chats.get(conversationId)) === undefined ? 'removed' : 'kept';
  });
  const following = removal.subscribe({
    next(state) {
      if (state === 'queued') return;
      if (state === 'removed') showToast({ text: translation().t('chats.removed') });
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
