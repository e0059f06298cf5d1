import { calls } from '../../data/calls.ts';
import { commandProblem } from '../../data/command-problem.ts';
import { translation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/toasts.ts';

/** Removes a chat here at once; the worker removes it at the server. True when it was taken up. */
export async function removeChat(conversationId: number): Promise<boolean> {
  const { t } = translation();
  const problem = commandProblem(await calls.removeChat(conversationId));
  if (problem === null) showToast({ text: t('chats.removed') });
  else showToast({ text: t(problem), tone: 'danger' });
  return problem === null;
}
