import { at } from '../contract/json.ts';
import { amountAt, type FactRule, isNull, momentAt, unless } from './fact.ts';

const DAY_MS = 86_400_000;
/** A higher price holds for a renewal so many days after the member was told. */
const NOTICE_DAYS = 30;

const cancelledOrNot: FactRule = (subscription) =>
  unless(
    at(subscription, 'state') !== 'cancelled' || isNull(subscription, 'renews_at'),
    'Premium that was cancelled is renewed',
    'renews_at null',
    at(subscription, 'renews_at'),
  );

/** Who reads the date of a renewal has to be reminded before it. */
const remindedBefore: FactRule = (subscription) => {
  const [reminder, renewal] = [momentAt(subscription, 'reminder_at'), momentAt(subscription, 'renews_at')];
  if (reminder === null) return null;
  return unless(
    renewal !== null && reminder < renewal,
    'The reminder of a renewal does not come before it',
    renewal === null ? 'reminder_at null: there is no renewal' : `before ${String(at(subscription, 'renews_at'))}`,
    at(subscription, 'reminder_at'),
  );
};

const changedInTime: FactRule = (subscription) => {
  const change = at(subscription, 'price_change');
  if (change === null || change === undefined) return null;
  const [before, after] = [amountAt(change, 'previous'), amountAt(subscription, 'renewal_price')];
  if (after === null || before === after)
    return unless(false, 'A change of the price changes nothing', `null, or another price than ${before}`, after);
  const [told, renewal] = [momentAt(change, 'announced_at'), momentAt(subscription, 'renews_at')];
  return unless(
    before === null || after < before || told === null || renewal === null || renewal - told >= NOTICE_DAYS * DAY_MS,
    'A renewal costs more sooner than the member may be charged it',
    `renewal_price ${before}: a higher one holds ${NOTICE_DAYS} days after ${String(at(change, 'announced_at'))}`,
    after,
  );
};

/** What is paid runs to its end: it is neither renewed before nor after it. */
const renewedAtItsEnd: FactRule = (subscription) => {
  const [renewal, end] = [momentAt(subscription, 'renews_at'), momentAt(subscription, 'ends_at')];
  return unless(
    renewal === null || end === null || Math.abs(renewal - end) <= DAY_MS,
    'Premium is renewed at another time than it ends',
    String(at(subscription, 'ends_at')),
    at(subscription, 'renews_at'),
  );
};

export const SUBSCRIPTION_FACTS: readonly FactRule[] = [cancelledOrNot, remindedBefore, changedInTime, renewedAtItsEnd];
