import { Dexie } from 'dexie';
import type { Environment } from '../environment.ts';
import { isDraftRow } from '../public/chat-door.ts';
import type { MetaRow } from '../public/rows.ts';
import type { UnsentOfAccount } from '../public/session.ts';
import { BLOCKED_LIMIT_MS, valueWithin } from '../sync/done-within.ts';
import { deleteRows } from '../sync/put-changed.ts';
import { accountsOnDevice, namesOfAccount } from './account-storage.ts';
import { deleteAccountDatabases } from './delete-account-databases.ts';

/** Tables whose content can be refetched from the server, or made anew. */
const CACHE_TABLES = ['user', 'chats', 'conversations', 'likes', 'members', 'messageWords', 'searches', 'answers'];
const META_KEPT: readonly MetaRow['key'][] = ['profile-draft', 'signup', 'fallback', 'taken-back'];

/**
 * Deletes what the server knows and keeps what it does not: the outbox with its messages, the drafts, who was passed and
 * the saved searches. For sessions that were lost rather than ended by the member. In databases of other app versions, clears only the tables known to
 * this version. Returns the number of unsent messages, likes, drafts and other intents left.
 */
export async function keepOnlyUnsent(accountId: number): Promise<number> {
  const unsent = new Set<string>();
  for (const name of await namesOfAccount(accountId)) for (const key of await clearCache(name)) unsent.add(key);
  return unsent.size;
}

/**
 * Deletes all data of other accounts from the device (pitfall 13), except the unsent data of those in `keptIds`.
 * Returns what was kept.
 */
export async function keepUnsentOfOthers(
  accountId: number | null,
  keptIds: readonly number[],
  environment: Pick<Environment, 'after'>,
): Promise<{ kept: UnsentOfAccount[]; hasCleared: boolean }> {
  const kept: UnsentOfAccount[] = [];
  let hasCleared = false;
  for (const otherId of await accountsOnDevice()) {
    if (otherId === accountId) continue;
    hasCleared = true;
    // If the database cannot be read, its private data cannot be removed selectively either.
    const clearing = keptIds.includes(otherId) ? keepOnlyUnsent(otherId).catch(() => 0) : Promise.resolve(0);
    const count = await valueWithin(clearing, null, BLOCKED_LIMIT_MS, environment);
    // A frozen page keeps it from opening, for anybody: it stays noted, and is looked at again at the next start.
    if (count === null) kept.push({ accountId: otherId, count: 0 });
    else if (count > 0) kept.push({ accountId: otherId, count });
    else await deleteAccountDatabases(otherId, environment);
  }
  return { kept, hasCleared };
}

/** Returns identifiers of the remaining unsent data, which are the same in all databases of an account. */
async function clearCache(name: string): Promise<string[]> {
  // Opened as it is, whatever its version, without changing the schema.
  const database = new Dexie(name, { addons: [] });
  try {
    await database.open();
    const names = database.tables.map((table) => table.name);
    return await database.transaction('rw', database.tables, async () => {
      for (const table of CACHE_TABLES) if (names.includes(table)) await database.table(table).clear();
      const messages = database.table<unknown, string>('messages');
      await deleteRows(messages, await messages.filter((row) => !isUnsentMessage(row)).primaryKeys());
      const meta = database.table<unknown, string>('meta');
      const notes = await meta.toCollection().primaryKeys();
      const isKept = (key: string) => META_KEPT.some((kept) => kept === key);
      await deleteRows(
        meta,
        notes.filter((key) => !isKept(key)),
      );
      return [
        ...(await database.table<unknown>('outbox').toArray()).flatMap(keyOfUnsent),
        ...(await database.table<unknown>('drafts').toArray()).filter(isDraftRow).map((row) => `${row.conversationId}`),
        ...notes.filter((key) => key === 'profile-draft'),
      ];
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchDatabaseError') return [];
    throw error;
  } finally {
    database.close({ disableAutoOpen: true });
  }
}

function isUnsentMessage(row: unknown): boolean {
  return isRecord(row) && isRecord(row['delivery']) && row['delivery']['state'] !== 'sent';
}

/** Excludes read marks, whose loss nobody would notice. */
function keyOfUnsent(row: unknown): string[] {
  if (!isRecord(row) || row['state'] === 'settled') return [];
  if (isRecord(row['intent']) && row['intent']['kind'] === 'mark-read') return [];
  return [String(row['idempotencyKey'])];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
