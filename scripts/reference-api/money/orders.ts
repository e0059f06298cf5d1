import { randomBytes } from 'node:crypto';
import type { Schemas } from '../contract/contract.ts';
import type { Writer } from '../database/database.ts';
import { type Answer, invalid, notFound, ok, refuse } from '../http/answer.ts';
import type { MemberCall } from '../http/call.ts';
import { type Discount, findDiscount, timeBonusOf, welcomeDiscount } from './discounts.ts';
import { readOperatorPrices } from './operator-prices.ts';
import { packsFor } from './packs.ts';
import { findMethod, worksIn } from './payment-methods.ts';
import { pageOfPayment } from './payment-path.ts';
import { plansFor } from './plans.ts';
import { priceCountry, vatPermilleOf } from './price-country.ts';
import { findSubscription } from './subscriptions.ts';
import { type Order, orderOf } from './transactions.ts';

export async function orderCredits(
  call: MemberCall,
  body: Schemas['OrderCreditsRequest'],
  writer: Writer,
): Promise<Answer> {
  const { account, nowMs } = call;
  const country = await priceCountry(writer, account);
  const refusal = refuseMethod(body.method, country);
  if (refusal !== null) return refusal;
  const discount = await discountOf(call, body.discount_code, writer);
  if (discount === null && body.discount_code !== null) return discountGone();
  const prices = await readOperatorPrices(writer);
  const packs = packsFor(country, discount, await timeBonusOf(writer, account, nowMs), prices);
  const pack = packs.find(({ id }) => id === body.pack);
  if (pack === undefined) return notFound('pack');
  const order: NewOrder = {
    item: { kind: 'credits', pack: pack.id, credits: pack.credits + pack.bonus_credits },
    amount: pack.price,
    vatPermille: vatPermilleOf(country),
    method: body.method,
    discountCode: discount?.code ?? null,
  };
  return (await refuseOrder(call, writer, order, body)) ?? start(call, writer, order);
}

export async function orderPremium(
  call: MemberCall,
  body: Schemas['SubscribeRequest'],
  writer: Writer,
): Promise<Answer> {
  const country = await priceCountry(writer, call.account);
  const refusal = refuseMethod(body.method, country);
  if (refusal !== null) return refusal;
  const code = body.discount_code ?? null;
  const discount = await discountOf(call, code, writer);
  if (discount === null && code !== null) return discountGone();
  const plan = plansFor(country, discount, await readOperatorPrices(writer)).find(({ id }) => id === body.plan);
  if (plan === undefined) return notFound('plan');
  if ((await findSubscription(writer, call.account.id)) !== null)
    return refuse(409, 'already_premium', 'You have premium already.');
  const order: NewOrder = {
    item: { kind: 'premium', plan: plan.id, months: plan.months },
    amount: plan.price,
    vatPermille: vatPermilleOf(country),
    method: body.method,
    discountCode: discount?.code ?? null,
  };
  return (await refuseOrder(call, writer, order, body)) ?? start(call, writer, order);
}

async function discountOf(
  { account, nowMs }: MemberCall,
  code: string | null,
  writer: Writer,
): Promise<Discount | null> {
  return code === null ? welcomeDiscount(writer, account, nowMs) : findDiscount(writer, account, code, nowMs);
}

function discountGone(): Answer {
  return refuse(409, 'discount_gone', 'This discount does not hold any more. Please look at the price again.');
}

function refuseMethod(id: string, country: string): Answer | null {
  const method = findMethod(id);
  if (method === null) return notFound('payment method');
  return worksIn(method, country) ? null : invalid({ method: 'not_in_this_country' });
}

type NewOrder = Pick<Order, 'item' | 'amount' | 'vatPermille' | 'method' | 'discountCode'>;

/** How long an unpaid order blocks an identical one. */
const OPEN_ORDER_MS = 30 * 60 * 1000;

/** Refuses an order at a price that the buyer was not shown, and a duplicate of an open order. */
async function refuseOrder(
  call: MemberCall,
  writer: Writer,
  { item, amount }: NewOrder,
  { shown, again }: Pick<Schemas['OrderCreditsRequest'], 'shown' | 'again'>,
): Promise<Answer | null> {
  const credits = item.kind === 'credits' ? item.credits : null;
  const isShown =
    shown === undefined ||
    (shown.price.amount_minor === amount.amount_minor &&
      shown.price.currency === amount.currency &&
      shown.credits === credits);
  if (!isShown) return refuse(409, 'price_changed', 'The price has changed. Please look at it again.');
  if (again === true) return null;
  const row = await writer.row(
    `SELECT * FROM transactions WHERE account_id = ? AND state = 'pending' AND created_at_ms > ?
       AND pack IS ? AND plan IS ? ORDER BY created_at_ms DESC, id DESC LIMIT 1`,
    [
      call.account.id,
      call.nowMs - OPEN_ORDER_MS,
      item.kind === 'credits' ? item.pack : null,
      item.kind === 'premium' ? item.plan : null,
    ],
  );
  if (row === null) return null;
  const open = orderOf(row);
  const refusal = refuse(409, 'order_open', 'You have ordered this a moment ago. Please pay that order.');
  const open_order = {
    transaction: open.id,
    amount: open.amount,
    redirect:
      open.paymentMadeAtMs === null ? pageOfPayment(call.context, open.id, await readOperatorPrices(writer)) : null,
    created_at: new Date(open.createdAtMs).toISOString(),
  };
  return { ...refusal, body: { ...refusal.body, open_order } };
}

async function start(call: MemberCall, writer: Writer, order: NewOrder): Promise<Answer> {
  const id = await storeOrder(writer, call.account.id, order, call.nowMs);
  const redirect = pageOfPayment(call.context, id, await readOperatorPrices(writer));
  return ok<Schemas['StartedOrder']>({ transaction: id, redirect });
}

/** Stores an order awaiting payment and returns its unguessable id. */
export async function storeOrder(
  writer: Writer,
  accountId: number,
  { item, amount, vatPermille, method, discountCode }: NewOrder,
  nowMs: number,
): Promise<string> {
  const id = `t_${randomBytes(18).toString('base64url')}`;
  await writer.run(
    `INSERT INTO transactions (public_id, account_id, pack, plan, credits, months, amount_minor, currency, vat_permille,
       method, discount_code, state, created_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending', ?)`,
    [
      id,
      accountId,
      item.kind === 'credits' ? item.pack : null,
      item.kind === 'premium' ? item.plan : null,
      item.kind === 'credits' ? item.credits : null,
      item.kind === 'premium' ? item.months : null,
      amount.amount_minor,
      amount.currency,
      vatPermille,
      method,
      discountCode,
      nowMs,
    ],
  );
  return id;
}
