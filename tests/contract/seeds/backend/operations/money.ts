import { at } from '../../../../../scripts/check-contract/contract/json.ts';
import { type Call, type Handlers, invalid, notFound, numberIn, own, Refused, textIn, textOrNull } from '../call.ts';
import { DAY_MS } from '../day.ts';
import type { Transaction, World } from '../world.ts';
import { iso, paged } from './cards.ts';
import { clockError } from './clocks.ts';
import { receipt } from './likes-and-blocks.ts';
import { bonusOf, cut, DISCOUNT, eur, METHODS, PACKS, PLANS, timeBonus } from './offers.ts';
import { creditsOfPack, refundOf, spentOf } from './spent-credits.ts';

export const money: Handlers = {
  orderCredits: (call) => order(call, 'credits', numberIn(call.body, 'pack')),
  subscribePremium: (call) => order(call, 'premium', numberIn(call.body, 'plan')),
  readTransaction,
  listTransactions,
  withdraw,
  previewWithdrawal,
  getDiscountCode: lookUp,
};

function lookUp({ world, query, account, nowMs }: Call): unknown {
  const isNew = account !== null && account !== world.demo;
  if (query.has('welcome'))
    return { discount_code: isNew ? welcomeDiscount(world) : null, time_bonus: timeBonus(world, nowMs, 'lookup') };
  const percent = world.breaks('lookup-tells-other-percent') ? 10 : 20;
  const isHeld = query.get('code') === 'WELCOME20';
  return { discount_code: isHeld ? { ...DISCOUNT, percent } : null, time_bonus: timeBonus(world, nowMs, 'lookup') };
}

/** What a new member gets; the breaches promise something else than the offer gives. */
function welcomeDiscount(world: World): unknown {
  if (world.breaks('welcome-told-otherwise', 'percent')) return { ...DISCOUNT, percent: 50 };
  if (world.breaks('welcome-told-otherwise', 'reason')) return { ...DISCOUNT, reason: 'campaign' };
  return world.breaks('welcome-told-otherwise', 'code') ? { ...DISCOUNT, code: 'HELLO20' } : DISCOUNT;
}

function payAt(world: World, use: string, id: string): string {
  return world.breaks('leads-to-a-script', use) ? `javascript:pay('${id}')` : `https://pay.example.com/start/${id}`;
}

function order(call: Call, kind: Transaction['kind'], item: number): unknown {
  const { world, body, nowMs } = call;
  const owner = own(call);
  const offer = (kind === 'credits' ? PACKS : PLANS).find(({ id }) => id === item);
  if (offer === undefined)
    throw world.breaks('unknown-item-as-wrong-form', kind)
      ? invalid(kind === 'credits' ? 'pack' : 'plan', 'unknown')
      : notFound(kind === 'credits' ? 'pack' : 'plan');
  if (!METHODS.some(({ id }) => id === body['method']) && !world.breaks('unknown-method-accepted'))
    throw invalid('method', 'unknown_value');
  if (typeof body['discount_code'] === 'string' && body['discount_code'] !== 'WELCOME20')
    throw new Refused(409, 'discount_gone', 'This code does not hold any more.');
  if (kind === 'premium' && owner.premium !== null)
    throw new Refused(409, 'already_premium', 'There is premium already.');
  const isCut = kind === 'credits' && body['discount_code'] === 'WELCOME20' && !world.breaks('discount-left-out');
  const amountMinor = isCut ? cut(world, offer.amountMinor) : offer.amountMinor;
  const shown = at(at(body['shown'], 'price'), 'amount_minor');
  const shownCredits = at(body['shown'], 'credits');
  const credits = 'credits' in offer ? offer.credits + bonusOf(world, offer.credits) : null;
  const isOther = shownCredits !== credits && !world.breaks('shown-credits-ignored');
  const isAbroad =
    (at(at(body['shown'], 'price'), 'currency') ?? 'EUR') !== 'EUR' && !world.breaks('shown-currency-ignored');
  const isDearer = shown !== amountMinor && !world.breaks('shown-price-ignored', kind);
  if (shown !== undefined && (isDearer || isOther || isAbroad))
    throw new Refused(409, 'price_changed', 'The price has changed.');
  const open = world.transactions.find(
    (each) =>
      (each.owner === owner || world.breaks('open-order-of-others')) &&
      each.kind === kind &&
      (each.item === item || world.breaks('open-order-of-any-item')) &&
      each.state === 'pending',
  );
  const isMeant = body['again'] === true && !world.breaks('again-ignored');
  if (open !== undefined && !isMeant && !world.breaks('second-order-taken'))
    throw new Refused(409, 'order_open', 'This is ordered already.', {
      open_order: {
        transaction: open.id,
        amount: eur(open.amountMinor + (world.breaks('open-order-at-other-price') ? 100 : 0)),
        redirect: payAt(world, call.use.name, open.id),
        created_at: iso(world, open.createdAtMs),
      },
    });
  const isPaid = world.breaks('order-paid-at-once');
  const transaction: Transaction = {
    owner,
    id: world.newTransactionId(owner),
    state: isPaid ? 'paid' : 'pending',
    kind,
    item,
    amountMinor: world.breaks('order-at-other-price', kind) ? amountMinor + 100 : amountMinor,
    method: world.breaks('order-by-other-method') ? 'other' : textIn(body, 'method'),
    createdAtMs: nowMs + clockError(world),
    settledAtMs: isPaid ? nowMs : null,
    creditsAfter: isPaid ? owner.credits : null,
    withdrawnAtMs: null,
    refundMinor: null,
  };
  if (world.breaks('credits-before-payment') && 'credits' in offer) owner.credits += offer.credits;
  if (!world.breaks('order-not-kept', kind)) world.transactions.push(transaction);
  return { transaction: transaction.id, redirect: payAt(world, call.use.name, transaction.id) };
}

