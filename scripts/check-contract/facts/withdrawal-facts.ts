import { at } from '../contract/json.ts';
import { amountAt, type FactRule, isNull, momentAt, ROUNDING_SHARE, unless } from './fact.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The days of a withdrawal begin with the order, or later. */
export const withdrawalAfter: FactRule = (value) => {
  const created = momentAt(value, 'created_at') ?? momentAt(value, 'ordered_at');
  const name = at(value, 'until') === undefined ? 'withdraw_until' : 'until';
  const until = momentAt(value, name);
  return unless(
    created === null || until === null || until >= created,
    'The time to withdraw is over before the order was made',
    'a time after it: 14 days, as the law has it',
    at(value, name),
  );
};

/** Of the law; an operator may give more. */
const WITHDRAWAL_DAYS = 14;

/** The days of a withdrawal are fourteen whole ones at least; an hour is for the change to summer time. */
export const withdrawnInDays: FactRule = (value) => {
  const begun = momentAt(value, 'settled_at');
  const until = momentAt(value, 'withdraw_until');
  return unless(
    at(value, 'state') !== 'paid' ||
      begun === null ||
      until === null ||
      until - begun >= WITHDRAWAL_DAYS * DAY_MS - HOUR_MS,
    'The time to withdraw is shorter than the law has it',
    `${WITHDRAWAL_DAYS} days after ${String(at(value, 'settled_at'))}`,
    at(value, 'withdraw_until'),
  );
};

export const refundInCurrency: FactRule = (value) => {
  const [paid, given] = ['amount', 'refund'].map((name) => at(at(value, name), 'currency'));
  return unless(
    paid === undefined || given === undefined || paid === given,
    'Money is given back in another currency than was paid',
    String(paid),
    given,
  );
};

export const refundOfAmount: FactRule = (value) =>
  unless(
    (amountAt(value, 'refund') ?? 0) <= (amountAt(value, 'amount') ?? Number.MAX_SAFE_INTEGER) * 2,
    'More is given back than was paid',
    `at most ${amountAt(value, 'amount')}, or twice that for what came in twice`,
    amountAt(value, 'refund'),
  );

const refundOfWithdrawal: FactRule = (value) =>
  unless(
    (amountAt(value, 'refund') ?? 0) <= (amountAt(value, 'amount') ?? 0),
    'A withdrawal gives back more than was paid',
    `at most ${amountAt(value, 'amount')}`,
    amountAt(value, 'refund'),
  );

const wholeRefund: FactRule = (preview) =>
  unless(
    !isNull(preview, 'closed_because') ||
      at(preview, 'spent_credits') !== 0 ||
      amountAt(preview, 'refund') === amountAt(preview, 'amount'),
    'A withdrawal before anything is spent does not give the whole amount back',
    `${amountAt(preview, 'amount')}, since spent_credits is 0`,
    amountAt(preview, 'refund'),
  );

/** What was spent of a pack is not refunded. */
const refundOfRest: FactRule = (preview) => {
  const [pack, spent] = [Number(at(at(preview, 'item'), 'credits') ?? 0), Number(at(preview, 'spent_credits'))];
  const amount = amountAt(preview, 'amount') ?? 0;
  if (pack <= 0 || spent <= 0) return null;
  const right = (amount * Math.max(0, pack - spent)) / pack;
  return unless(
    (amountAt(preview, 'refund') ?? 0) <= right + 1 + amount * ROUNDING_SHARE,
    'Credits that were spent are refunded',
    `at most about ${Math.round(right)}: ${spent} of ${pack} credits are spent`,
    amountAt(preview, 'refund'),
  );
};

const closedOrNot: FactRule = (preview) => {
  const isOver = (momentAt(preview, 'until') ?? Number.POSITIVE_INFINITY) < Date.now() - DAY_MS;
  return unless(
    !isOver || !isNull(preview, 'closed_because'),
    'A withdrawal is told as possible after its time',
    'deadline in closed_because',
    'null',
  );
};

export const PREVIEW_FACTS: readonly FactRule[] = [
  refundInCurrency,
  refundOfWithdrawal,
  wholeRefund,
  refundOfRest,
  withdrawalAfter,
  closedOrNot,
];
