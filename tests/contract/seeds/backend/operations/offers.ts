import { type Call, type Handlers, own, Refused } from '../call.ts';
import { DAY_MS } from '../day.ts';
import type { World } from '../world.ts';
import { iso } from './cards.ts';

/** What is offered for money, and the premium that a member has. */
export const offers: Handlers = { getCredits, getPremium, cancelPremium };

export const DISCOUNT = { code: 'WELCOME20', percent: 20, reason: 'welcome', valid_until: null };

const OVER = '2020-01-01T00:00:00Z';

export const PACKS = [1, 2, 3].map((id) => ({ id, credits: id * 25, amountMinor: id * 999 + 1 }));

export const PLANS = [1, 3].map((months, index) => ({ id: index + 1, months, amountMinor: months * 1499 }));

export const METHODS = [
  { id: 'ideal', kind: 'bank', name: 'iDEAL', countries: ['NL'] },
  { id: 'card', kind: 'card', name: 'Card', countries: [] },
];

export const eur = (amountMinor: number): unknown => ({ amount_minor: amountMinor, currency: 'EUR' });

/** Returns a list in which two entries may have one id. */
function ofIds<Entry extends { id: unknown }>(world: World, name: string, list: readonly Entry[]): readonly Entry[] {
  const [first] = list;
  if (first === undefined || !world.breaks('two-of-one-id', name)) return list;
  return list.map((entry) => ({ ...entry, id: first.id }));
}

/** A fifth less; the breach loses two cents on the way. */
export function cut(world: World, amountMinor: number): number {
  return Math.round(amountMinor * 0.8) - (world.breaks('discount-cents-off') ? 2 : 0);
}

function getCredits(call: Call): unknown {
  const { world, account, query } = call;
  const mine = world.transactions.filter(
    ({ owner, kind }) => (owner === account || world.breaks('last-order-of-others')) && kind === 'credits',
  );
  const last = world.breaks('last-order-is-first') ? mine[0] : mine.at(-1);
  const isAny = world.breaks('any-code-holds') && query.has('discount_code');
  const isCut = query.get('discount_code') === 'WELCOME20' || isAny;
  return {
    balance:
      account === null
        ? world.breaks('visitor-has-balance')
          ? 0
          : null
        : world.breaks('offer-shows-other-balance')
          ? account.credits + 5
          : (world.breaks('balance-of-others') ? world.demo : account).credits,
    country: countryOf(call, 'getCredits'),
    packs: ofIds(world, 'packs', PACKS).map(({ id, credits, amountMinor }) => ({
      id,
      credits,
      bonus_credits: bonusOf(world, credits),
      price: eur(isCut && !world.breaks('full-price-below-price') ? cut(world, amountMinor) : amountMinor),
      full_price: isCut ? eur(world.breaks('full-price-below-price') ? 1 : amountMinor) : null,
    })),
    payment_methods: methodsOf(call, 'getCredits'),
    vat_percent: 21,
    discount: isCut ? { ...DISCOUNT, ...(world.breaks('discount-after-its-time') ? { valid_until: OVER } : {}) } : null,
    time_bonus: timeBonus(world, call.nowMs, 'offer'),
    last_order:
      last === undefined || last.item > 3
        ? null
        : { pack: last.item, method: last.method, ordered_at: iso(world, last.createdAtMs) },
  };
}

/** Prices go by the country of the member; the breach has one for all. */
function countryOf({ world, account }: Call, use: string): string {
  return world.breaks('offer-of-one-country', use) ? 'NL' : (account?.member.country ?? 'NL');
}

function methodsOf(call: Call, use: string): readonly unknown[] {
  const country = countryOf(call, use);
  const usable = METHODS.filter(({ countries }) => countries.length === 0 || countries.includes(country));
  return ofIds(call.world, 'payment_methods', usable);
}

/** The breach: premium has a discount of its own under the code. */
function premiumDiscount({ world, query }: Call): unknown {
  const isOther = query.get('discount_code') === 'WELCOME20' && world.breaks('code-otherwise-for-premium');
  return isOther ? { ...DISCOUNT, percent: 15 } : null;
}

const BONUS_PERCENT = 20;

function hasBonus(world: World): boolean {
  return world.breaks('legal-orders-with-their-bonus') || world.breaks('welcome-told-otherwise', 'time_bonus');
}

/** The bonus of the time, which comes with a discount and stands in the offer. */
export function timeBonus(world: World, nowMs: number, of: 'lookup' | 'offer'): unknown {
  if (!hasBonus(world)) return null;
  const isOther = of === 'lookup' && world.breaks('welcome-told-otherwise', 'time_bonus');
  return { percent: isOther ? BONUS_PERCENT * 2 : BONUS_PERCENT, valid_until: iso(world, nowMs + DAY_MS) };
}

export function bonusOf(world: World, credits: number): number {
  return hasBonus(world) ? Math.floor((credits * BONUS_PERCENT) / 100) : 0;
}

function cancelPremium(call: Call): unknown {
  const { premium } = own(call);
  if (premium === null || premium.isCancelled) throw new Refused(409, 'not_premium', 'There is no premium to cancel.');
  if (!call.world.breaks('cancel-not-kept')) premium.isCancelled = true;
  if (call.world.breaks('cancel-ends-at-once')) own(call).premium = null;
  return getPremium(call);
}

function subscriptionOf({ world, account }: Call): unknown {
  const premium = account?.premium ?? null;
  if (premium === null) return null;
  const { transaction, startedAtMs, isCancelled } = premium;
  const endsAt = iso(world, startedAtMs + 31 * DAY_MS);
  return {
    plan: 1,
    state: isCancelled ? 'cancelled' : 'active',
    started_at: iso(world, startedAtMs),
    renews_at: isCancelled ? null : endsAt,
    renewal_price: isCancelled ? null : eur(PLANS[0]?.amountMinor ?? 0),
    reminder_at: isCancelled ? null : iso(world, startedAtMs + 24 * DAY_MS),
    price_change: null,
    ends_at: endsAt,
    withdraw_until: null,
    transaction,
  };
}

function getPremium(call: Call): unknown {
  const { world } = call;
  return {
    country: countryOf(call, 'getPremium'),
    plans: ofIds(world, 'plans', PLANS).map(({ id, months, amountMinor }) => ({
      id,
      months,
      price: eur(amountMinor),
      price_per_month: eur(world.breaks('price-per-month-wrong') ? amountMinor * 2 : Math.round(amountMinor / months)),
      full_price: premiumDiscount(call) === null ? null : eur(Math.round((amountMinor * 100) / 85)),
      renewal_price: eur(amountMinor),
    })),
    payment_methods: methodsOf(call, 'getPremium'),
    vat_percent: 21,
    discount: premiumDiscount(call),
    subscription: subscriptionOf(call),
    ended: null,
  };
}
