import type { AccountRows } from '../../data/account-database.tsx';
import { calls } from '../../data/calls.ts';
import { commandProblem } from '../../data/command-problem.ts';
import { followRemoval } from '../../data/follow-removal.ts';
import { translation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/toasts.ts';

/**
 * Removes a chat locally at once; the worker removes it on the server. Resolves with true if the command was accepted.
 * The toast confirming the removal appears once the server has done it; while it is queued or after it was rejected, a
 * banner says so.
 */
export async function removeChat(database: AccountRows, conversationId: number): Promise<boolean> {
  const { t } = translation();
  const problem = commandProblem(await calls.removeChat(conversationId));
  if (problem !== null) {
    showToast({ text: t(problem), tone: 'danger' });
    return false;
  }
  followRemoval(database, conversationId, (end) => {
    if (end === 'removed') showToast({ text: translation().t('chats.removed') });
  });
  return true;
}
