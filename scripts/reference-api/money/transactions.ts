import type { Row } from '@libsql/client';
import type { Schemas } from '../contract/contract.ts';
import { integerColumn, nullableInteger, nullableText, textColumn } from '../database/columns.ts';
import type { Reader } from '../database/database.ts';
import { type Page, pagingOf } from '../http/paging.ts';
import { findMethod } from './payment-methods.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Withdrawal period (EU directive 2011/83, article 9). */
const WITHDRAWAL_DAYS = 14;

/** An order and its payment. */
export interface Order {
  rowId: number;
  id: string;
  accountId: number | null;
  item: { kind: 'credits'; pack: number; credits: number } | { kind: 'premium'; plan: number; months: number };
  amount: Schemas['Money'];
  /** VAT rate included in the amount, in thousandths. */
  vatPermille: number;
  method: string;
  discountCode: string | null;
  state: Schemas['Transaction']['state'];
  createdAtMs: number;
  /** When the buyer paid; the provider may still have to confirm the payment. */
  paymentMadeAtMs: number | null;
  settledAtMs: number | null;
  creditsAfter: number | null;
  withdrawnAtMs: number | null;
  refundMinor: number | null;
}

export async function findOrder(reader: Reader, id: string): Promise<Order | null> {
  const row = await reader.row('SELECT * FROM transactions WHERE public_id = ?', [id]);
  return row === null ? null : orderOf(row);
}

export function orderOf(row: Row): Order {
  const pack = nullableInteger(row, 'pack');
  return {
    rowId: integerColumn(row, 'id'),
    id: textColumn(row, 'public_id'),
    accountId: nullableInteger(row, 'account_id'),
    item:
      pack === null
        ? { kind: 'premium', plan: integerColumn(row, 'plan'), months: integerColumn(row, 'months') }
        : { kind: 'credits', pack, credits: integerColumn(row, 'credits') },
    amount: { amount_minor: integerColumn(row, 'amount_minor'), currency: textColumn(row, 'currency') },
    vatPermille: integerColumn(row, 'vat_permille'),
    method: textColumn(row, 'method'),
    discountCode: nullableText(row, 'discount_code'),
    state: stateOf(textColumn(row, 'state')),
    createdAtMs: integerColumn(row, 'created_at_ms'),
    paymentMadeAtMs: nullableInteger(row, 'payment_made_at_ms'),
    settledAtMs: nullableInteger(row, 'settled_at_ms'),
    creditsAfter: nullableInteger(row, 'credits_after'),
    withdrawnAtMs: nullableInteger(row, 'withdrawn_at_ms'),
    refundMinor: nullableInteger(row, 'refund_minor'),
  };
}

const STATES = ['paid', 'pending', 'cancelled', 'failed', 'withdrawn'] as const;

function stateOf(text: string): Order['state'] {
  const state = STATES.find((each) => each === text);
  if (state === undefined) throw new Error(`Unknown state ${text}`);
  return state;
}

/**
 * Returns the end of the withdrawal period, which may have passed; null if the order was never paid. A period of days
 * begins with the day after and ends with the last hour of its last day (regulation 1182/71, article 3).
 */
export function withdrawalEndsAtMs({ settledAtMs }: Order): number | null {
  if (settledAtMs === null) return null;
  return (Math.floor(settledAtMs / DAY_MS) + WITHDRAWAL_DAYS + 1) * DAY_MS - 1000;
}

/** Returns the withdrawal deadline; null if the order cannot be withdrawn, or no longer. */
export function withdrawUntilMs(order: Order, nowMs: number): number | null {
  const untilMs = order.state === 'paid' ? withdrawalEndsAtMs(order) : null;
  return untilMs !== null && untilMs > nowMs ? untilMs : null;
}

/** The context in which a transaction is viewed. */
export interface Viewer {
  /** Null for a visitor. */
  accountId: number | null;
  pageOfPayment(orderId: string): string;
  nowMs: number;
}

export function itemOf({ item }: Order): Schemas['TransactionItem'] {
  return item.kind === 'credits'
    ? { kind: 'credits', credits: item.credits, months: null }
    : { kind: 'premium', credits: null, months: item.months };
}

/** Names nobody, since anyone with the id may read it. Only the buyer sees the balance and the payment page. */
export function transactionOf(order: Order, { accountId, pageOfPayment, nowMs }: Viewer): Schemas['Transaction'] {
  const { item, amount } = order;
  const isOwn = accountId !== null && accountId === order.accountId;
  const method = findMethod(order.method);
  const isOver = order.state === 'cancelled' || order.state === 'failed';
  return {
    id: order.id,
    state: order.state,
    item: itemOf(order),
    amount,
    vat_percent: order.vatPermille / 10,
    method: order.method,
    method_kind: method?.kind ?? 'other',
    method_name: method?.name ?? order.method,
    payment_page: isOwn && order.state === 'pending' && order.paymentMadeAtMs === null ? pageOfPayment(order.id) : null,
    created_at: new Date(order.createdAtMs).toISOString(),
    settled_at: timeOf(order.settledAtMs),
    credits_after: isOwn && order.state !== 'pending' && !isOver ? order.creditsAfter : null,
    withdraw_until: timeOf(withdrawUntilMs(order, nowMs)),
    withdrawn_at: timeOf(order.withdrawnAtMs),
    refund: order.refundMinor === null ? null : { ...amount, amount_minor: order.refundMinor },
    pay_again: isOver
      ? { pack: item.kind === 'credits' ? item.pack : null, plan: item.kind === 'premium' ? item.plan : null }
      : null,
  };
}

export function timeOf(atMs: number | null): string | null {
  return atMs === null ? null : new Date(atMs).toISOString();
}

/** Returns one page, newest first. */
export async function listTransactions(
  reader: Reader,
  accountId: number,
  page: Page,
  viewer: Viewer,
): Promise<Schemas['TransactionList']> {
  const rows = await reader.rows(
    'SELECT * FROM transactions WHERE account_id = ? ORDER BY created_at_ms DESC, id DESC LIMIT ? OFFSET ?',
    [accountId, page.pageSize, page.offset],
  );
  const counted = await reader.row('SELECT count(*) AS found FROM transactions WHERE account_id = ?', [accountId]);
  return {
    transactions: rows.map((row) => transactionOf(orderOf(row), viewer)),
    paging: pagingOf(page, counted === null ? 0 : integerColumn(counted, 'found')),
  };
}
