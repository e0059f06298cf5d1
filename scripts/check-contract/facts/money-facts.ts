import { at, listAt } from '../contract/json.ts';
import { amountAt, type BrokenFact, type FactRule, isNull, momentAt, ROUNDING_SHARE, unless } from './fact.ts';
import { SUBSCRIPTION_FACTS } from './subscription-facts.ts';
import {
  PREVIEW_FACTS,
  refundInCurrency,
  refundOfAmount,
  withdrawalAfter,
  withdrawnInDays,
} from './withdrawal-facts.ts';

const HOUR_MS = 3_600_000;

const itemOfKind: FactRule = (item) => {
  const isCredits = at(item, 'kind') === 'credits';
  return unless(
    isNull(item, 'credits') === !isCredits && isNull(item, 'months') === isCredits,
    'What was ordered does not fit its kind',
    isCredits ? 'credits, and months null' : 'months, and credits null',
    item,
  );
};

/** What a transaction tells has to fit its state. */
const ofState: FactRule = (transaction) => {
  const state = String(at(transaction, 'state'));
  const only = (name: string, states: readonly string[]): BrokenFact | null =>
    unless(
      isNull(transaction, name) || states.includes(state),
      `A transaction that is ${state} has "${name}"`,
      `null, since it is not ${states.join(' or ')}`,
      at(transaction, name),
    );
  return (
    only('payment_page', ['pending']) ??
    only('credits_after', ['paid', 'withdrawn']) ??
    only('pay_again', ['cancelled', 'failed']) ??
    only('withdrawn_at', ['withdrawn']) ??
    only('settled_at', ['paid', 'cancelled', 'failed', 'withdrawn']) ??
    unless(
      state !== 'withdrawn' || !isNull(transaction, 'withdrawn_at'),
      'A withdrawn transaction does not tell when',
      'a time in withdrawn_at',
      'null',
    ) ??
    unless(
      state !== 'paid' || !isNull(transaction, 'settled_at'),
      'A paid transaction does not tell when it was paid',
      'a time in settled_at',
      'null',
    )
  );
};

/** Whoever asks for the list is its member, to whom the balance is told. */
const balanceTold: FactRule = (list) => {
  const bare = listAt(list, 'transactions').find(
    (each) =>
      at(each, 'state') === 'paid' && at(at(each, 'item'), 'kind') === 'credits' && isNull(each, 'credits_after'),
  );
  return unless(
    bare === undefined,
    'A member is not told the balance after credits that are paid',
    'a number in credits_after: null is for visitors, and while it is not paid',
    'null',
  );
};

const inOrder: FactRule = (transaction) => {
  const created = momentAt(transaction, 'created_at') ?? 0;
  const late = ['settled_at', 'withdrawn_at'].find((name) => (momentAt(transaction, name) ?? created) < created - 1000);
  return unless(
    late === undefined,
    `A transaction is ${late === 'withdrawn_at' ? 'withdrawn' : 'settled'} before it was made`,
    `${String(at(transaction, 'created_at'))} or later`,
    at(transaction, late ?? ''),
  );
};

/** What is to be ordered again is of the kind that was ordered. */
const againOfKind: FactRule = (transaction) => {
  const again = at(transaction, 'pay_again');
  const [own, other] = at(at(transaction, 'item'), 'kind') === 'credits' ? ['pack', 'plan'] : ['plan', 'pack'];
  if (isNull(again, own) && isNull(again, other))
    return unless(
      false,
      'To try again, nothing is ordered',
      `"${own}", or pay_again null if it is not sold now`,
      again,
    );
  return unless(
    again === null || isNull(again, other),
    'To try again, something else is ordered',
    `"${other}" null, as it is ${String(at(at(transaction, 'item'), 'kind'))}`,
    again,
  );
};

/** The packs, or the plans, of an offer. */
const itemsOf = (offer: unknown): readonly unknown[] => [...listAt(offer, 'packs'), ...listAt(offer, 'plans')];

const PRICES = ['price', 'full_price', 'price_per_month', 'renewal_price'];

const oneCurrency: FactRule = (offer) => {
  const prices = itemsOf(offer).flatMap((item) => PRICES.map((name) => at(at(item, name), 'currency')));
  const currencies = [...new Set(prices)].filter((currency) => currency !== undefined);
  return unless(
    currencies.length < 2,
    'An offer has prices in several currencies',
    'one currency',
    currencies.join(', '),
  );
};

/** Within a cent of what it is; a price that is rounded further ends so that it looks it. */
function isRounded(price: number, right: number, full: number): boolean {
  const apart = Math.abs(price - right);
  return apart < 1 || (apart <= 1 + full * ROUNDING_SHARE && [0, 5, 9].includes(price % 10));
}

