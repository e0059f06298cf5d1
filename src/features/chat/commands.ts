import { calls } from '../../data/calls.ts';
import { commandProblem } from '../../data/command-problem.ts';
import { troubleIn } from '../../data/use-fetch.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { translation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/toasts.ts';

interface NewMessage {
  conversationId: number;
  /** The same id twice is one message. */
  messageId: string;
  text: string;
}

/** Hands a message to the outbox. Null when it was taken up, else why not. */
export async function sendMessage(message: NewMessage): Promise<MessageId | null> {
  return commandProblem(await calls.sendMessage(message));
}

/** Keeps what was begun; a failure is told once the member sends, when it matters. */
export async function saveDraft(conversationId: number, text: string): Promise<void> {
  await calls.saveDraft(conversationId, text);
}

export async function retryMessage(idempotencyKey: string): Promise<void> {
  tell(commandProblem(await calls.retry(idempotencyKey)));
}

export async function discardMessage(idempotencyKey: string): Promise<void> {
  tell(commandProblem(await calls.discard(idempotencyKey)));
}

/** Takes a message back that waits: its text is the draft again. */
export async function takeMessageBack(idempotencyKey: string): Promise<void> {
  const problem = commandProblem(await calls.discard(idempotencyKey));
  if (problem === null) showToast({ text: translation().t('chat.taken_back') });
  else tell(problem);
}

/** Sends what waits behind a message that was refused. */
export async function sendRest(idempotencyKey: string): Promise<void> {
  tell(commandProblem(await calls.passOver(idempotencyKey)));
}

/** Opening a conversation zeroes its unread count (specification, section 4). */
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