export function transactionOf(call: Call, transaction: Transaction): Readonly<Record<string, unknown>> {
  const { world, account } = call;
  const { id, state, kind, item, amountMinor, method, createdAtMs, settledAtMs, creditsAfter, withdrawnAtMs } =
    transaction;
  const isOwn = account === transaction.owner;
  const credits = creditsOfPack(world, item);
  const plan = PLANS.find((each) => each.id === item);
  return {
    id,
    state,
    item: {
      kind,
      credits: kind === 'credits' ? credits + (world.breaks('order-of-other-pack') ? 25 : 0) : null,
      months: kind === 'premium' ? (plan?.months ?? 1) + (world.breaks('order-of-other-plan') ? 2 : 0) : null,
    },
    amount: eur(amountMinor),
    vat_percent: world.breaks('order-at-other-tax') ? 19 : 21,
    method,
    method_kind: METHODS.find((each) => each.id === method)?.kind ?? 'other',
    method_name:
      world.breaks('method-named-otherwise') && call.query.has('id')
        ? 'Something else'
        : (METHODS.find((each) => each.id === method)?.name ?? method),
    payment_page:
      (isOwn || world.breaks('page-to-pay-told-to-strangers')) && state === 'pending'
        ? payAt(world, call.use.name, id)
        : null,
    created_at: iso(world, createdAtMs),
    settled_at: settledAtMs === null ? null : iso(world, settledAtMs),
    credits_after: (isOwn || world.breaks('balance-told-to-strangers')) && state === 'paid' ? creditsAfter : null,
    withdraw_until:
      settledAtMs === null ? null : iso(world, settledAtMs + (world.breaks('withdrawn-in-a-week') ? 7 : 14) * DAY_MS),
    withdrawn_at: withdrawnAtMs === null ? null : iso(world, withdrawnAtMs),
    refund:
      withdrawnAtMs === null
        ? null
        : eur(world.breaks('refund-of-other-amount', call.use.name) ? 1 : (transaction.refundMinor ?? amountMinor)),
    pay_again: state === 'cancelled' || state === 'failed' ? payAgain(world, kind, item) : null,
    ...(isOwn ? {} : seenByOthers(world, `page-differs-for-${account === null ? 'visitor' : 'member'}`)),
  };
}

/** Values that differ from those of every order here; `state` and the rest are still of their schema. */
const OTHERWISE: Readonly<Record<string, unknown>> = {
  state: 'failed',
  item: { kind: 'credits', credits: 1, months: null },
  amount: { amount_minor: 1, currency: 'EUR' },
  vat_percent: 5,
  method: 'other',
  method_kind: 'wallet',
  method_name: 'Somehow',
  created_at: '2026-01-01T00:00:00Z',
  settled_at: '2026-01-01T00:01:00Z',
  withdraw_until: '2026-01-15T00:01:00Z',
  withdrawn_at: '2026-01-02T00:00:00Z',
  refund: { amount_minor: 1, currency: 'EUR' },
  until: '2026-01-15T00:00:00Z',
  spent_credits: 1,
};

export const OF_THE_PAGE: readonly string[] = Object.keys(OTHERWISE).slice(0, 12);
export const OF_THE_PREVIEW: readonly string[] = ['item', 'amount', 'until', 'refund', 'spent_credits'];

/** The breach: who is not logged in is answered by another script. */
function seenByOthers(world: World, breach: string): Readonly<Record<string, unknown>> {
  const name = world.breach?.name === breach ? world.breach.place : '';
  return name === '' ? {} : { [name]: OTHERWISE[name] };
}

/** What to order to try again; the breach takes the one kind for the other. */
function payAgain(world: World, kind: Transaction['kind'], item: number): unknown {
  const isPack = (kind === 'credits') !== world.breaks('tries-another-kind-again');
  return isPack ? { pack: item, plan: null } : { pack: null, plan: item };
}

function readTransaction(call: Call): unknown {
  const { world, query } = call;
  const found = world.transactions.find(({ id }) => isAsked(call, id, String(query.get('id'))));
  const isClosed = found?.owner !== call.account && world.breaks('transaction-page-closed');
  if (found === undefined || isClosed) throw notFound('transaction');
  return transactionOf(call, found);
}

