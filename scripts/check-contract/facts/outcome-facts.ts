import { at } from '../contract/json.ts';
import { type FactRule, isNull, momentAt, unless } from './fact.ts';

const goesOnToItsEnd: FactRule = (offer) => {
  const subscription = at(offer, 'subscription');
  if (subscription === null)
    return unless(
      false,
      'Premium ends at once when it is cancelled',
      'the subscription, which goes on to the end of the time that is paid',
      'null',
    );
  const isOff = at(subscription, 'state') === 'cancelled' && isNull(subscription, 'renews_at');
  if (!isOff)
    return unless(false, 'Premium that was cancelled is renewed', 'the state "cancelled", and renews_at null', [
      at(subscription, 'state'),
      at(subscription, 'renews_at'),
    ]);
  return unless(
    (momentAt(subscription, 'ends_at') ?? 0) > Date.now(),
    'Premium ends at once when it is cancelled',
    'the end of the time that is paid in ends_at',
    at(subscription, 'ends_at'),
  );
};

/** What a successful answer to a write has to tell of what was done, by the name of the use. */
export const OUTCOME_FACTS: Readonly<Record<string, readonly FactRule[]>> = {
  cancelPremium: [goesOnToItsEnd],
};
