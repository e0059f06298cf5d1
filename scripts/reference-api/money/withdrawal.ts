import type { Schemas } from '../contract/contract.ts';
import { integerColumn } from '../database/columns.ts';
import type { Reader, Writer } from '../database/database.ts';
import { type Answer, invalid, notFound, ok, refuse } from '../http/answer.ts';
import type { GuestCall } from '../http/call.ts';
import { findRecipient } from '../mail/recipient.ts';
import { sendMail } from '../mail/send-mail.ts';
import { withdrawalMail } from '../mail/withdrawal-mail.ts';
import { referenceOf } from '../safety/receipt.ts';
import { endPremium } from './premium-end.ts';
import { bookRefund } from './settle.ts';
import { findSubscription } from './subscriptions.ts';
import { findOrder, itemOf, type Order, timeOf, withdrawalEndsAtMs, withdrawUntilMs } from './transactions.ts';

const REFUND_WITHIN_DAYS = 14;

type Closed = NonNullable<Schemas['WithdrawalPreview']['closed_because']>;

/** An order whose account still exists. */
type OwnedOrder = Order & { accountId: number };

/** Returns what a withdrawal would refund now. */
export async function previewWithdrawal(
  call: GuestCall,
  body: Schemas['WithdrawalPreviewRequest'],
  reader: Reader,
): Promise<Answer> {
  const order = await findOwnedOrder(call, reader, body);
  if (order === null) return notFound('transaction');
  const left = await creditsLeft(reader, order);
  const closed = closedBecause(order, left, call.nowMs);
  return ok<Schemas['WithdrawalPreview']>({
    transaction: order.id,
    item: itemOf(order),
    amount: order.amount,
    ordered_at: new Date(order.createdAtMs).toISOString(),
    until: timeOf(withdrawalEndsAtMs(order)),
    closed_because: closed,
    refund: { ...order.amount, amount_minor: closed === null ? refundMinor(order, left) : 0 },
    spent_credits: order.item.kind === 'credits' ? order.item.credits - left : 0,
  });
}

/** Reverses a purchase: ends premium, or takes back the remaining credits and refunds their share of the price. */
export async function withdraw(call: GuestCall, body: Schemas['WithdrawalRequest'], writer: Writer): Promise<Answer> {
  const { nowMs } = call;
  const order = await findOwnedOrder(call, writer, body);
  if (order === null) return notFound('transaction');
  if (body.name.trim() === '') return invalid({ name: 'required' });
  const left = await creditsLeft(writer, order);
  if (closedBecause(order, left, nowMs) !== null)
    return refuse(409, 'withdrawal_closed', 'This purchase cannot be withdrawn from, or not any more.');
  const refund = { ...order.amount, amount_minor: refundMinor(order, left) };
  await takeBack(writer, order, left, nowMs);
  await bookRefund(writer, order, refund.amount_minor, nowMs);
  await writer.run(
    `UPDATE transactions SET state = 'withdrawn', withdrawn_at_ms = ?,
       credits_after = (SELECT credits FROM accounts WHERE id = account_id) WHERE id = ?`,
    [nowMs, order.rowId],
  );
  const { insertedId } = await writer.run(
    `INSERT INTO withdrawals (transaction_id, name, email, statement, refund_minor, received_at_ms)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [order.rowId, body.name, body.email, body.statement, refund.amount_minor, nowMs],
  );
  const receipt: Schemas['WithdrawalReceipt'] = {
    reference: referenceOf('W', insertedId, nowMs),
    received_at: new Date(nowMs).toISOString(),
    transaction: order.id,
    refund,
    refund_within_days: REFUND_WITHIN_DAYS,
  };
  const recipient = await findRecipient(writer, order.accountId);
  if (recipient !== null) {
    const to = { ...recipient, name: body.name, email: body.email };
    await sendMail(writer, withdrawalMail(order, receipt, to, body.statement), nowMs);
  }
  return ok(receipt);
}

/** Finds the order for its logged-in buyer or by the account's address; otherwise null, without giving a reason. */
async function findOwnedOrder(
  { account }: GuestCall,
  reader: Reader,
  { transaction, email }: { transaction: string; email: string | null },
): Promise<OwnedOrder | null> {
  const order = await findOrder(reader, transaction);
  const accountId = order?.accountId ?? null;
  if (order === null || accountId === null) return null;
  const owned = { ...order, accountId };
  if (account !== null && account.id === accountId) return owned;
  if (email === null) return null;
  const row = await reader.row('SELECT 1 FROM accounts WHERE id = ? AND lower(email) = lower(?)', [
    accountId,
    email.trim(),
  ]);
  return row === null ? null : owned;
}

/** Returns the credits of the pack that are still unspent; 0 for premium. */
async function creditsLeft(reader: Reader, { accountId, item }: OwnedOrder): Promise<number> {
  if (item.kind === 'premium') return 0;
  const account = await reader.row('SELECT credits FROM accounts WHERE id = ?', [accountId]);
  return account === null ? 0 : Math.min(integerColumn(account, 'credits'), item.credits);
}

function closedBecause(order: Order, left: number, nowMs: number): Closed | null {
  if (order.state === 'withdrawn') return 'withdrawn';
  if (order.state !== 'paid') return 'not_paid';
  if (withdrawUntilMs(order, nowMs) === null) return 'deadline';
  return order.item.kind === 'credits' && left === 0 ? 'spent' : null;
}

function refundMinor({ item, amount }: Order, left: number): number {
  return item.kind === 'premium' ? amount.amount_minor : Math.round((amount.amount_minor * left) / item.credits);
}

async function takeBack(
  writer: Writer,
  { id, accountId, item }: OwnedOrder,
  left: number,
  nowMs: number,
): Promise<void> {
  if (item.kind === 'premium') {
    const subscription = await findSubscription(writer, accountId);
    if (subscription?.order.id === id) await endPremium(writer, accountId, 'withdrawn', nowMs);
  } else await writer.run('UPDATE accounts SET credits = credits - ? WHERE id = ?', [left, accountId]);
}
