import { integerColumn } from '../database/columns.ts';
import type { Database, Writer } from '../database/database.ts';
import { storeOrder } from './orders.ts';
import { findPlan, plansFor } from './plans.ts';
import { priceCountry, vatPermilleOf } from './price-country.ts';
import { settle } from './settle.ts';
import { endPremium, findSubscription } from './subscriptions.ts';
import { findOrder, orderOf } from './transactions.ts';

/** What happens to money by itself: payments that were pending come in, premium is renewed or ends. */
export interface BillingSchedule {
  /** How long a payment stays pending before it comes in; null when it stays so. */
  pendingMs: number | null;
  /** Does what is due and looks for what is next. */
  wake(): void;
  /** Waits for what is being booked. */
  stop(): Promise<void>;
}

/** Timers take no longer waits than about 24 days. */
const WAIT_MAX_MS = 60 * 60 * 1000;

export function createBillingSchedule(
  database: Database,
  nowMs: () => number,
  pendingMs: number | null,
): BillingSchedule {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function bookDue(): Promise<void> {
    if (isStopped) return;
    const nextDueAtMs = await database.write(async (writer) => {
      await settlePending(writer, nowMs());
      await renewOrEnd(writer, nowMs());
      const next = await writer.row(
        `SELECT min(due_at_ms) AS due_at_ms FROM (SELECT settles_at_ms AS due_at_ms FROM transactions
         UNION ALL SELECT ends_at_ms FROM subscriptions)`,
      );
      return next === null || next['due_at_ms'] === null ? null : integerColumn(next, 'due_at_ms');
    });
    if (nextDueAtMs === null || isStopped) return;
    timer = setTimeout(wake, Math.min(WAIT_MAX_MS, Math.max(1, nextDueAtMs - nowMs())));
    timer.unref();
  }

  function wake(): void {
    clearTimeout(timer);
    running = running.then(bookDue);
  }

  return {
    pendingMs,
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

async function settlePending(writer: Writer, nowMs: number): Promise<void> {
  const due = await writer.rows("SELECT * FROM transactions WHERE state = 'pending' AND settles_at_ms <= ?", [nowMs]);
  for (const row of due) await settle(writer, orderOf(row), 'paid', { origin: null, nowMs });
}

async function renewOrEnd(writer: Writer, nowMs: number): Promise<void> {
  const due = await writer.rows(
    `SELECT accounts.id, accounts.member_id FROM subscriptions
     JOIN accounts ON accounts.id = subscriptions.account_id WHERE subscriptions.ends_at_ms <= ?`,
    [nowMs],
  );
  for (const row of due) {
    const accountId = integerColumn(row, 'id');
    const subscription = await findSubscription(writer, accountId);
    if (subscription === null) continue;
    if (subscription.isCancelled || findPlan(subscription.plan)?.renews !== true) await endPremium(writer, accountId);
    else await renew(writer, { accountId, memberId: integerColumn(row, 'member_id') }, subscription, nowMs);
  }
}

async function renew(
  writer: Writer,
  { accountId, memberId }: { accountId: number; memberId: number },
  subscription: NonNullable<Awaited<ReturnType<typeof findSubscription>>>,
  nowMs: number,
): Promise<void> {
  const country = await priceCountry(writer, { memberId });
  const plan = plansFor(country, null).find(({ id }) => id === subscription.plan);
  if (plan === undefined) throw new Error(`There is no plan ${subscription.plan}`);
  const id = await storeOrder(
    writer,
    accountId,
    {
      item: { kind: 'premium', plan: plan.id, months: plan.months },
      amount: plan.price,
      vatPermille: vatPermilleOf(country),
      method: subscription.order.method,
      discountCode: null,
    },
    nowMs,
  );
  const order = await findOrder(writer, id);
  if (order !== null) await settle(writer, order, 'paid', { origin: null, nowMs });
}
