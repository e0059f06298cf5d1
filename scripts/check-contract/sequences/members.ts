import { valueAtPointer } from '../contract/json.ts';
import { changesNothing } from './likes.ts';
import type { Sequence } from './sequence.ts';
import { holds, listIn } from './values.ts';

export const blockAndUnblock: Sequence = {
  title: 'block, see it, unblock, see it gone',
  account: 'member',
  calls: [
    { operationId: 'blockMember', use: null },
    { operationId: 'unblockMember', use: null },
    { operationId: 'listBlockedMembers', use: null },
  ],
  async run(steps) {
    const before = await steps.call('listBlockedMembers', { purpose: 'who is blocked now' });
    const isBlocked = (body: unknown, member: unknown): boolean =>
      [body, ...['/profiles', '/blocked', '/members'].map((pointer) => listIn(body, pointer))].some((list) =>
        holds(listIn(list, ''), '/id', member),
      );
    const profile = [...steps.candidates('member')].reverse().find((member) => !isBlocked(before.body, member));
    if (profile === undefined) return;
    const block = await steps.call('blockMember', { purpose: `block member ${profile}`, body: { profile } });
    if (valueAtPointer(block.body, '/blocked') !== true)
      steps.broken(block, 'Blocking a member does not answer that the member is blocked', '"blocked": true', 'not so');
    await changesNothing(steps, 'blockMember', { profile }, block);
    const blocked = await steps.call('listBlockedMembers', { purpose: 'the member is blocked' });
    if (!isBlocked(blocked.body, profile))
      steps.broken(blocked, 'A blocked member is not in the list', `member ${profile}`, 'not there');
    const undone = await steps.call('unblockMember', { purpose: `unblock member ${profile}`, body: { profile } });
    if (valueAtPointer(undone.body, '/blocked') !== false)
      steps.broken(undone, 'Undoing a block does not answer that it is gone', '"blocked": false', 'not so');
    await changesNothing(steps, 'unblockMember', { profile }, undone);
    const after = await steps.call('listBlockedMembers', { purpose: 'the member is not blocked any more' });
    if (isBlocked(after.body, profile))
      steps.broken(after, 'An unblocked member is still in the list', `no member ${profile}`, 'still there');
  },
};
