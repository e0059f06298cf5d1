import { accountDatabaseName, parseAccountDatabaseName } from '../public/database-names.ts';
import { readRows } from './read-database.ts';

/**
 * Reads the outbox rows of an account from the database used by the version that ran last: the fallback of the oldest
 * version, unless a newer version has already merged it back, otherwise the account's own database.
 */
export async function readOutbox(accountId: number): Promise<unknown[]> {
  const main = accountDatabaseName(accountId);
  const fallback = await findFallback(accountId);
  if (fallback === null) return await readRows(main, 'outbox');
  const [note, takenBack] = await Promise.all([readMeta(fallback, 'fallback'), readMeta(main, 'taken-back')]);
  const ids = takenBack?.['fallbackIds'];
  const isOverdue = note !== null && Array.isArray(ids) && ids.includes(note['id']);
  return await readRows(isOverdue ? main : fallback, 'outbox');
}

/** Returns null if there is none. Browsers that cannot list their databases do not support background sync either. */
async function findFallback(accountId: number): Promise<string | null> {
  const databases = await indexedDB.databases();
  const fallbacks = databases.flatMap(({ name = '' }) => {
    const parsed = parseAccountDatabaseName(name);
    return parsed?.accountId === accountId && parsed.fallbackOf !== null ? [{ name, version: parsed.fallbackOf }] : [];
  });
  return fallbacks.toSorted((one, other) => one.version - other.version)[0]?.name ?? null;
}

async function readMeta(databaseName: string, key: string): Promise<Record<string, unknown> | null> {
  const rows = await readRows(databaseName, 'meta');
  return rows.filter(isRecord).find((row) => row['key'] === key) ?? null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
