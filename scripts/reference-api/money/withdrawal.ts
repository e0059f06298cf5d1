import type { Schemas } from '../contract/contract.ts';
import { integerColumn } from '../database/columns.ts';
import type { Writer } from '../database/database.ts';
import { type Answer, invalid, notFound, ok, refuse } from '../http/answer.ts';
import type { MemberCall } from '../http/call.ts';
import { findRecipient } from '../mail/recipient.ts';
import { sendMail } from '../mail/send-mail.ts';
import { withdrawalMail } from '../mail/withdrawal-mail.ts';
import { referenceOf } from '../safety/receipt.ts';
import { endPremium, findSubscription } from './subscriptions.ts';
import { findOrder, type Order, withdrawUntilMs } from './transactions.ts';

const REFUND_WITHIN_DAYS = 14;

/** Undoes a purchase: premium ends, credits that are left go back, and the money for them too. */
export async function withdraw(call: MemberCall, body: Schemas['WithdrawalRequest'], writer: Writer): Promise<Answer> {
  const { account, nowMs } = call;
  const order = await findOrder(writer, body.transaction);
  if (order === null || order.accountId !== account.id) return notFound('transaction');
  if (body.name.trim() === '') return invalid({ name: 'required' });
  if (withdrawUntilMs(order, nowMs) === null)
    return refuse(409, 'withdrawal_closed', 'This purchase cannot be withdrawn from, or not any more.');
  const share = await takeBack(writer, account.id, order);
  if (share === 0) return refuse(409, 'withdrawal_closed', 'All credits of this purchase are spent.');
  const refund = { ...order.amount, amount_minor: Math.round(order.amount.amount_minor * share) };
  await writer.run(
    `UPDATE transactions SET state = 'withdrawn', withdrawn_at_ms = ?, refund_minor = ?,
       credits_after = (SELECT credits FROM accounts WHERE id = account_id) WHERE id = ?`,
    [nowMs, refund.amount_minor, order.rowId],
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
  const recipient = await findRecipient(writer, account.id);
  if (recipient !== null) {
    const to = { ...recipient, name: body.name, email: body.email };
    await sendMail(writer, withdrawalMail(order, receipt, to, body.statement), nowMs);
  }
  return ok(receipt);
}

/** Returns which share of the purchase was not used, from 0 to 1. */
async function takeBack(writer: Writer, accountId: number, order: Order): Promise<number> {
  if (order.item.kind === 'premium') {
    const subscription = await findSubscription(writer, accountId);
    if (subscription?.order.id === order.id) await endPremium(writer, accountId);
    return 1;
  }
  const account = await writer.row('SELECT credits FROM accounts WHERE id = ?', [accountId]);
  const left = account === null ? 0 : Math.min(integerColumn(account, 'credits'), order.item.credits);
  await writer.run('UPDATE accounts SET credits = credits - ? WHERE id = ?', [left, accountId]);
  return left / order.item.credits;
}
