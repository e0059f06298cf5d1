import { randomUUID } from 'node:crypto';
import type { Answer } from '../run/runner.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

const ADVICE =
  'Keep for each side up to which message it was removed; a later message, or starting it again, brings back the rest.';

/** A conversation that both have removed: what comes later is there, and what was removed is not. */
export async function comesBack(
  steps: Steps,
  other: Steps,
  { me, you }: { me: number | null; you: number },
): Promise<void> {
  const theirs = await conversationWith(other, me);
  if (theirs === null) return;
  await other.call('removeChat', { purpose: 'removed by the other one too', body: { conversation: theirs } });
  const started = await steps.call('getChat', {
    use: 'startChat',
    purpose: 'started again after it was removed',
    query: { profile: you },
  });
  const conversation = numberIn(started.body, '/id');
  if (conversation === null) return;
  await onlyNew(steps, conversation, 0);
  const key = randomUUID();
  const sent = await steps.attempt('sendMessage', {
    purpose: 'a message after both have removed it',
    body: { conversation, text: 'A message that comes later.', message_id: key },
    isWholeBody: true,
    key,
    expect: { kind: 'success', mayTryAnother: true },
  });
  if (sent.isSuccess) {
    const again = await conversationWith(other, me);
    if (again === null)
      other.broken(
        sent,
        'A message does not reach a member who has removed the conversation before',
        `a conversation with member ${me}`,
        'none in the list',
        ADVICE,
      );
    else {
      await onlyNew(other, again, 1);
      await oneUnread(other, again);
    }
  }
  await steps.attempt('removeChat', {
    purpose: 'remove it again',
    body: { conversation },
    expect: { kind: 'documented' },
  });
  steps.visitor.pool.forget('conversation', conversation);
}

/** What was removed does not count as unread. */
async function oneUnread(other: Steps, conversation: number): Promise<void> {
  const chats = await other.call('getChats', { purpose: 'what is unread of it' });
  const entry = listIn(chats.body, '').find((each) => numberIn(each, '/conversation/id') === conversation);
  other.same(
    chats,
    'A conversation that came back counts other messages as unread than the new one',
    1,
    numberIn(entry, '/num_unread_messages'),
  );
}

async function conversationWith(steps: Steps, member: number | null): Promise<number | null> {
  const chats = await steps.call('getChats', { purpose: 'whether the conversation is there' });
  const entry = listIn(chats.body, '').find((each) => numberIn(each, '/profile/id') === member);
  return numberIn(entry, '/conversation/id');
}

async function onlyNew(steps: Steps, conversation: number, count: number): Promise<void> {
  const page: Answer = await steps.call('getChat', {
    use: 'readChat',
    purpose: 'what was removed stays away',
    query: { conversation },
  });
  const found = listIn(page.body, '/messages').length;
  if (found > count)
    steps.broken(
      page,
      'Messages of a conversation come back that was removed',
      count === 0 ? 'none' : `the ${count} that came later`,
      `${found} messages`,
      ADVICE,
    );
}
