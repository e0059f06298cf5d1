import { type PassRow, passSpan } from '../../../worker/public/pass-row.ts';
import type { AccountRows } from '../../data/account-database.tsx';
import type { ReadableRows } from '../../data/readable.ts';

/** Returns the ids of the members who were passed in the deck lately. */
export async function readPassedIds(database: Pick<AccountRows, 'passes'>): Promise<readonly number[]> {
  return await recentPasses(database).primaryKeys();
}

/** Returns the passes that count now, first the oldest. */
export function recentPasses({ passes }: Pick<AccountRows, 'passes'>): ReadableRows<PassRow, number> {
  const [afterMs, untilMs] = passSpan(Date.now());
  return passes.where('passedAtMs').between(afterMs, untilMs, false, true);
}
