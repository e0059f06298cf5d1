import { at } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import type { Steps } from './steps.ts';
import { numberIn } from './values.ts';

export const NO_BALANCE = 'the balance of the member does not cover it';

/** Returns the member's balance, checking that all calls agree on it. */
export async function balanceOf(steps: Steps): Promise<{ credits: number; answer: Answer }> {
  const answer = await steps.call('getUser', { purpose: 'the balance' });
  const credits = numberIn(answer.body, '/credits') ?? 0;
  if (steps.has('getCredits')) {
    const offer = await steps.call('getCredits', { purpose: 'the balance of the offer' });
    steps.same(offer, 'Two calls tell two balances', credits, at(offer.body, 'balance'));
  }
  return { credits, answer };
}

/**
 * Returns what one message, or one photo, may cost, with the regular price last; empty if unknown. Whether members who
 * have paid write for free is up to the operator: the contract does not say.
 */
export async function pricesOf(
  steps: Steps,
  user: Answer,
  setting: 'message_credits' | 'photo_message_credits' = 'message_credits',
): Promise<readonly number[]> {
  if (!steps.has('getSettings')) return [];
  const settings = await steps.call('getSettings', { purpose: 'the price of a message' });
  const price = numberIn(settings.body, `/${setting}`);
  if (price === null) return [];
  return at(user.body, 'paid_user') === true ? [0, price] : [price];
}

/** Checks what a photo takes from the balance, by the balance that it answers. */
export function photoCharged(steps: Steps, sent: Answer, before: number, prices: readonly number[]): void {
  const left = numberIn(sent.body, '/credits');
  if (left !== null && prices.length > 0 && !prices.some((price) => left === before - price))
    steps.broken(
      sent,
      'The balance that a photo answers is not what was left',
      prices.map((price) => before - price).join(' or '),
      String(left),
      'Charge what the setting photo_message_credits tells, and answer the balance after it.',
    );
}
