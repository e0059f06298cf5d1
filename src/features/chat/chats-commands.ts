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

export type StartedChat =
  | { status: 'started'; conversationId: number }
  | { status: 'failed'; cause: 'offline' | 'other' }
  /** The app leads to the login by itself. */
  | { status: 'session-lost' };

/** Finds or starts the conversation with a member. */
export async function startChat(profileId: number): Promise<StartedChat> {
  const result = await calls.startChat(profileId);
  switch (result.status) {
    case 'started':
      return { status: 'started', conversationId: result.conversationId };
    case 'session-lost':
      return { status: 'session-lost' };
    case 'offline':
      return { status: 'failed', cause: 'offline' };
    default:
      return { status: 'failed', cause: 'other' };
  }
}