function listTransactions(call: Call): unknown {
  const { world } = call;
  const me = own(call);
  const mine = world.transactions.filter(
    ({ owner }) => owner === me || world.breaks('list-of-all-members', 'listTransactions'),
  );
  const sign = world.breaks('order-reversed', 'listTransactions') ? -1 : 1;
  const all = [...mine].sort(
    (one, other) => sign * (other.createdAtMs - one.createdAtMs) || mine.indexOf(other) - mine.indexOf(one),
  );
  const { rows, paging } = paged(
    call,
    all.map((each) => transactionOf(call, each)),
    'listTransactions',
  );
  return { transactions: rows, paging };
}

/** Whether this is the id that was asked for; databases often compare without case. */
function isAsked({ world, use }: Call, id: string, asked: string): boolean {
  if (world.breaks('id-without-case', use.name)) return id.toLowerCase() === asked.toLowerCase();
  return id === asked;
}

function isAddress({ world, use }: Call, known: string, given: string | null): boolean {
  if (given === null || world.breaks('address-with-case', use.name)) return known === given;
  return known.toLowerCase() === given.toLowerCase();
}

/** Finds a transaction of the session's account, or by the account's email address. */
function ofWhoAsks(call: Call): Transaction {
  const { world, account, body } = call;
  const email = textOrNull(body, 'email');
  const found = world.transactions.find(
    ({ id, owner }) =>
      isAsked(call, id, textIn(body, 'transaction')) &&
      (owner === account ||
        isAddress(call, owner.email, email) ||
        world.breaks('foreign-transaction-withdrawn') ||
        world.breaks('foreign-preview', call.use.name)),
  );
  if (found === undefined) throw notFound('transaction');
  return found;
}

function previewedSpent({ world, nowMs }: Call, found: Transaction): number {
  return world.breaks('spent-credits-forgotten') ? 0 : spentOf(world, found, nowMs);
}

function previewedRefund({ world, nowMs }: Call, found: Transaction): number {
  if (world.breaks('refund-of-other-amount', 'previewWithdrawal')) return 1;
  if (world.breaks('spent-credits-forgotten')) return found.amountMinor;
  if (world.breaks('refund-as-a-whole', 'previewWithdrawal')) return found.amountMinor;
  return refundOf(world, found, nowMs);
}

function previewWithdrawal(call: Call): unknown {
  const { world, account, nowMs } = call;
  const found = ofWhoAsks(call);
  const { id, item, amount, created_at } = transactionOf(call, found);
  const untilMs = found.settledAtMs === null ? null : found.settledAtMs + 14 * DAY_MS;
  const closed =
    found.state === 'withdrawn'
      ? 'withdrawn'
      : found.state !== 'paid'
        ? 'not_paid'
        : (untilMs ?? 0) < nowMs
          ? 'deadline'
          : refundOf(world, found, nowMs) === 0 && !world.breaks('spent-credits-forgotten')
            ? 'spent'
            : null;
  if (world.breaks('preview-withdraws') && closed === null)
    Object.assign(found, { state: 'withdrawn', withdrawnAtMs: nowMs });
  return {
    transaction: id,
    item,
    amount,
    ordered_at: created_at,
    until:
      untilMs === null ? null : iso(world, untilMs - (world.breaks('preview-tells-other-deadline') ? 7 * DAY_MS : 0)),
    closed_because: closed,
    refund: eur(closed !== null ? 0 : previewedRefund(call, found)),
    spent_credits: previewedSpent(call, found),
    ...(found.owner === account ? {} : seenByOthers(world, 'preview-differs-for-visitor')),
  };
}

function withdraw(call: Call): unknown {
  const { world, nowMs } = call;
  const found = ofWhoAsks(call);
  const isLate = (found.settledAtMs ?? 0) + 14 * DAY_MS < nowMs && !world.breaks('withdrawn-after-its-time');
  if ((found.state !== 'paid' || isLate) && !world.breaks('unpaid-order-withdrawn'))
    throw new Refused(409, 'withdrawal_closed', 'It is too late, or not paid.');
  const isWhole =
    world.breaks('refund-as-a-whole', 'withdraw') || world.breaks('spent-credits-forgotten') || found.state !== 'paid';
  const refundMinor = isWhole ? found.amountMinor : refundOf(world, found, nowMs);
  const left = found.kind === 'credits' ? creditsOfPack(world, found.item) - spentOf(world, found, nowMs) : 0;
  found.owner.credits = Math.max(0, found.owner.credits - (found.state === 'paid' ? left : 0));
  if (!world.breaks('withdrawal-not-kept'))
    Object.assign(found, { state: 'withdrawn', withdrawnAtMs: nowMs, refundMinor });
  const { reference, received_at } = receipt(call, 'W');
  return {
    reference,
    received_at,
    transaction: found.id,
    refund: eur(world.breaks('refund-of-other-amount', 'withdraw') ? 1 : refundMinor),
    refund_within_days: 14,
  };
}
