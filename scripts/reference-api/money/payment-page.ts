import { Hono } from 'hono';
import type { AppContext, AppEnvironment } from '../http/call.ts';
import { escapeHtml, plainPage } from '../http/plain-page.ts';
import type { Services } from '../services.ts';
import { describeItem, formatMoney } from './describe.ts';
import { findMethod } from './payment-methods.ts';
import { leavePending, type Outcome, settle } from './settle.ts';
import { findOrder, type Order } from './transactions.ts';

type Choice = Outcome | 'pending';

const CHOICES: readonly { choice: Choice; label: string; hint: string }[] = [
  { choice: 'paid', label: 'Paid', hint: 'The payment comes in at once.' },
  { choice: 'pending', label: 'Pending', hint: 'The bank is still checking; it comes in after a while.' },
  { choice: 'cancelled', label: 'Cancelled', hint: 'As if the buyer had turned back.' },
  { choice: 'failed', label: 'Failed', hint: 'As if the card had been refused.' },
];

/** A payment provider in miniature, at `/{transaction}`: whoever has an order's page chooses how its payment ends. */
export function paymentPages(services: Services): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get('/:id', async (context) => {
    const order = await findOrder(services.database, context.req.param('id'));
    context.header('Cache-Control', 'no-store');
    return order === null ? unknownOrder(context) : context.html(orderPage(order));
  });
  app.post('/:id', async (context) => {
    const id = context.req.param('id');
    const form = await context.req.parseBody();
    const choice = CHOICES.find((each) => each.choice === form['outcome'])?.choice;
    if (choice === undefined) return context.text('Unknown outcome', 422);
    const order = await services.database.write(async (writer) => {
      const found = await findOrder(writer, id);
      if (found !== null) await book(services, context, { order: found, choice, writer });
      return found;
    });
    if (order === null) return unknownOrder(context);
    if (choice === 'pending') services.billing.wake();
    return context.redirect(`/transactions/${order.id}`, 303);
  });
  return app;
}

async function book(
  services: Services,
  context: AppContext,
  { order, choice, writer }: { order: Order; choice: Choice; writer: Parameters<typeof settle>[0] },
): Promise<void> {
  const nowMs = services.nowMs();
  if (choice === 'pending') {
    const { pendingMs } = services.billing;
    await leavePending(writer, order, { settlesAtMs: pendingMs === null ? null : nowMs + pendingMs, nowMs });
  } else {
    await settle(writer, order, choice, { origin: new URL(context.req.url).origin, nowMs });
  }
}

function unknownOrder(context: AppContext): Response {
  const body = '<h1>Unknown order</h1>\n<p>There is no such order here.</p>';
  return context.html(plainPage({ title: 'Unknown order', body }), 404);
}

function orderPage(order: Order): string {
  const facts = [
    ['Order', escapeHtml(describeItem(order.item))],
    ['Amount', `<span class="amount">${escapeHtml(formatMoney(order.amount))}</span>`],
    ['Method', escapeHtml(findMethod(order.method)?.name ?? order.method)],
    ['Reference', `<code>${escapeHtml(order.id)}</code>`],
  ];
  const list = facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('\n');
  return plainPage({
    title: 'Test payment',
    body: `<h1>Test payment provider</h1>
<p>No money moves. Choose how this payment ends.</p>
<dl>
${list}
</dl>
${order.state === 'pending' ? choices() : closed(order)}`,
  });
}

function choices(): string {
  const buttons = CHOICES.map(
    ({ choice, label, hint }) =>
      `<button name="outcome" value="${choice}"${choice === 'paid' ? ' class="first"' : ''}>${label}
<small>${hint}</small></button>`,
  );
  return `<form method="post">\n${buttons.join('\n')}\n</form>`;
}

function closed(order: Order): string {
  return `<p>This order is <strong>${order.state}</strong>; nothing more happens to it.</p>
<p><a href="/transactions/${order.id}">Back to the shop</a></p>`;
}
