import type { Schemas } from '../contract/contract.ts';
import { integerColumn, nullableInteger } from '../database/columns.ts';
import type { Reader, Writer } from '../database/database.ts';
import { monthsLater, plansFor } from './plans.ts';
import { type Order, orderOf, timeOf, withdrawUntilMs } from './transactions.ts';

export interface Subscription {
  plan: number;
  order: Order;
  startedAtMs: number;
  endsAtMs: number;
  isCancelled: boolean;
}

export async function findSubscription(reader: Reader, accountId: number): Promise<Subscription | null> {
  const row = await reader.row(
    `SELECT subscriptions.plan AS subscribed_plan, started_at_ms, ends_at_ms, cancelled_at_ms, transactions.*
     FROM subscriptions JOIN transactions ON transactions.id = subscriptions.transaction_id
     WHERE subscriptions.account_id = ?`,
    [accountId],
  );
  if (row === null) return null;
  return {
    plan: integerColumn(row, 'subscribed_plan'),
    order: orderOf(row),
    startedAtMs: integerColumn(row, 'started_at_ms'),
    endsAtMs: integerColumn(row, 'ends_at_ms'),
    isCancelled: nullableInteger(row, 'cancelled_at_ms') !== null,
  };
}

export function subscriptionAnswer(
  subscription: Subscription,
  country: string,
  nowMs: number,
): Schemas['Subscription'] {
  const { plan, order, startedAtMs, endsAtMs, isCancelled } = subscription;
  const offered = plansFor(country, null).find(({ id }) => id === plan);
  const renewal = isCancelled ? null : (offered?.renewal_price ?? null);
  return {
    plan,
    state: isCancelled ? 'cancelled' : 'active',
    started_at: new Date(startedAtMs).toISOString(),
    renews_at: renewal === null ? null : new Date(endsAtMs).toISOString(),
    renewal_price: renewal,
    ends_at: new Date(endsAtMs).toISOString(),
    withdraw_until: timeOf(withdrawUntilMs(order, nowMs)),
    transaction: order.id,
  };
}

/** Begins premium, or lengthens what there is, when its payment has come. */
export async function extendPremium(
  writer: Writer,
  accountId: number,
  order: Order & { item: { kind: 'premium' } },
  nowMs: number,
): Promise<void> {
  const current = await findSubscription(writer, accountId);
  const endsAtMs = monthsLater(current?.endsAtMs ?? nowMs, order.item.months);
  await writer.run(
    `INSERT INTO subscriptions (account_id, transaction_id, plan, started_at_ms, ends_at_ms) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (account_id) DO UPDATE SET transaction_id = excluded.transaction_id, plan = excluded.plan,
       ends_at_ms = excluded.ends_at_ms`,
    [accountId, order.rowId, order.item.plan, nowMs, endsAtMs],
  );
  await writer.run('UPDATE accounts SET premium = 1 WHERE id = ?', [accountId]);
}

export async function endPremium(writer: Writer, accountId: number): Promise<void> {
  await writer.run('DELETE FROM subscriptions WHERE account_id = ?', [accountId]);
  await writer.run('UPDATE accounts SET premium = 0 WHERE id = ?', [accountId]);
}
