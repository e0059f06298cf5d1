import { isMessageIntent, type OutboxRow } from '../../../worker/public/outbox-row.ts';
import type { User } from '../../../worker/public/rows.ts';
import { type MessageCost, messageCost, photoCost } from '../members/message-cost.ts';

/**
 * Returns what of the balance no waiting message needs: it is lowered only as each is sent. One that was rejected costs
 * nothing.
 */
export function creditsLeft(
  user: Pick<User, 'credits'> & Parameters<typeof photoCost>[1],
  settings: Parameters<typeof photoCost>[0],
  outbox: readonly Pick<OutboxRow, 'state' | 'intent'>[],
): number {
  const needed = outbox
    .filter(({ state, intent }) => state === 'queued' && isMessageIntent(intent))
    .map(({ intent }) => (intent.kind === 'send-photo' ? photoCost(settings, user) : messageCost(settings, user)))
    .reduce((sum, cost) => sum + creditsOf(cost), 0);
  return Math.max(0, user.credits - needed);
}

function creditsOf(cost: MessageCost | null): number {
  return cost?.kind === 'credits' ? cost.credits : 0;
}
