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
    await steps.call('blockMember', { purpose: `block member ${profile}`, body: { profile } });
    const blocked = await steps.call('listBlockedMembers', { purpose: 'the member is blocked' });
    if (!isBlocked(blocked.body, profile))
      steps.broken(blocked, 'A blocked member is not in the list', `member ${profile}`, 'not there');
    await steps.call('unblockMember', { purpose: `unblock member ${profile}`, body: { profile } });
    const after = await steps.call('listBlockedMembers', { purpose: 'the member is not blocked any more' });
    if (isBlocked(after.body, profile))
      steps.broken(after, 'An unblocked member is still in the list', `no member ${profile}`, 'still there');
  },
};
