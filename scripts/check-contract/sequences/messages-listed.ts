import type { Answer } from '../run/runner.ts';
import { type Chat, chatsOf } from './list-of-chats.ts';
import { type Quoted, sameQuote } from './quotes.ts';
import type { Steps } from './steps.ts';
import { untouchedChats } from './untouched-chats.ts';

/** The list of conversations tells what was sent last, and counts nothing of it as unread. */
export function listed(
  steps: Steps,
  { answer, chats }: { answer: Answer; chats: readonly Chat[] },
  conversation: number,
  sent: readonly { id: number; quoted: Quoted | null }[],
): void {
  const chat = chats.find(({ id }) => id === conversation);
  const last = sent.at(-1);
  if (chat === undefined || last === undefined) {
    steps.broken(
      answer,
      'A conversation with new messages is not in the list',
      `conversation ${conversation}`,
      'not there',
    );
    return;
  }
  if (steps.same(answer, 'The list of conversations does not tell the last message', last.id, chat.lastId))
    sameQuote(steps, answer, chat.last, last.quoted);
  steps.same(
    answer,
    'Messages that the member sent count as unread',
    0,
    chat.unread,
    'Count only messages of the other one: AND from_me = 0',
  );
  if (chats[0]?.id !== conversation && (chats[0]?.at ?? 0) < chat.at)
    steps.broken(
      answer,
      'The conversation with the newest message is not the first',
      `conversation ${conversation}`,
      `conversation ${chats[0]?.id}`,
    );
}

/** What is marked as read and removed is one conversation. */
export async function markAndRemove(
  steps: Steps,
  conversation: number,
  sent: readonly { id: number }[],
  before: readonly Chat[],
): Promise<void> {
  const last = sent.at(-1)?.id ?? 0;
  await steps.call('markChatRead', { purpose: 'read to the end', body: { conversation, read_until: last } });
  const marked = await chatsOf(steps, 'the others stay as they are');
  untouchedChats(steps, marked.answer, before, marked.chats, conversation, 'Marking a conversation as read');
  await steps.call('removeChat', { purpose: 'remove it', body: { conversation } });
  steps.visitor.pool.forget('conversation', conversation);
  const after = await chatsOf(steps, 'the others are there');
  untouchedChats(steps, after.answer, before, after.chats, conversation, 'Removing a conversation');
}
