import { DEMO_ACCOUNTS } from './accounts.ts';
import type { DemoMember } from './members.ts';
import { createRandom } from './random.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Number of likes of each account, and how many of the received ones are unseen. */
const PLANS = new Map([
  [1, { given: 13, received: 20, mutual: 5, unseen: 4 }],
  [2, { given: 5, received: 8, mutual: 2, unseen: 2 }],
  [3, { given: 6, received: 9, mutual: 3, unseen: 1 }],
]);

/** Returns rows of the `likes` table: from, to, time, seen. No member shares likes with two accounts. */
export function createLikes(members: readonly DemoMember[], nowMs: number): readonly (readonly number[])[] {
  const free = createRandom('likes').shuffle(members.filter((member) => !member.isGone));
  return DEMO_ACCOUNTS.flatMap((account) => {
    const plan = PLANS.get(account.memberId);
    if (plan === undefined) return [];
    const random = createRandom(`likes ${account.memberId}`);
    const isCandidate = (member: DemoMember): boolean => member.gender !== account.gender;
    const take = (count: number): DemoMember[] =>
      free
        .filter(isCandidate)
        .slice(0, count)
        .map((member) => {
          free.splice(free.indexOf(member), 1);
          return member;
        });
    const mutual = take(plan.mutual);
    const received = [...take(plan.received - plan.mutual), ...mutual];
    const given = [...mutual, ...take(plan.given - plan.mutual)];
    return [
      ...received.map((member, index) => {
        const isUnseen = index < plan.unseen;
        const hoursAgo = isUnseen ? index * 7 + 1 : index * random.integer(14, 40) + 30;
        return [member.id, account.memberId, nowMs - hoursAgo * HOUR_MS, isUnseen ? 0 : 1];
      }),
      ...given.map((member, index) => [
        account.memberId,
        member.id,
        nowMs - (index * random.integer(10, 60) + 3) * HOUR_MS,
        1,
      ]),
    ];
  });
}
