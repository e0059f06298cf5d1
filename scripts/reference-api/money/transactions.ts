import type { Row } from '@libsql/client';
import type { Schemas } from '../contract/contract.ts';
import { integerColumn, nullableInteger, nullableText, textColumn } from '../database/columns.ts';
import type { Reader } from '../database/database.ts';
import { type Page, pagingOf } from '../http/paging.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** EU directive 2011/83, article 9. */
const WITHDRAWAL_DAYS = 14;

/** An order with its payment. */
export interface Order {
  rowId: number;
  id: string;
  accountId: number | null;
  item: { kind: 'credits'; pack: number; credits: number } | { kind: 'premium'; plan: number; months: number };
  amount: Schemas['Money'];
  method: string;
  discountCode: string | null;
  state: Schemas['Transaction']['state'];
  createdAtMs: number;
  settledAtMs: number | null;
  creditsAfter: number | null;
  withdrawnAtMs: number | null;
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
    method: textColumn(row, 'method'),
    discountCode: nullableText(row, 'discount_code'),
    state: stateOf(textColumn(row, 'state')),
    createdAtMs: integerColumn(row, 'created_at_ms'),
    settledAtMs: nullableInteger(row, 'settled_at_ms'),
    creditsAfter: nullableInteger(row, 'credits_after'),
    withdrawnAtMs: nullableInteger(row, 'withdrawn_at_ms'),
  };
}

const STATES = ['paid', 'pending', 'cancelled', 'failed', 'withdrawn'] as const;

function stateOf(text: string): Order['state'] {
  const state = STATES.find((each) => each === text);
  if (state === undefined) throw new Error(`Unknown state ${text}`);
  return state;
}

/** Until when the buyer can withdraw; null when not, or not any more. */
export function withdrawUntilMs(order: Order, nowMs: number): number | null {
  if (order.state !== 'paid' || order.settledAtMs === null) return null;
  const untilMs = order.settledAtMs + WITHDRAWAL_DAYS * DAY_MS;
  return untilMs > nowMs ? untilMs : null;
}

/** Names nobody: anyone who has its id may read it. Only the buyer sees the balance. */
export function transactionOf(order: Order, viewerAccountId: number | null, nowMs: number): Schemas['Transaction'] {
  const { item } = order;
  const isOwn = viewerAccountId !== null && viewerAccountId === order.accountId;
  const isOver = order.state === 'cancelled' || order.state === 'failed';
  return {
    id: order.id,
    state: order.state,
    item:
      item.kind === 'credits'
        ? { kind: 'credits', credits: item.credits, months: null }
        : { kind: 'premium', credits: null, months: item.months },
    amount: order.amount,
    method: order.method,
    created_at: new Date(order.createdAtMs).toISOString(),
    settled_at: timeOf(order.settledAtMs),
    credits_after: isOwn && order.state !== 'pending' && !isOver ? order.creditsAfter : null,
    withdraw_until: timeOf(withdrawUntilMs(order, nowMs)),
    withdrawn_at: timeOf(order.withdrawnAtMs),
    pay_again: isOver
      ? { pack: item.kind === 'credits' ? item.pack : null, plan: item.kind === 'premium' ? item.plan : null }
      : null,
  };
}

export function timeOf(atMs: number | null): string | null {
  return atMs === null ? null : new Date(atMs).toISOString();
}

/** Newest first. */
export async function listTransactions(
  reader: Reader,
  accountId: number,
  page: Page,
  nowMs: number,
): Promise<Schemas['TransactionList']> {
  const rows = await reader.rows(
    'SELECT * FROM transactions WHERE account_id = ? ORDER BY created_at_ms DESC, id DESC LIMIT ? OFFSET ?',
    [accountId, page.pageSize, page.offset],
  );
  const counted = await reader.row('SELECT count(*) AS found FROM transactions WHERE account_id = ?', [accountId]);
  return {
    transactions: rows.map((row) => transactionOf(orderOf(row), accountId, nowMs)),
    paging: pagingOf(page, counted === null ? 0 : integerColumn(counted, 'found')),
  };
}
