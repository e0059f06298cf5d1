import { at } from '../../../../../scripts/check-contract/contract/json.ts';
import { type Call, type Handlers, invalid, notFound, numberIn, own, Refused, textIn, textOrNull } from '../call.ts';
import { DAY_MS, type Transaction, type World } from '../world.ts';
import { iso, paged } from './cards.ts';
import { clockError } from './chats.ts';
import { receipt } from './likes-and-blocks.ts';
import { bonusOf, cut, DISCOUNT, eur, METHODS, PACKS, PLANS } from './offers.ts';

export const money: Handlers = {
  orderCredits: (call) => order(call, 'credits', numberIn(call.body, 'pack')),
  subscribePremium: (call) => order(call, 'premium', numberIn(call.body, 'plan')),
  readTransaction,
  listTransactions,
  withdraw,
  previewWithdrawal,
  getDiscountCode: ({ world, query }) => ({
    discount_code:
      query.get('code') === 'WELCOME20'
        ? { ...DISCOUNT, percent: world.breaks('lookup-tells-other-percent') ? 10 : 20 }
        : null,
    time_bonus: null,
  }),
};

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
  };
  if (world.breaks('credits-before-payment') && 'credits' in offer) owner.credits += offer.credits;
  if (!world.breaks('order-not-kept', kind)) world.transactions.push(transaction);
  return { transaction: transaction.id, redirect: payAt(world, call.use.name, transaction.id) };
}

export function transactionOf(call: Call, transaction: Transaction): Readonly<Record<string, unknown>> {
  const { world, account } = call;
  const { id, state, kind, item, amountMinor, method, createdAtMs, settledAtMs, creditsAfter, withdrawnAtMs } =
    transaction;
  const isOwn = account === transaction.owner || world.breaks('balance-told-to-strangers');
  const pack = PACKS.find((each) => each.id === item);
  const credits = pack === undefined ? 1 : pack.credits + bonusOf(world, pack.credits);
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
    payment_page: isOwn && state === 'pending' ? payAt(world, call.use.name, id) : null,
    created_at: iso(world, createdAtMs),
    settled_at: settledAtMs === null ? null : iso(world, settledAtMs),
    credits_after: isOwn && state === 'paid' ? creditsAfter : null,
    withdraw_until:
      settledAtMs === null ? null : iso(world, settledAtMs + (world.breaks('withdrawn-in-a-week') ? 7 : 14) * DAY_MS),
    withdrawn_at: withdrawnAtMs === null ? null : iso(world, withdrawnAtMs),
    refund:
      withdrawnAtMs === null ? null : eur(world.breaks('refund-of-other-amount', call.use.name) ? 1 : amountMinor),
    pay_again: state === 'cancelled' || state === 'failed' ? payAgain(world, kind, item) : null,
  };
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

function previewWithdrawal(call: Call): unknown {
  const { world, nowMs } = call;
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
    refund: closed !== null ? eur(0) : world.breaks('refund-of-other-amount', 'previewWithdrawal') ? eur(1) : amount,
    spent_credits: 0,
  };
}

function withdraw(call: Call): unknown {
  const { world, nowMs } = call;
  const found = ofWhoAsks(call);
  const isLate = (found.settledAtMs ?? 0) + 14 * DAY_MS < nowMs && !world.breaks('withdrawn-after-its-time');
  if ((found.state !== 'paid' || isLate) && !world.breaks('unpaid-order-withdrawn'))
    throw new Refused(409, 'withdrawal_closed', 'It is too late, or not paid.');
  if (!world.breaks('withdrawal-not-kept')) Object.assign(found, { state: 'withdrawn', withdrawnAtMs: nowMs });
  const { reference, received_at } = receipt(call, 'W');
  return {
    reference,
    received_at,
    transaction: found.id,
    refund: eur(world.breaks('refund-of-other-amount', 'withdraw') ? 1 : found.amountMinor),
    refund_within_days: 14,
  };
}
