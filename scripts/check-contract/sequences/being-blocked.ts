import { randomUUID } from 'node:crypto';
import { at } from '../contract/json.ts';
import { newest } from './blocks-of-two.ts';
import { removeStartedChat } from './remove-started-chat.ts';
import { callsOf, type Sequence } from './sequence.ts';
import { holds, listIn, numberIn } from './values.ts';

/** The other side: the blocked member can neither find nor reach the blocking one. */
export const beingBlocked: Sequence = {
  title: 'be blocked by another member',
  account: 'member',
  needsOther: true,
  calls: callsOf(
    'search',
    'getUser',
    'getChats',
    'getChat.startChat',
    'sendMessage',
    'removeChat',
    'blockMember',
    'unblockMember',
    'getProfile',
  ),
  async run(steps, { other }) {
    if (other === null || steps.isDry) return;
    const me = numberIn((await steps.call('getUser', { purpose: 'who this is' })).body, '/profile/id') ?? 0;
    const you = numberIn((await other.call('getUser', { purpose: 'who the other one is' })).body, '/profile/id') ?? 0;
    const before = await newest(steps, 'who is found');
    if (holds(before.rows, '/id', me))
      steps.broken(
        before.answer,
        'The member finds himself',
        `nobody with the id ${me}`,
        'found',
        'AND members.id <> :me',
      );
    const started = await steps.call('getChat', {
      use: 'startChat',
      purpose: 'a conversation before',
      query: { profile: you },
    });
    const conversation = numberIn(started.body, '/id');
    await other.call('blockMember', { purpose: 'the other member blocks this one', body: { profile: me } });
    const refusals = [404, 409, 410, 422];
    const after = await newest(steps, 'who is found now');
    if (holds(after.rows, '/id', you))
      steps.broken(
        after.answer,
        'Who has blocked the member is found all the same',
        `nobody with the id ${you}`,
        'found',
        'Look for a block in both directions.',
      );
    await steps.attempt('getProfile', {
      purpose: 'the profile is out of reach',
      query: { id: you },
      expect: { kind: 'status', statuses: refusals, because: 'The profile of who has blocked the member is shown' },
    });
    const chats = await steps.call('getChats', { purpose: 'the conversation is read only' });
    const entry = listIn(chats.body, '').find((each) => numberIn(each, '/conversation/id') === conversation);
    if (entry !== undefined)
      steps.same(
        chats,
        'A conversation does not tell that nothing can be sent any more',
        true,
        at(at(entry, 'conversation'), 'read_only'),
      );
    const messageId = randomUUID();
    await steps.attempt('sendMessage', {
      purpose: 'writing is refused',
      body: { conversation, text: 'This should not arrive.', message_id: messageId },
      key: messageId,
      expect: {
        kind: 'status',
        statuses: [...refusals, 402],
        because: 'A message to who has blocked the member is not refused',
      },
    });
    if (conversation !== null) {
      await removeStartedChat(steps, conversation);
    }
    await steps.attempt('getChat', {
      use: 'startChat',
      purpose: 'starting a conversation is refused',
      query: { profile: you },
      expect: {
        kind: 'status',
        statuses: refusals,
        because: 'A conversation with who has blocked the member is started',
      },
    });
    await other.call('unblockMember', { purpose: 'undo the block', body: { profile: me } });
  },
};
