import type { Table, Transaction } from 'dexie';
import type { AccountDatabase } from '../public/database.ts';

export type WriteResult<Value> =
  | { status: 'written'; value: Value }
  /** The account of this database is no longer logged in; nothing was written. */
  | { status: 'session-ended' }
  /** The browser did not store it; nothing was written. */
  | { status: 'storage-failed'; cause: 'quota' | 'refused' };

class SessionEndedError extends Error {}

/** Tables of different rows in one list: only the name is needed. */
type AnyTable = Pick<Table<unknown, unknown>, 'name'>;

export interface WriteTarget {
  database: AccountDatabase;
  epoch: number;
  signal: AbortSignal;
  /** Makes room when the quota is used up; answers whether it could. */
  prune(database: AccountDatabase): Promise<boolean>;
}

/**
 * One write transaction. It begins by checking that the database still belongs to the session of `target`: a late
 * response must not bring rows of a logged-out account back (pitfall 7). When the quota is full it makes room and tries
 * once more; when the connection to the database was lost it reopens once (pitfall 10).
 */
export async function writeAccount<Value>(
  target: WriteTarget,
  tables: readonly AnyTable[],
  body: (transaction: Transaction) => Promise<Value>,
): Promise<WriteResult<Value>> {
  let hasPruned = false;
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
        if (hasPruned || !(await pruneSafely(target))) return { status: 'storage-failed', cause: 'quota' };
        hasPruned = true;
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

/** Dexie wraps the browser's error; the name that tells may be the inner one. */
function errorNames(error: unknown): string[] {
  const names: string[] = [];
  let current: unknown = error;
  while (current instanceof Error && names.length < 5) {
    names.push(current.name);
    current = 'inner' in current ? current.inner : current.cause;
  }
  return names;
}

async function pruneSafely(target: WriteTarget): Promise<boolean> {
  try {
    return await target.prune(target.database);
  } catch {
    return false;
  }
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
