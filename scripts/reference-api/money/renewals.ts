import { integerColumn } from '../database/columns.ts';
import type { Writer } from '../database/database.ts';
import { readOperatorPrices } from './operator-prices.ts';
import { storeOrder } from './orders.ts';
import { plansFor } from './plans.ts';
import { endPremium } from './premium-end.ts';
import { accountCountry, vatPermilleOf } from './price-country.ts';
import { settle } from './settle.ts';
import { findSubscription, isRenewing, REMINDER_MS, type Subscription, tellMember } from './subscriptions.ts';
import { findOrder } from './transactions.ts';

/** A price increase must be announced at least this long before the renewal. */
const PRICE_NOTICE_MS = 30 * 24 * 60 * 60 * 1000;

/** Query for the next time at which a subscription needs processing, as a single column `due_at_ms`. */
export const NEXT_RENEWAL_WORK = `SELECT iif(reminded_at_ms IS NULL AND cancelled_at_ms IS NULL
  AND renewal_minor IS NOT NULL, ends_at_ms - ${REMINDER_MS}, ends_at_ms) AS due_at_ms FROM subscriptions`;

/** Renews or ends expired subscriptions, announces prices and sends reminders. Never charges an unannounced price. */
export async function tendSubscriptions(writer: Writer, nowMs: number): Promise<void> {
  for (const row of await writer.rows('SELECT account_id FROM subscriptions')) {
    const accountId = integerColumn(row, 'account_id');
    for (const step of [renewOrEnd, tellPrice, remind]) {
      const subscription = await findSubscription(writer, accountId);
      if (subscription !== null) await step({ writer, accountId, subscription, nowMs });
    }
  }
}

interface Tending {
  writer: Writer;
  accountId: number;
  subscription: Subscription;
  nowMs: number;
}

async function tellPrice({ writer, accountId, subscription, nowMs }: Tending): Promise<void> {
  if (!isRenewing(subscription) || subscription.remindedAtMs !== null) return;
  const { renewalMinor, change, endsAtMs } = subscription;
  const country = await accountCountry(writer, accountId);
  const plans = plansFor(country, null, await readOperatorPrices(writer));
  const price = plans.find(({ id }) => id === subscription.plan)?.renewal_price ?? null;
  if (price === null || price.currency !== subscription.order.amount.currency) return;
  const { amount_minor: newMinor } = price;
  if (newMinor === renewalMinor || (newMinor > renewalMinor && endsAtMs - nowMs < PRICE_NOTICE_MS)) return;
  const previousMinor = change?.previousMinor ?? renewalMinor;
  const isBack = previousMinor === newMinor;
  await writer.run(
    'UPDATE subscriptions SET renewal_minor = ?, previous_minor = ?, announced_at_ms = ? WHERE account_id = ?',
    [newMinor, isBack ? null : previousMinor, isBack ? null : nowMs, accountId],
  );
  const told = {
    ...subscription,
    renewalMinor: newMinor,
    change: { previousMinor: renewalMinor, announcedAtMs: nowMs },
  };
  await tellMember(writer, accountId, 'price_change', told, nowMs);
}

/** A late reminder postpones the renewal. */
async function remind({ writer, accountId, subscription, nowMs }: Tending): Promise<void> {
  const { remindedAtMs, endsAtMs } = subscription;
  if (!isRenewing(subscription) || remindedAtMs !== null || endsAtMs - REMINDER_MS > nowMs) return;
  const renewsAtMs = Math.max(endsAtMs, nowMs + REMINDER_MS);
  await writer.run('UPDATE subscriptions SET reminded_at_ms = ?, ends_at_ms = ? WHERE account_id = ?', [
    nowMs,
    renewsAtMs,
    accountId,
  ]);
  await tellMember(writer, accountId, 'reminder', { ...subscription, endsAtMs: renewsAtMs }, nowMs);
}

async function renewOrEnd(tending: Tending): Promise<void> {
  const { writer, accountId, subscription, nowMs } = tending;
  if (subscription.endsAtMs > nowMs || (isRenewing(subscription) && subscription.remindedAtMs === null)) return;
  if (!isRenewing(subscription)) await endPremium(writer, accountId, 'time_over', nowMs);
  else if (!(await charge(tending, subscription.renewalMinor))) await endPremium(writer, accountId, 'not_paid', nowMs);
}

/** Charges the announced price. Returns whether the payment succeeded. */
async function charge({ writer, accountId, subscription, nowMs }: Tending, minor: number): Promise<boolean> {
  const { order: last, plan } = subscription;
  const { renewalsFail } = await readOperatorPrices(writer);
  const id = await storeOrder(
    writer,
    accountId,
    {
      item: { kind: 'premium', plan, months: last.item.months },
      amount: { ...last.amount, amount_minor: minor },
      vatPermille: vatPermilleOf(await accountCountry(writer, accountId)),
      method: last.method,
      discountCode: null,
    },
    nowMs,
  );
  const order = await findOrder(writer, id);
  if (order !== null) await settle(writer, order, renewalsFail ? 'failed' : 'paid', { origin: null, nowMs });
  return !renewalsFail;
}
