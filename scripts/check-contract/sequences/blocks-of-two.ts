import { randomUUID } from 'node:crypto';
import { at } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { toldReason } from './reasons.ts';
import { removeStartedChat } from './remove-started-chat.ts';
import { callsOf, type Sequence } from './sequence.ts';
import { SequenceEnded, type Steps } from './steps.ts';
import { holds, listIn, numberIn } from './values.ts';

const NEWEST = { manual_search: '1', do_not_save: '1', order: 'newest', pp: 100 };

export async function newest(steps: Steps, purpose: string): Promise<{ answer: Answer; rows: readonly unknown[] }> {
  const answer = await steps.call('search', { purpose, query: NEWEST });
  return { answer, rows: listIn(answer.body, '/profiles') };
}

async function blockedOf(steps: Steps, purpose: string): Promise<{ answer: Answer; ids: readonly (number | null)[] }> {
  const answer = await steps.call('listBlockedMembers', { purpose, query: { pp: 100 } });
  return { answer, ids: listIn(answer.body, '/profiles').map((entry) => numberIn(entry, '/id')) };
}

async function like(steps: Steps, profile: number): Promise<boolean> {
  const answer = await steps.attempt('likeProfile', {
    purpose: `like member ${profile}`,
    body: { profile },
    expect: { kind: 'documented' },
  });
  return answer.isSuccess;
}

async function likedIds(steps: Steps): Promise<readonly (number | null)[]> {
  const likes = await steps.call('getLikes', { purpose: 'the likes as they stand' });
  return listIn(likes.body, '/profiles').map((entry) => numberIn(entry, '/id'));
}

async function likesOfOthers(
  steps: Steps,
  before: readonly (number | null)[],
  profile: unknown,
  title: string,
): Promise<void> {
  const likes = await steps.call('getLikes', { purpose: 'the likes of others' });
  const now = listIn(likes.body, '/profiles').map((entry) => numberIn(entry, '/id'));
  const others = (list: readonly (number | null)[]): readonly (number | null)[] =>
    list.filter((id) => id !== profile).sort();
  steps.same(likes, title, others(before), others(now), 'AND to_member = :profile');
}

/** A blocked member is not found, cannot be written to, and is shown as blocked; everything else is unaffected. */
export const blocking: Sequence = {
  title: 'block a member with a like and a conversation',
  account: 'member',
  calls: callsOf(
    'search',
    'getChats',
    'getChat.startChat',
    'sendMessage',
    'removeChat',
    'getLikes',
    'likeProfile',
    'unlikeProfile',
    'blockMember',
    'unblockMember',
    'listBlockedMembers',
    'getProfile',
    'getUser',
  ),
  async run(steps) {
    if (steps.isDry) return;
    const me = numberIn((await steps.call('getUser', { purpose: 'who this is' })).body, '/profile/id');
    const found = await newest(steps, 'who is found');
    const { profile, conversation } = await someoneToTalkTo(steps, found.rows, me);
    await like(steps, profile);
    // A block and a like that must persist while another block is added and removed.
    const [witness = null, liked = null] = found.rows
      .map((row) => numberIn(row, '/id'))
      .filter((id) => id !== null && id !== me && id !== profile);
    const isLiked = liked !== null && (await like(steps, liked));
    if (witness !== null)
      await steps.call('blockMember', { purpose: `block member ${witness} first`, body: { profile: witness } });
    const before = await blockedOf(steps, 'who is blocked');
    const likesBefore = await likedIds(steps);
    if (isLiked && !likesBefore.includes(liked))
      steps.broken(
        before.answer,
        'Blocking one member takes likes of others away',
        `member ${liked} among the likes`,
        'not there',
        'AND to_member = :profile',
      );
    await steps.call('blockMember', { purpose: `block member ${profile}`, body: { profile } });
    const after = await blockedOf(steps, 'with the new one');
    steps.same(
      after.answer,
      'The list of blocks does not begin with the newest',
      [profile, ...before.ids],
      after.ids,
      'ORDER BY blocked_at DESC, and WHERE by_member = :me',
    );
    await whileBlocked(steps, profile, conversation);
    await likesOfOthers(steps, likesBefore, profile, 'Blocking one member takes likes of others away');
    await steps.call('unblockMember', { purpose: `unblock member ${profile}`, body: { profile } });
    const undone = await blockedOf(steps, 'as before');
    steps.same(
      undone.answer,
      'Undoing one block changes others',
      before.ids,
      undone.ids,
      'WHERE by_member = :me AND blocked_member = :profile',
    );
    if (witness !== null)
      await steps.attempt('unblockMember', {
        purpose: `unblock member ${witness}`,
        body: { profile: witness },
        expect: { kind: 'documented' },
      });
    if (liked !== null)
      await steps.attempt('unlikeProfile', {
        purpose: `take the like of member ${liked} back`,
        body: { profile: liked },
        expect: { kind: 'documented' },
      });
    await removeStartedChat(steps, conversation);
  },
};

