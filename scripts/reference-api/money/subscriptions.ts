import type { Schemas } from '../contract/contract.ts';
import { integerColumn, nullableInteger } from '../database/columns.ts';
import type { Reader, Writer } from '../database/database.ts';
import { premiumMail } from '../mail/premium-mails.ts';
import { findRecipient } from '../mail/recipient.ts';
import { sendMail } from '../mail/send-mail.ts';
import { readOperatorPrices } from './operator-prices.ts';
import { monthsLater, plansFor } from './plans.ts';
import { accountCountry } from './price-country.ts';
import { type Order, orderOf, timeOf, withdrawUntilMs } from './transactions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Minimum time between the reminder and the renewal charge (terms, "Premium"). */
export const REMINDER_MS = 7 * DAY_MS;

export interface Subscription {
  plan: number;
  order: Order & { item: { kind: 'premium' } };
  startedAtMs: number;
  endsAtMs: number;
  isCancelled: boolean;
  /** Price of the next renewal as announced to the member; null if the plan does not renew. */
  renewalMinor: number | null;
  /** The previously announced price, if it has changed since the last payment. */
  change: { previousMinor: number; announcedAtMs: number } | null;
  /** When the reminder of the next renewal was sent. */
  remindedAtMs: number | null;
}

export async function findSubscription(reader: Reader, accountId: number): Promise<Subscription | null> {
  const row = await reader.row(
    `SELECT subscriptions.plan AS subscribed_plan, started_at_ms, ends_at_ms, cancelled_at_ms, renewal_minor,
       previous_minor, announced_at_ms, reminded_at_ms, transactions.*
     FROM subscriptions JOIN transactions ON transactions.id = subscriptions.transaction_id
     WHERE subscriptions.account_id = ?`,
    [accountId],
  );
  if (row === null) return null;
  const order = orderOf(row);
  if (order.item.kind !== 'premium') throw new Error(`Order ${order.id} is not of premium`);
  const previousMinor = nullableInteger(row, 'previous_minor');
  const announcedAtMs = nullableInteger(row, 'announced_at_ms');
  return {
    plan: integerColumn(row, 'subscribed_plan'),
    order: { ...order, item: order.item },
    startedAtMs: integerColumn(row, 'started_at_ms'),
    endsAtMs: integerColumn(row, 'ends_at_ms'),
    isCancelled: nullableInteger(row, 'cancelled_at_ms') !== null,
    renewalMinor: nullableInteger(row, 'renewal_minor'),
    change: previousMinor === null || announcedAtMs === null ? null : { previousMinor, announcedAtMs },
    remindedAtMs: nullableInteger(row, 'reminded_at_ms'),
  };
}

/** Returns whether the subscription renews automatically. */
export function isRenewing(subscription: Subscription): subscription is Subscription & { renewalMinor: number } {
  return !subscription.isCancelled && subscription.renewalMinor !== null;
}

export function subscriptionAnswer(subscription: Subscription, nowMs: number): Schemas['Subscription'] {
  const { plan, order, startedAtMs, endsAtMs, isCancelled, change, remindedAtMs } = subscription;
  const { currency } = order.amount;
  const isRenewed = isRenewing(subscription);
  return {
    plan,
    state: isCancelled ? 'cancelled' : 'active',
    started_at: new Date(startedAtMs).toISOString(),
    renews_at: isRenewed ? new Date(endsAtMs).toISOString() : null,
    renewal_price: isRenewed ? { amount_minor: subscription.renewalMinor, currency } : null,
    reminder_at: isRenewed ? timeOf(remindedAtMs ?? endsAtMs - REMINDER_MS) : null,
    price_change:
      isRenewed && change !== null
        ? {
            previous: { amount_minor: change.previousMinor, currency },
            announced_at: new Date(change.announcedAtMs).toISOString(),
          }
        : null,
    ends_at: new Date(endsAtMs).toISOString(),
    withdraw_until: timeOf(withdrawUntilMs(order, nowMs)),
    transaction: order.id,
  };
}

/** Starts or extends premium once its payment has been received. */
export async function extendPremium(
  writer: Writer,
  accountId: number,
  order: Order & { item: { kind: 'premium' } },
  nowMs: number,
): Promise<void> {
  const current = await findSubscription(writer, accountId);
  const endsAtMs = monthsLater(current?.endsAtMs ?? nowMs, order.item.months);
  const country = await accountCountry(writer, accountId);
  const plans = plansFor(country, null, await readOperatorPrices(writer));
  const offered = plans.find(({ id }) => id === order.item.plan)?.renewal_price?.amount_minor ?? null;
  // The announced price applies until another one is announced.
  const renewalMinor = current?.plan === order.item.plan ? current.renewalMinor : offered;
  await writer.run(
    `INSERT INTO subscriptions (account_id, transaction_id, plan, started_at_ms, ends_at_ms, renewal_minor)
     VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (account_id) DO UPDATE SET transaction_id = excluded.transaction_id, plan = excluded.plan,
       ends_at_ms = excluded.ends_at_ms, renewal_minor = excluded.renewal_minor, previous_minor = NULL,
       announced_at_ms = NULL, reminded_at_ms = NULL`,
    [accountId, order.rowId, order.item.plan, nowMs, endsAtMs, renewalMinor],
  );
  await writer.run('DELETE FROM ended_subscriptions WHERE account_id = ?', [accountId]);
  await writer.run('UPDATE accounts SET premium = 1 WHERE id = ?', [accountId]);
}

/** Turns off renewal and confirms it by mail with the date. Returns false if there is nothing to cancel. */
export async function cancelPremium(
  writer: Writer,
  accountId: number,
  reason: string | null,
  nowMs: number,
): Promise<boolean> {
  const subscription = await findSubscription(writer, accountId);
  if (subscription === null || subscription.isCancelled) return false;
  await writer.run('UPDATE subscriptions SET cancelled_at_ms = ?, cancel_reason = ? WHERE account_id = ?', [
    nowMs,
    reason,
    accountId,
  ]);
  await tellMember(writer, accountId, 'cancelled', subscription, nowMs);
  return true;
}

/** Sends the member a mail about a subscription. */
export async function tellMember(
  writer: Writer,
  accountId: number,
  kind: Parameters<typeof premiumMail>[0],
  subscription: Subscription,
  nowMs: number,
): Promise<void> {
  const recipient = await findRecipient(writer, accountId);
  if (recipient !== null) await sendMail(writer, premiumMail(kind, subscription, recipient, nowMs), nowMs);
}