const discounted: FactRule = (offer) => {
  const percent = at(at(offer, 'discount'), 'percent');
  for (const item of itemsOf(offer)) {
    const [full, price] = [amountAt(item, 'full_price'), amountAt(item, 'price') ?? 0];
    if (full === null) continue;
    if (typeof percent !== 'number')
      return unless(false, 'There is a full price without a discount', 'full_price null', full);
    const right = full * (1 - percent / 100);
    if (!isRounded(price, right, full))
      return unless(
        false,
        'The price with the discount does not follow from the full price',
        `about ${Math.round(right)}: ${full} less ${percent} %`,
        price,
        'Calculate it from the full price with the percentage that the same answer tells.',
      );
  }
  return null;
};

/** Smaller prices may be the same with a discount. */
const PRICE_WITH_DISCOUNT_MIN = 100;

const discountTold: FactRule = (offer) => {
  const bare = itemsOf(offer).find(
    (item) => isNull(item, 'full_price') && (amountAt(item, 'price') ?? 0) >= PRICE_WITH_DISCOUNT_MIN,
  );
  return unless(
    isNull(offer, 'discount') || bare === undefined,
    'A discount is told without the price before it',
    'full_price as it is without the discount: what was struck through has to be shown',
    at(bare, 'full_price'),
  );
};

const usableMethods: FactRule = (offer) => {
  const country = at(offer, 'country');
  const wrong = listAt(offer, 'payment_methods').find((method) => {
    const countries = listAt(method, 'countries');
    return countries.length > 0 && !countries.includes(country);
  });
  return unless(
    wrong === undefined,
    'A way to pay is offered in a country where it cannot be used',
    `countries empty, or with ${String(country)}`,
    at(wrong, 'countries'),
    'WHERE countries is empty or holds the country of the offer',
  );
};

const timeBonus: FactRule = (offer) => {
  const percent = at(at(offer, 'time_bonus'), 'percent');
  if (typeof percent !== 'number') return null;
  const poor = listAt(offer, 'packs').find(
    (pack) => Number(at(pack, 'bonus_credits')) < Math.floor((Number(at(pack, 'credits')) * percent) / 100) - 1,
  );
  return unless(
    poor === undefined,
    'A pack does not hold the bonus that the offer tells',
    `${percent} % of ${String(at(poor, 'credits'))} credits`,
    at(poor, 'bonus_credits'),
  );
};

const endedOrNot: FactRule = (offer) =>
  unless(
    isNull(offer, 'ended') || isNull(offer, 'subscription'),
    'Premium has ended and goes on at once',
    'ended null, since there is a subscription',
    at(offer, 'ended'),
  );

const renewal: FactRule = (subscription) =>
  isNull(subscription, 'renews_at') === isNull(subscription, 'renewal_price')
    ? unless(
        (momentAt(subscription, 'ends_at') ?? 0) >= (momentAt(subscription, 'started_at') ?? 0),
        'Premium ends before it began',
        String(at(subscription, 'started_at')),
        at(subscription, 'ends_at'),
      )
    : unless(false, 'A renewal has a time without a price, or a price without a time', 'both, or neither', [
        at(subscription, 'renews_at'),
        at(subscription, 'renewal_price'),
      ]);

/** A discount is for the first time of a plan. */
const renewalWithoutDiscount: FactRule = (plan) => {
  const [full, renewed] = [amountAt(plan, 'full_price'), amountAt(plan, 'renewal_price')];
  return unless(
    full === null || renewed === null || renewed >= full,
    'A plan renews at the price with the discount',
    `at least ${full}: renewals cost the full price`,
    renewed,
  );
};

/** One that does not hold is left out; an hour is for clocks that differ. */
const stillHolds: FactRule = (offer) =>
  unless(
    (momentAt(offer, 'valid_until') ?? Number.POSITIVE_INFINITY) > Date.now() - HOUR_MS,
    'A discount or bonus is told after its time',
    'null, or a time to come in valid_until',
    at(offer, 'valid_until'),
    'WHERE valid_until IS NULL OR valid_until > NOW()',
  );

/** By name of the schema. */
export const MONEY_FACTS: Readonly<Record<string, readonly FactRule[]>> = {
  TransactionItem: [itemOfKind],
  Transaction: [ofState, inOrder, againOfKind, withdrawalAfter, withdrawnInDays, refundOfAmount, refundInCurrency],
  TransactionList: [balanceTold],
  WithdrawalPreview: PREVIEW_FACTS,
  DiscountCode: [stillHolds],
  TimeBonus: [stillHolds],
  CreditOffer: [oneCurrency, discounted, discountTold, usableMethods, timeBonus],
  PremiumOffer: [oneCurrency, discounted, discountTold, usableMethods, endedOrNot],
  PremiumPlan: [renewalWithoutDiscount],
  Subscription: [renewal, ...SUBSCRIPTION_FACTS],
};
