import type { AccountRows } from '../../data/account-database.tsx';
import { calls } from '../../data/calls.ts';
import { commandProblem } from '../../data/command-problem.ts';
import { followRemoval } from '../../data/follow-removal.ts';
import { translation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/toasts.ts';

/**
 * Removes a chat here at once; the worker removes it at the server. Resolves with true when it was taken up. That it is
 * removed is told once the server has done it; while it waits, and when it is refused, a banner says so.
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
