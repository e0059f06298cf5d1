import { valueAtPointer } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import type { Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { holds, listIn } from './values.ts';

export const likeAndUnlike: Sequence = {
  title: 'like, see it, take it back, see it gone',
  account: 'member',
  calls: [
    { operationId: 'getLikes', use: null },
    { operationId: 'likeProfile', use: null },
    { operationId: 'unlikeProfile', use: null },
  ],
  async run(steps) {
    const before = await steps.call('getLikes', { purpose: 'the likes as they stand' });
    const given = listIn(before.body, '/profiles');
    const profile = steps.candidates('member').find((member) => !holds(given, '/id', member)) ?? steps.known('member');
    const chats = await chatCount(steps);
    const like = await steps.call('likeProfile', { purpose: `like member ${profile}`, body: { profile } });
    if (valueAtPointer(like.body, '/liked') !== true)
      steps.broken(like, 'Liking a member does not answer that the member is liked', '"liked": true', 'something else');
    await changesNothing(steps, 'likeProfile', { profile }, like);
    const liked = await steps.call('getLikes', { purpose: 'the likes with the new one' });
    if (!holds(listIn(liked.body, '/profiles'), '/id', profile))
      steps.broken(liked, 'A like that was given is not in the list', `member ${profile} in "profiles"`, 'not there');
    if (chats !== null) {
      const after = await steps.call('getChats', { purpose: 'no conversation by a like' });
      if (listIn(after.body, '').length > chats && holds(listIn(after.body, ''), '/profile/id', profile))
        steps.broken(after, 'A like starts a conversation', 'the conversations as before', 'one more');
    }
    const unlike = await steps.call('unlikeProfile', {
      purpose: `take the like of member ${profile} back`,
      body: { profile },
    });
    if (valueAtPointer(unlike.body, '/liked') !== false)
      steps.broken(unlike, 'Taking a like back does not answer that it is gone', '"liked": false', 'something else');
    const after = await steps.call('getLikes', { purpose: 'the likes without it' });
    if (holds(listIn(after.body, '/profiles'), '/id', profile))
      steps.broken(
        after,
        'A like that was taken back is still in the list',
        `"profiles" without member ${profile}`,
        'still there',
      );
    await changesNothing(steps, 'unlikeProfile', { profile }, unlike);
  },
};

/** Sends a write once more under a key of its own: what is so already is answered as if it had been done now. */
export async function changesNothing(
  steps: Steps,
  operationId: string,
  body: Readonly<Record<string, unknown>>,
  first: Answer,
): Promise<void> {
  const because = 'What is so already is refused in place of answered';
  const again = await steps.attempt(operationId, {
    purpose: 'once more: the same answer',
    body,
    expect: { kind: 'status', statuses: [200], because },
  });
  if (again.isSuccess) steps.same(again, 'What is so already is answered otherwise', first.body, again.body);
}

async function chatCount(steps: Steps): Promise<number | null> {
  if (!steps.has('getChats')) return null;
  return listIn((await steps.call('getChats', { purpose: 'the conversations as they stand' })).body, '').length;
}
