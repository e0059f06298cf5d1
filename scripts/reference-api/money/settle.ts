import { integerColumn } from '../database/columns.ts';
import type { Writer } from '../database/database.ts';
import { receiptMail } from '../mail/receipt-mail.ts';
import { findRecipient } from '../mail/recipient.ts';
import { sendMail } from '../mail/send-mail.ts';
import { extendPremium } from './subscriptions.ts';
import type { Order } from './transactions.ts';

/** Outcome reported by the payment provider. */
export type Outcome = 'paid' | 'cancelled' | 'failed';

/** Books the provider's outcome once: an order that is already settled does not change. */
export async function settle(
  writer: Writer,
  order: Order,
  outcome: Outcome,
  at: { origin: string | null; nowMs: number },
): Promise<void> {
  if (order.state !== 'pending') return;
  // A deleted account cannot receive its order, so it is not charged.
  const reported = order.accountId === null && outcome === 'paid' ? 'failed' : outcome;
  if (reported === 'paid') await bookCharge(writer, order, at.nowMs);
  await writer.run('UPDATE transactions SET state = ?, settled_at_ms = ?, settles_at_ms = NULL WHERE id = ?', [
    reported,
    reported === 'paid' ? at.nowMs : null,
    order.rowId,
  ]);
  if (reported !== 'paid' || order.accountId === null) return;
  const { item } = order;
  if (item.kind === 'credits')
    await writer.run('UPDATE accounts SET credits = credits + ? WHERE id = ?', [item.credits, order.accountId]);
  else await extendPremium(writer, order.accountId, { ...order, item }, at.nowMs);
  await writer.run(
    'UPDATE transactions SET credits_after = (SELECT credits FROM accounts WHERE id = account_id) WHERE id = ?',
    [order.rowId],
  );
  await sendReceipt(writer, order, order.accountId, at);
}

/** Marks an order as paid but unconfirmed. It settles automatically at `settlesAtMs`, unless that is null. */
export async function leavePending(
  writer: Writer,
  order: Order,
  { settlesAtMs, settlesAs, nowMs }: { settlesAtMs: number | null; settlesAs: 'paid' | 'failed'; nowMs: number },
): Promise<void> {
  await writer.run(
    `UPDATE transactions SET settles_at_ms = ?, settles_as = ?, payment_made_at_ms = ?
     WHERE id = ? AND state = 'pending'`,
    [settlesAtMs, settlesAs, nowMs, order.rowId],
  );
}

/** Refunds a duplicate payment immediately: an order is charged once. */
export async function settleTwice(
  writer: Writer,
  order: Order,
  at: { origin: string | null; nowMs: number },
): Promise<void> {
  if (order.state !== 'pending') return;
  await settle(writer, order, 'paid', at);
  await bookCharge(writer, order, at.nowMs);
  await bookRefund(writer, order, order.amount.amount_minor, at.nowMs);
}

async function bookCharge(writer: Writer, order: Order, nowMs: number): Promise<void> {
  await writer.run("INSERT INTO ledger (transaction_id, kind, amount_minor, booked_at_ms) VALUES (?, 'charge', ?, ?)", [
    order.rowId,
    order.amount.amount_minor,
    nowMs,
  ]);
}

/** Books a refund in the ledger and on the transaction. */
export async function bookRefund(writer: Writer, order: Order, amountMinor: number, nowMs: number): Promise<void> {
  await writer.run("INSERT INTO ledger (transaction_id, kind, amount_minor, booked_at_ms) VALUES (?, 'refund', ?, ?)", [
    order.rowId,
    amountMinor,
    nowMs,
  ]);
  await writer.run('UPDATE transactions SET refund_minor = coalesce(refund_minor, 0) + ? WHERE id = ?', [
    amountMinor,
    order.rowId,
  ]);
}

async function sendReceipt(
  writer: Writer,
  order: Order,
  accountId: number,
  at: { origin: string | null; nowMs: number },
): Promise<void> {
  const recipient = await findRecipient(writer, accountId);
  const account = await writer.row('SELECT credits FROM accounts WHERE id = ?', [accountId]);
  if (recipient === null || account === null) return;
  const mail = receiptMail(order, recipient, { balance: integerColumn(account, 'credits'), ...at });
  await sendMail(writer, mail, at.nowMs);
}
