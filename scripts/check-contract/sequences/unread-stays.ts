import { randomUUID } from 'node:crypto';
import { at, valueAtPointer } from '../contract/json.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

/** Who writes reads nothing by it, and what was read before stays read. */
export const unreadStays: Sequence = {
  title: 'write into a conversation with messages of the other member',
  account: 'member',
  calls: callsOf('getChats', 'sendMessage'),
  async run(steps) {
    if (steps.isDry) return;
    const chats = listIn((await steps.call('getChats', { purpose: 'the conversations' })).body, '').filter(isOpen);
    const unread = chats.find((chat) => (numberIn(chat, '/num_unread_messages') ?? 0) > 0);
    const read = chats.find(
      (chat) =>
        numberIn(chat, '/num_unread_messages') === 0 &&
        valueAtPointer(chat, '/conversation/last_message/from_me') === false,
    );
    if (unread !== undefined) await writeInto(steps, unread, 'Sending a message marks those of the other one as read');
    if (read !== undefined) await writeInto(steps, read, 'Sending a message makes messages unread that were read');
  },
};

function isOpen(chat: unknown): boolean {
  const conversation = at(chat, 'conversation');
  return at(conversation, 'read_only') === false && at(conversation, 'blocked') === false;
}

async function writeInto(steps: Steps, chat: unknown, title: string): Promise<void> {
  const conversation = numberIn(chat, '/conversation/id') ?? 0;
  const before = numberIn(chat, '/num_unread_messages');
  const key = randomUUID();
  const sent = await steps.attempt('sendMessage', {
    purpose: 'a message',
    body: { conversation, text: 'A message that reads none of yours.', message_id: key },
    isWholeBody: true,
    key,
    expect: { kind: 'documented' },
  });
  if (!sent.isSuccess) return;
  const list = await steps.call('getChats', { purpose: 'what is unread now' });
  const now = listIn(list.body, '').find((each) => numberIn(each, '/conversation/id') === conversation);
  const [last, own] = [numberIn(now, '/conversation/last_message/id'), numberIn(sent.body, '/message/id')];
  if (last !== null && own !== null && last < own)
    steps.broken(
      list,
      'The list of conversations tells an earlier message as the last one than the member has sent',
      `message ${own} in conversation ${conversation}`,
      `message ${last}`,
      'The newest message of both members: ORDER BY id DESC LIMIT 1, whoever wrote it.',
    );
  const isLast = last === own;
  // The other member may have answered meanwhile.
  if (now !== undefined && isLast)
    steps.same(list, title, before, numberIn(now, '/num_unread_messages'), 'Only PUT changes what is read.');
}
