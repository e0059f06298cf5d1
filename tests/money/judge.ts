import assert from 'node:assert/strict';
import type { Transaction } from '../../worker/public/direct-calls.ts';
import type { Control } from '../fixtures/control.ts';

/** A line of the reference API's ledger: what moved between the buyer and the site. */
export interface Entry {
  transaction: string;
  kind: 'charge' | 'refund';
  amount_minor: number;
}

export interface Evidence {
  /** Booked since the schedule began. */
  entries: readonly Entry[];
  transactions: ReadonlyMap<string, Transaction>;
  /** What stood on the page when an order was made, by its id. */
  shown: ReadonlyMap<string, { amountMinor: number; credits: number | null }>;
  /** Orders that the server has more than before. */
  made: number;
  /** How many orders the member meant; pressing on for want of an answer means the same one. */
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

/** Throws where money moved that nobody meant, more than once, or for what was not shown. */
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
