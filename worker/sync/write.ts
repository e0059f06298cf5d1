import type { Table, Transaction } from 'dexie';
import type { AccountDatabase } from '../public/database.ts';
import { errorNames } from '../public/error-names.ts';
import type { StorageFailure } from '../public/failure.ts';

export type WriteResult<Value> =
  | { status: 'written'; value: Value }
  /** The account of this database is no longer logged in; nothing was written. */
  | { status: 'session-ended' }
  | StorageFailure;

class SessionEndedError extends Error {}

/** Allows tables of different row types in one list: only the name is needed. */
type AnyTable = Pick<Table<unknown, unknown>, 'name'>;

export interface WriteTarget {
  database: AccountDatabase;
  epoch: number;
  signal: AbortSignal;
  /** Run one after the other to free space when the quota is exceeded, the least valuable data first. */
  prunings: readonly Pruning[];
}

/** Deletes data that can be refetched. Returns whether there was any. */
export type Pruning = (database: AccountDatabase) => Promise<boolean>;

/**
 * Runs one write transaction. First checks that the database still belongs to the session of `target`: a late response
 * must not restore rows of a logged-out account (pitfall 7). If the quota is exceeded, frees space and retries until
 * nothing is left to delete; if the connection to the database was lost, reopens it once (pitfall 10).
 */
export async function writeAccount<Value>(
  target: WriteTarget,
  tables: readonly AnyTable[],
  body: (transaction: Transaction) => Promise<Value>,
): Promise<WriteResult<Value>> {
  const prunings = [...target.prunings];
  let hasReopened = false;
  for (;;) {
    if (target.signal.aborted) return { status: 'session-ended' };
    const { database } = target;
    try {
      const names = [...tables.map((table) => table.name), database.meta.name];
      const value = await database.transaction('rw', names, async (transaction) => {
        const mark = await database.meta.get('epoch');
        if (mark?.key !== 'epoch' || mark.epoch !== target.epoch) throw new SessionEndedError();
        return body(transaction);
      });
      return { status: 'written', value };
    } catch (error) {
      if (error instanceof SessionEndedError || target.signal.aborted) return { status: 'session-ended' };
      const names = errorNames(error);
      if (names.includes('QuotaExceededError')) {
        if (!(await makeRoom(database, prunings))) return { status: 'storage-failed', cause: 'quota' };
      } else if (!hasReopened && names.some((name) => LOST_CONNECTION_ERRORS.includes(name))) {
        hasReopened = true;
        if (!(await reopen(database))) return { status: 'storage-failed', cause: 'refused' };
      } else if (names.includes('DatabaseClosedError')) {
        return { status: 'session-ended' };
      } else {
        return { status: 'storage-failed', cause: 'refused' };
      }
    }
  }
}

const LOST_CONNECTION_ERRORS = ['UnknownError', 'InvalidStateError'];

/** Runs `prunings`, removing each from the list, until one has deleted something. */
async function makeRoom(database: AccountDatabase, prunings: Pruning[]): Promise<boolean> {
  for (let prune = prunings.shift(); prune !== undefined; prune = prunings.shift()) {
    if (await prune(database).catch(() => false)) return true;
  }
  return false;
}

async function reopen(database: AccountDatabase): Promise<boolean> {
  try {
    database.close({ disableAutoOpen: false });
    await database.open();
    return true;
  } catch {
    return false;
  }
}
