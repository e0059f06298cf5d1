import { packsFor } from '../money/packs.ts';
import { monthsLater, plansFor } from '../money/plans.ts';
import { vatPermilleOf } from '../money/price-country.ts';

type Value = number | string | null;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export const DISCOUNT_COLUMNS = ['code', 'percent', 'reason', 'valid_until_ms', 'network', 'ref'];

/** Returns one code of each kind; the last one has expired. */
export function createDiscountCodes(nowMs: number): readonly (readonly Value[])[] {
  return [
    ['WELCOME20', 20, 'welcome', null, null, null],
    ['SUMMER15', 15, 'campaign', nowMs + 60 * DAY_MS, 'summer', null],
    ['SUMMER25', 25, 'campaign', nowMs + 60 * DAY_MS, 'summer', 'banner-7'],
    ['STAY50', 50, 'stay', null, null, null],
    ['SPRING10', 10, 'campaign', nowMs - 30 * DAY_MS, 'spring', null],
  ];
}

interface Purchase {
  accountId: number;
  country: string;
  pack: number | null;
  plan: number | null;
  method: string;
  state: 'paid' | 'pending' | 'cancelled' | 'failed' | 'withdrawn';
  hoursAgo: number;
  creditsAfter: number | null;
}

function credits(state: Purchase['state'], pack: number, hoursAgo: number, creditsAfter: number | null): Purchase {
  return { accountId: 1, country: 'GB', pack, plan: null, method: 'card', state, hoursAgo, creditsAfter };
}

/** First account: every state, more than one page. Other accounts: only what explains their current state. */
const PURCHASES: readonly Purchase[] = [
  credits('paid', 2, 200 * 24, 25),
  { ...credits('paid', 1, 171 * 24, 18), method: 'paypal' },
  credits('cancelled', 3, 150 * 24, null),
  { ...credits('paid', 1, 149 * 24, 14), pack: null, plan: 1 },
  credits('paid', 3, 118 * 24, 71),
  credits('failed', 2, 90 * 24, null),
  credits('paid', 2, 90 * 24 - 1, 43),
  { ...credits('withdrawn', 1, 76 * 24, 30), method: 'paypal' },
  credits('paid', 2, 60 * 24, 52),
  credits('paid', 1, 45 * 24, 49),
  { ...credits('cancelled', 1, 31 * 24, null), pack: null, plan: 2 },
  credits('paid', 3, 24 * 24, 104),
  credits('failed', 4, 9 * 24, null),
  { ...credits('paid', 2, 3 * 24, 107), method: 'paypal' },
  credits('cancelled', 4, 26, null),
  credits('pending', 1, 2, null),
  { ...credits('paid', 2, 70 * 24, 31), accountId: 2, country: 'DE', method: 'sepa' },
  {
    accountId: 3,
    country: 'NL',
    pack: null,
    plan: 2,
    method: 'ideal',
    state: 'paid',
    hoursAgo: 40 * 24,
    creditsAfter: 0,
  },
];

export const PURCHASE_COLUMNS = [
  'id',
  'public_id',
  'account_id',
  'pack',
  'plan',
  'credits',
  'months',
  'amount_minor',
  'currency',
  'vat_permille',
  'method',
  'state',
  'created_at_ms',
  'settled_at_ms',
  'credits_after',
  'withdrawn_at_ms',
  'refund_minor',
];

/** Ids are the same on every machine: `t_demo_` and the zero-padded row number. */
export function createPurchases(nowMs: number): readonly (readonly Value[])[] {
  return PURCHASES.map((purchase, index) => {
    const { country, state } = purchase;
    const pack = packsFor(country, null, null).find(({ id }) => id === purchase.pack);
    const plan = plansFor(country, null).find(({ id }) => id === purchase.plan);
    const price = pack?.price ?? plan?.price;
    if (price === undefined) throw new Error('A purchase is of a pack or a plan');
    const createdAtMs = nowMs - purchase.hoursAgo * HOUR_MS;
    const isWithdrawn = state === 'withdrawn';
    return [
      index + 1,
      `t_demo_${String(index + 1).padStart(15, '0')}`,
      purchase.accountId,
      purchase.pack,
      purchase.plan,
      pack?.credits ?? null,
      plan?.months ?? null,
      price.amount_minor,
      price.currency,
      vatPermilleOf(country),
      purchase.method,
      state,
      createdAtMs,
      state === 'paid' || isWithdrawn ? createdAtMs + 90_000 : null,
      purchase.creditsAfter,
      isWithdrawn ? createdAtMs + 2 * DAY_MS : null,
      isWithdrawn ? price.amount_minor : null,
    ];
  });
}

export const SUBSCRIPTION_COLUMNS = [
  'account_id',
  'transaction_id',
  'plan',
  'started_at_ms',
  'ends_at_ms',
  'renewal_minor',
];

/** Returns the premium subscription of the third account. */
export function createSubscriptions(nowMs: number): readonly (readonly Value[])[] {
  const index = PURCHASES.findIndex(({ accountId }) => accountId === 3);
  const startedAtMs = nowMs - 40 * DAY_MS;
  const plan = plansFor('NL', null).find(({ id }) => id === 2);
  return [[3, index + 1, 2, startedAtMs, monthsLater(startedAtMs, 3), plan?.renewal_price?.amount_minor ?? null]];
}