async function someoneToTalkTo(
  steps: Steps,
  rows: readonly unknown[],
  me: number | null,
): Promise<{ profile: number; conversation: number }> {
  const partners = listIn((await steps.call('getChats', { purpose: 'whom there is a conversation with' })).body, '');
  for (const row of [...rows].reverse().slice(0, 8)) {
    const profile = numberIn(row, '/id');
    if (profile === null || profile === me || holds(partners, '/profile/id', profile)) continue;
    const started = await steps.attempt('getChat', {
      use: 'startChat',
      purpose: `a conversation with member ${profile}`,
      query: { profile },
      expect: { kind: 'success', mayTryAnother: true },
    });
    const conversation = numberIn(started.body, '/id');
    if (started.isSuccess && conversation !== null) return { profile, conversation };
  }
  throw new SequenceEnded();
}

async function whileBlocked(steps: Steps, profile: number, conversation: number): Promise<void> {
  const found = await newest(steps, 'who is found meanwhile');
  if (holds(found.rows, '/id', profile))
    steps.broken(
      found.answer,
      'A blocked member is found',
      `nobody with the id ${profile}`,
      'found',
      'AND NOT EXISTS (SELECT 1 FROM blocks …) in the search, both ways.',
    );
  const shown = await steps.attempt('getProfile', {
    purpose: 'the profile tells of the block',
    query: { id: profile },
    expect: { kind: 'documented' },
  });
  if (shown.isSuccess) {
    steps.same(shown, 'A profile does not tell that it is blocked', true, at(shown.body, 'blocked'));
    steps.same(shown, 'A block leaves the like that was given', false, at(shown.body, 'liked'));
  }
  const likes = await steps.call('getLikes', { purpose: 'the likes between the two are gone' });
  if (holds(listIn(likes.body, '/profiles'), '/id', profile))
    steps.broken(
      likes,
      'A block leaves the likes between the two',
      `no member ${profile} in "profiles"`,
      'there',
      'DELETE FROM likes, both ways, when a block is made.',
    );
  const chats = await steps.call('getChats', { purpose: 'the conversation tells of the block' });
  const entry = listIn(chats.body, '').find((each) => numberIn(each, '/conversation/id') === conversation);
  if (entry === undefined)
    steps.broken(
      chats,
      'A block takes the conversation out of the list',
      `conversation ${conversation} with "blocked": true, so that the block can be undone there`,
      'not there',
    );
  else
    steps.same(
      chats,
      'A conversation does not tell that its member is blocked',
      true,
      at(at(entry, 'conversation'), 'blocked'),
    );
  const credits = numberIn((await steps.call('getUser', { purpose: 'the balance' })).body, '/credits');
  const messageId = randomUUID();
  const refused = await steps.attempt('sendMessage', {
    purpose: 'writing is refused',
    body: { conversation, text: 'This should not be sent.', message_id: messageId },
    key: messageId,
    expect: { kind: 'status', statuses: [409, 404, 410, 402], because: 'A message to a blocked member is not refused' },
  });
  toldReason(steps, refused, 'blocked');
  const user = await steps.call('getUser', { purpose: 'the balance after a refused message' });
  steps.same(
    user,
    'A refused message is charged',
    credits,
    numberIn(user.body, '/credits'),
    'Charge in the transaction that stores the message.',
  );
}
