import assert from 'node:assert/strict';
import type { Transaction } from '../../worker/public/direct-calls.ts';
import type { Control } from '../fixtures/control.ts';

/** An entry of the reference API's ledger: a transfer between the buyer and the site. */
export interface Entry {
  transaction: string;
  kind: 'charge' | 'refund';
  amount_minor: number;
}

export interface Evidence {
  /** Entries since the schedule began. */
  entries: readonly Entry[];
  transactions: ReadonlyMap<string, Transaction>;
  /** What the page showed when an order was made, by order id. */
  shown: ReadonlyMap<string, { amountMinor: number; credits: number | null }>;
  /** Number of orders created on the server. */
  made: number;
  /** Number of orders the member intended; pressing again without a response means the same order. */
  meant: number;
  creditsBefore: number;
  creditsAfter: number;
}

export async function readLedger(control: Control): Promise<readonly Entry[]> {
  const entries = await control.ledger();
  return Array.isArray(entries) ? entries.filter(isEntry) : [];
}

function isEntry(value: unknown): value is Entry {
  return (
    typeof value === 'object' && value !== null && 'transaction' in value && 'kind' in value && 'amount_minor' in value
  );
}

/** Throws if money moved unintentionally, more than once, or for something other than shown. */
export function judge({ entries, transactions, shown, made, meant, creditsBefore, creditsAfter }: Evidence): void {
  const moved = new Set(entries.map(({ transaction }) => transaction));
  let bought = 0;
  for (const id of moved) {
    const transaction = transactions.get(id);
    const seen = shown.get(id);
    assert(transaction !== undefined && seen !== undefined, `${id} was charged, and no press made it`);
    const sum = (kind: Entry['kind']) =>
      entries
        .filter((entry) => entry.transaction === id && entry.kind === kind)
        .reduce((total, entry) => total + entry.amount_minor, 0);
    assert.equal(transaction.amount.amount_minor, seen.amountMinor, `${id} costs another price than was shown`);
    assert.equal(transaction.item.credits, seen.credits, `${id} is of other credits than were shown`);
    assert(transaction.state === 'paid' || transaction.state === 'withdrawn', `${id} is ${transaction.state}`);
    const kept = transaction.state === 'withdrawn' ? 0 : seen.amountMinor;
    assert.equal(sum('charge') - sum('refund'), kept, `${id} was charged more than once`);
    if (transaction.state === 'paid') bought += transaction.item.credits ?? 0;
  }
  assert(made <= meant, `${made} orders were made, ${meant} were meant`);
  assert(moved.size <= made, `${moved.size} orders were charged, ${made} were made`);
  assert.equal(creditsAfter - creditsBefore, bought, 'the balance is not what was bought');
}
