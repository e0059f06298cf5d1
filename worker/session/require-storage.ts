import type { Environment } from '../environment.ts';
import { isDoneWithin } from '../sync/done-within.ts';
import { type AccountOpening, probeAccountDatabase } from './account-storage.ts';

/** A database that has not opened by then is held by a frozen page, in the middle of a deletion or an upgrade. */
const OPENING_WAIT_MS = 7_000;

class StorageBlockedError extends Error {
  override name = 'StorageBlockedError';
}

/** Rejects if rows of the account cannot be stored at all, with the browser's own name for the cause where it gives one. */
export async function requireStorage(
  accountId: number,
  opening: AccountOpening,
  environment: Pick<Environment, 'after'>,
): Promise<void> {
  const probing = probeAccountDatabase(accountId, opening);
  if (!(await isDoneWithin(probing, OPENING_WAIT_MS, environment))) throw new StorageBlockedError();
}
