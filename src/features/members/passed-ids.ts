import { passesSinceMs } from '../../../worker/public/pass-row.ts';
import type { AccountRows } from '../../data/account-database.tsx';

/** Returns the ids of the members who were passed in the deck lately. */
export async function readPassedIds(database: AccountRows): Promise<readonly number[]> {
  return await database.passes.where('passedAtMs').above(passesSinceMs(Date.now())).primaryKeys();
}
