import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { textColumn } from '../database/columns.ts';
import type { Reader, Writer } from '../database/database.ts';
import type { AppContext, AppEnvironment } from '../http/call.ts';
import { escapeHtml, plainPage } from '../http/plain-page.ts';
import { moneyIn } from '../mail/mail-formats.ts';
import type { Services } from '../services.ts';
import { describeItem } from './describe.ts';
import { ENDINGS, type Ending, endingOf } from './payment-endings.ts';
import { findMethod } from './payment-methods.ts';
import { leavePending, settle, settleTwice } from './settle.ts';
import { findOrder, type Order } from './transactions.ts';

const SLOW_MS = 7_000;
/** Delay between the buyer's return and the payment notification. */
const TOLD_LATE_MS = 3_000;

/** A minimal payment provider, at `/{transaction}`: anyone with an order's page chooses how its payment ends. */
export function paymentPages(services: Services): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get('/:id', async (context) => {
    const order = await findOrder(services.database, context.req.param('id'));
    context.header('Cache-Control', 'no-store');
    if (order === null) return unknownOrder(context);
    const step = context.req.query('step');
    return context.html(orderPage(order, step === 'secure' || step === 'declined' ? step : 'choose'));
  });
  app.post('/:id', async (context) => {
    const id = context.req.param('id');
    const form = await context.req.parseBody();
    const ending = endingOf(form['outcome']);
    if (ending === null) return context.text('Unknown outcome', 422);
    if (ending === 'slow') await wait(SLOW_MS);
    const order = await services.database.write(async (writer) => {
      const found = await findOrder(writer, id);
      if (found !== null) await book(services, context, { order: found, ending, writer });
      return found;
    });
    if (order === null) return unknownOrder(context);
    services.billing.wake();
    return context.redirect(await wayOn(services.database, order, ending, context.req.path), 303);
  });
  return app;
}

interface Booking {
  order: Order;
  ending: Ending;
  writer: Writer;
}

async function book(services: Services, context: AppContext, { order, ending, writer }: Booking): Promise<void> {
  const nowMs = services.nowMs();
  const at = { origin: new URL(context.req.url).origin, nowMs };
  const { pendingMs } = services.billing;
  const laterMs = pendingMs === null ? null : nowMs + pendingMs;
  switch (ending) {
    case 'secure':
    case 'declined':
      return;
    case 'pending':
    case 'pending-failed':
      await leavePending(writer, order, {
        settlesAtMs: laterMs,
        settlesAs: ending === 'pending' ? 'paid' : 'failed',
        nowMs,
      });
      return;
    case 'return-first':
      await leavePending(writer, order, { settlesAtMs: nowMs + TOLD_LATE_MS, settlesAs: 'paid', nowMs });
      return;
    case 'twice':
      await settleTwice(writer, order, at);
      return;
    case 'cancelled':
    case 'failed':
      await settle(writer, order, ending, at);
      return;
    case 'paid':
    case 'slow':
    case 'webhook-first':
    case 'foreign':
      await settle(writer, order, 'paid', at);
  }
}

/** Returns the URL to which the provider redirects the buyer after that choice. */
async function wayOn(reader: Reader, order: Order, ending: Ending, here: string): Promise<string> {
  if (ending === 'secure' || ending === 'declined') return `${here}?step=${ending}`;
  if (ending === 'webhook-first') return here;
  if (ending !== 'foreign') return `/transactions/${order.id}`;
  const row = await reader.row('SELECT public_id FROM transactions WHERE account_id IS NOT ? ORDER BY id LIMIT 1', [
    order.accountId,
  ]);
  return `/transactions/${row === null ? order.id : textColumn(row, 'public_id')}`;
}

function unknownOrder(context: AppContext): Response {
  const body = '<h1>Unknown order</h1>\n<p>There is no such order here.</p>';
  return context.html(plainPage({ title: 'Unknown order', body }), 404);
}

type PageStep = 'choose' | 'secure' | 'declined';

function orderPage(order: Order, step: PageStep): string {
  const facts = [
    ['Order', escapeHtml(describeItem(order.item))],
    ['Amount', `<span class="amount">${escapeHtml(moneyIn('en', order.amount))}</span>`],
    ['Method', escapeHtml(findMethod(order.method)?.name ?? order.method)],
    ['Reference', `<code>${escapeHtml(order.id)}</code>`],
  ];
  const list = facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('\n');
  const isOpen = order.state === 'pending' && order.paymentMadeAtMs === null;
  return plainPage({
    title: 'Test payment',
    body: `<h1>Test payment provider</h1>
<p>No money moves. Choose how this payment ends.</p>
<dl>
${list}
</dl>
${isOpen ? choices(step) : closed(order)}`,
  });
}

function choices(step: PageStep): string {
  if (step === 'secure')
    return `<p>Your bank asks: did you start this payment?</p>
<form method="post">
<button name="outcome" value="paid" class="first">Confirm<small>The payment goes on.</small></button>
<button name="outcome" value="declined">Refuse<small>The bank declines the payment.</small></button>
</form>`;
  const buttons = ENDINGS.map(
    ({ ending, label, hint }) =>
      `<button name="outcome" value="${ending}"${ending === 'paid' ? ' class="first"' : ''}>${label}
<small>${hint}</small></button>`,
  );
  const note =
    step === 'declined' ? '<p><strong>The card was declined.</strong> Nothing was charged; try again.</p>\n' : '';
  return `${note}<form method="post">\n${buttons.join('\n')}\n</form>`;
}

function closed(order: Order): string {
  const state = order.state === 'pending' ? 'paid and waits for its confirmation' : order.state;
  return `<p>This order is <strong>${state}</strong>; nothing more happens to it.</p>
<p><a href="/transactions/${order.id}">Back to the shop</a></p>`;
}
