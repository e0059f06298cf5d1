import { at } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import type { Steps } from './steps.ts';

/** Codes that the contract has for a situation, with the status of the refusal. */
const REASONS = {
  order_open: 409,
  price_changed: 409,
  discount_gone: 409,
  already_premium: 409,
  not_premium: 409,
  withdrawal_closed: 409,
  no_subscription: 409,
  blocked: 409,
  invalid_credentials: 422,
} as const;

/**
 * Checks that a refusal of a situation that the contract names carries its code: clients say by it what can be done.
 * Another status is for the expectation of the call to judge.
 */
export function toldReason(steps: Steps, answer: Answer, reason: keyof typeof REASONS): void {
  if (answer.status !== REASONS[reason] || answer.isSuccess || answer.isRateLimited) return;
  steps.same(
    answer,
    'A refusal has another code than the contract has for it',
    reason,
    at(answer.body, 'error'),
    `send_error(${REASONS[reason]}, '${reason}', …): the client says by the code what can be done about it.`,
  );
}
