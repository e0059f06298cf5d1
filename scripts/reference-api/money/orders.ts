import { randomBytes } from 'node:crypto';
import type { Schemas } from '../contract/contract.ts';
import type { Writer } from '../database/database.ts';
import { type Answer, invalid, notFound, ok, refuse } from '../http/answer.ts';
import type { MemberCall } from '../http/call.ts';
import { findDiscount, timeBonusOf, welcomeDiscount } from './discounts.ts';
import { packsFor } from './packs.ts';
import { findMethod, worksIn } from './payment-methods.ts';
import { PAYMENT_PATH } from './payment-path.ts';
import { plansFor } from './plans.ts';
import { priceCountry } from './price-country.ts';
import { findSubscription } from './subscriptions.ts';
import type { Order } from './transactions.ts';

export async function orderCredits(
  call: MemberCall,
  body: Schemas['OrderCreditsRequest'],
  writer: Writer,
): Promise<Answer> {
  const { account, nowMs } = call;
  const country = await priceCountry(writer, account);
  const refusal = refuseMethod(body.method, country);
  if (refusal !== null) return refusal;
  const discount =
    body.discount_code === null
      ? await welcomeDiscount(writer, account, nowMs)
      : await findDiscount(writer, account, body.discount_code, nowMs);
  if (discount === null && body.discount_code !== null)
    return refuse(409, 'discount_gone', 'This discount does not hold any more. Please look at the price again.');
  const packs = packsFor(country, discount, await timeBonusOf(writer, account, nowMs));
  const pack = packs.find(({ id }) => id === body.pack);
  if (pack === undefined) return notFound('pack');
  return start(call, writer, {
    item: { kind: 'credits', pack: pack.id, credits: pack.credits + pack.bonus_credits },
    amount: pack.price,
    method: body.method,
    discountCode: discount?.code ?? null,
  });
}

export async function orderPremium(
  call: MemberCall,
  body: Schemas['SubscribeRequest'],
  writer: Writer,
): Promise<Answer> {
  const country = await priceCountry(writer, call.account);
  const refusal = refuseMethod(body.method, country);
  if (refusal !== null) return refusal;
  const plan = plansFor(country).find(({ id }) => id === body.plan);
  if (plan === undefined) return notFound('plan');
  if ((await findSubscription(writer, call.account.id)) !== null)
    return refuse(409, 'already_premium', 'You have premium already.');
  return start(call, writer, {
    item: { kind: 'premium', plan: plan.id, months: plan.months },
    amount: plan.price,
    method: body.method,
    discountCode: null,
  });
}

function refuseMethod(id: string, country: string): Answer | null {
  const method = findMethod(id);
  if (method === null) return notFound('payment method');
  return worksIn(method, country) ? null : invalid({ method: 'not_in_this_country' });
}

type NewOrder = Pick<Order, 'item' | 'amount' | 'method' | 'discountCode'>;

async function start(call: MemberCall, writer: Writer, order: NewOrder): Promise<Answer> {
  const id = await storeOrder(writer, call.account.id, order, call.nowMs);
  const redirect = new URL(`${PAYMENT_PATH}/${id}`, call.context.req.url).href;
  return ok<Schemas['StartedOrder']>({ transaction: id, redirect });
}

/** Stores an order that waits for its payment, and returns its id, which nobody can guess. */
export async function storeOrder(
  writer: Writer,
  accountId: number,
  { item, amount, method, discountCode }: NewOrder,
  nowMs: number,
): Promise<string> {
  const id = `t_${randomBytes(18).toString('base64url')}`;
  await writer.run(
    `INSERT INTO transactions (public_id, account_id, pack, plan, credits, months, amount_minor, currency, method,
       discount_code, state, created_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending', ?)`,
    [
      id,
      accountId,
      item.kind === 'credits' ? item.pack : null,
      item.kind === 'premium' ? item.plan : null,
      item.kind === 'credits' ? item.credits : null,
      item.kind === 'premium' ? item.months : null,
      amount.amount_minor,
      amount.currency,
      method,
      discountCode,
      nowMs,
    ],
  );
  return id;
}
