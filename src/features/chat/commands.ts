import { calls } from '../../data/calls.ts';
import { commandProblem, isWorthRetrying } from '../../data/command-problem.ts';
import { troubleIn } from '../../data/use-fetch.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { translation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/toasts.ts';

interface NewMessage {
  conversationId: number;
  /** Sending the same id twice sends one message. */
  messageId: string;
  text: string;
  /** Key of the message that it answers; null if none. */
  replyToKey: string | null;
}

/** Adds a message to the outbox. Returns null if it was accepted, otherwise the reason. */
export async function sendMessage(message: NewMessage): Promise<MessageId | null> {
  return commandProblem(await calls.sendMessage(message));
}

/**
 * Stores the draft; a failure is only reported when the member sends, when it matters.
 *
 * @returns `later` if it was not stored but may be by a later try, `refused` if it never will
 */
export async function saveDraft(conversationId: number, text: string): Promise<'stored' | 'later' | 'refused'> {
  const result = await calls.saveDraft(conversationId, text);
  return result.status === 'accepted' ? 'stored' : isWorthRetrying(result) ? 'later' : 'refused';
}

/** Notes which message the next one answers; null: none. */
export async function setReply(conversationId: number, messageKey: string | null): Promise<void> {
  tell(commandProblem(await calls.setReply(conversationId, messageKey)));
}

export async function retryMessage(idempotencyKey: string): Promise<void> {
  tell(commandProblem(await calls.retry(idempotencyKey)));
}

export async function discardMessage(idempotencyKey: string): Promise<void> {
  tell(commandProblem(await calls.discard(idempotencyKey)));
}

/** Withdraws a queued message: its text becomes the draft again. */
export async function takeMessageBack(idempotencyKey: string): Promise<void> {
  const problem = commandProblem(await calls.discard(idempotencyKey));
  if (problem === null) showToast({ text: translation().t('chat.taken_back') });
  else tell(problem);
}

/** Sends the messages queued behind a rejected one. */
export async function sendRest(idempotencyKey: string): Promise<void> {
  tell(commandProblem(await calls.passOver(idempotencyKey)));
}

/** Resets the unread count, as opening a conversation must (specification, section 4). */
export async function markChatRead(conversationId: number): Promise<void> {
  await calls.markChatRead(conversationId);
}

export async function loadOlderMessages(conversationId: number): Promise<'fetched' | 'offline' | 'failed' | 'gone'> {
  const end = await calls.loadOlderMessages(conversationId);
  return end.status === 'fetched' ? 'fetched' : (troubleIn(end) ?? 'gone');
}

function tell(problem: MessageId | null): void {
  if (problem !== null) showToast({ text: translation().t(problem), tone: 'danger' });
}
