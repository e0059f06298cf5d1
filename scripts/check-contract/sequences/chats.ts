import { randomUUID } from 'node:crypto';
import { valueAtPointer } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import type { Sequence } from './sequence.ts';
import { SequenceEnded, type Steps } from './steps.ts';
import { holds, listIn, numberIn } from './values.ts';

const CANDIDATES_MAX = 6;

export const chat: Sequence = {
  title: 'start a chat, send, read, delete',
  account: 'member',
  calls: [
    { operationId: 'getChat', use: 'startChat' },
    { operationId: 'getChat', use: 'readChat' },
    { operationId: 'getChats', use: null },
    { operationId: 'sendMessage', use: null },
    { operationId: 'markChatRead', use: null },
    { operationId: 'removeChat', use: null },
  ],
  async run(steps) {
    const conversation = await start(steps);
    const sent = await sendTwice(steps, conversation);
    const read = await steps.call('getChat', {
      use: 'readChat',
      purpose: 'the message is in the page',
      query: { conversation },
    });
    if (!holds(listIn(read.body, '/messages'), '/id', sent.id))
      steps.broken(read, 'A message that was sent is not in its conversation', `message ${sent.id}`, 'not there');
    const body = { conversation, read_until: sent.id };
    const marked = await steps.call('markChatRead', { purpose: 'mark everything as read', body });
    const left = numberIn(marked.body, '/num_unread_messages');
    if (left !== 0) steps.broken(marked, 'Marking everything as read leaves unread messages', '0', String(left));
    const chats = await steps.call('getChats', { purpose: 'nothing is unread' });
    const entry = listIn(chats.body, '').find((each) => numberIn(each, '/conversation/id') === conversation);
    const unread = numberIn(entry, '/num_unread_messages');
    if (entry === undefined)
      steps.broken(chats, 'A started conversation is not in the list', `conversation ${conversation}`, 'not there');
    else if (unread !== 0)
      steps.broken(chats, 'A conversation that was read still counts unread messages', '0', String(unread));
    await remove(steps, conversation);
  },
};

/** Starts a conversation with a member who has none yet, so that deleting it does no harm. */
async function start(steps: Steps): Promise<number> {
  const before = await steps.call('getChats', { purpose: 'the conversations as they stand' });
  const partners = listIn(before.body, '');
  const fresh = steps.candidates('member').filter((member) => !holds(partners, '/profile/id', member));
  for (const profile of [...fresh, steps.known('member')].slice(0, CANDIDATES_MAX)) {
    const started = await steps.attempt('getChat', {
      use: 'startChat',
      purpose: `start a conversation with member ${profile}`,
      query: { profile },
      expect: { kind: 'success', mayTryAnother: true },
    });
    const conversation = numberIn(started.body, '/id');
    if (!started.isSuccess || conversation === null) continue;
    const again = await steps.call('getChat', {
      use: 'startChat',
      purpose: 'start it again: the same',
      query: { profile },
    });
    const second = numberIn(again.body, '/id');
    if (second !== conversation)
      steps.broken(again, 'Starting a conversation twice makes two', `conversation ${conversation}`, String(second));
    return conversation;
  }
  throw new SequenceEnded();
}

async function sendTwice(steps: Steps, conversation: number): Promise<{ id: number }> {
  const messageId = randomUUID();
  // It answers nothing: each attempt would otherwise name the newest message, and be another body.
  const body = { conversation, text: 'A message of the contract checker.', message_id: messageId, reply_to: null };
  const send = (purpose: string, change: Readonly<Record<string, unknown>> = {}): Promise<Answer> =>
    steps.attempt('sendMessage', {
      purpose,
      body: { ...body, ...change },
      key: messageId,
      expect: { kind: 'success', mayTryAnother: true },
    });
  const first = await send('send a message');
  const id = numberIn(first.body, '/message/id');
  if (!first.isSuccess || id === null) throw new SequenceEnded();
  for (const name of ['text', 'message_id'] as const) {
    if (valueAtPointer(first.body, `/message/${name}`) !== body[name])
      steps.broken(
        first,
        `A message is not stored with the ${name} that was sent`,
        `the ${name} as sent`,
        'another one',
      );
  }
  const repeated = await send('send it again under the same idempotency key');
  if (!repeated.isSuccess || numberIn(repeated.body, '/message/id') !== id)
    steps.broken(
      repeated,
      'A repeated idempotency key is not answered with the first answer',
      `message ${id} again`,
      repeated.isSuccess ? `message ${numberIn(repeated.body, '/message/id')}` : `status ${repeated.status}`,
      'Keep the answer of each key, and send it again when the key comes back with the same body.',
    );
  else if (numberIn(repeated.body, '/credits') !== numberIn(first.body, '/credits'))
    steps.broken(
      repeated,
      'A repeated idempotency key is charged again',
      `a balance of ${numberIn(first.body, '/credits')}`,
      `a balance of ${numberIn(repeated.body, '/credits')}`,
      'Look the key up before anything is written or charged.',
    );
  await steps.attempt('sendMessage', {
    purpose: 'another text under the same idempotency key',
    body: { ...body, text: 'Another text of the contract checker.' },
    key: messageId,
    expect: { kind: 'status', statuses: [409], because: 'An idempotency key with another body is not refused' },
  });
  return { id };
}

async function remove(steps: Steps, conversation: number): Promise<void> {
  await steps.call('removeChat', { purpose: 'delete the conversation', body: { conversation } });
  steps.visitor.pool.forget('conversation', conversation);
  const chats = await steps.call('getChats', { purpose: 'it is gone from the list' });
  if (listIn(chats.body, '').some((each) => numberIn(each, '/conversation/id') === conversation))
    steps.broken(
      chats,
      'A deleted conversation is still in the list',
      `no conversation ${conversation}`,
      'still there',
    );
  await steps.attempt('getChat', {
    use: 'readChat',
    purpose: 'reading it is refused',
    query: { conversation },
    expect: { kind: 'status', statuses: [404, 410], because: 'A deleted conversation can still be read' },
  });
  await steps.attempt('removeChat', {
    purpose: 'deleting it again is refused',
    body: { conversation },
    expect: { kind: 'status', statuses: [404, 410], because: 'Deleting what is gone is not refused' },
  });
}
