import { Dexie } from 'dexie';
import { isDraftRow } from '../public/row-doors.ts';
import type { MetaRow } from '../public/rows.ts';
import type { UnsentOfAccount } from '../public/session.ts';
import { deleteRows } from '../sync/put-changed.ts';
import { accountsOnDevice, deleteAccountDatabases, namesOfAccount } from './account-storage.ts';

/** What the server knows and gives again. */
const CACHE_TABLES = ['user', 'chats', 'conversations', 'likes', 'members', 'searches', 'answers'];
const META_KEPT: readonly MetaRow['key'][] = ['profile-draft', 'signup', 'fallback', 'taken-back'];

/**
 * Clears what the server knows and keeps what it does not know yet: the outbox with its messages, and the drafts. For
 * a session that was lost and not ended by the member. The databases of other versions of the app are cleared of all
 * that this one knows. Returns how many messages, likes, drafts and other intents are left.
 */
export async function keepOnlyUnsent(accountId: number): Promise<number> {
  const unsent = new Set<string>();
  for (const name of await namesOfAccount(accountId)) for (const key of await clearCache(name)) unsent.add(key);
  return unsent.size;
}

/**
 * Leaves nothing of any other account on the device (pitfall 13), but what those of `keptIds` have not sent yet. Returns
 * what that is.
 */
export async function keepUnsentOfOthers(
  accountId: number | null,
  keptIds: readonly number[],
): Promise<{ kept: UnsentOfAccount[]; hasCleared: boolean }> {
  const kept: UnsentOfAccount[] = [];
  let hasCleared = false;
  for (const otherId of await accountsOnDevice()) {
    if (otherId === accountId) continue;
    hasCleared = true;
    // What cannot be read cannot be cleared of what is private either.
    const count = keptIds.includes(otherId) ? await keepOnlyUnsent(otherId).catch(() => 0) : 0;
    if (count > 0) kept.push({ accountId: otherId, count });
    else await deleteAccountDatabases(otherId);
  }
  return { kept, hasCleared };
}

/** Returns names of what is left, the same in all databases of an account. */
async function clearCache(name: string): Promise<string[]> {
  // As it is, whichever version it is of: nothing of its schema is changed.
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

/** That a chat was read is nothing that anybody would miss. */
function keyOfUnsent(row: unknown): string[] {
  if (!isRecord(row) || row['state'] === 'settled') return [];
  if (isRecord(row['intent']) && row['intent']['kind'] === 'mark-read') return [];
  return [String(row['idempotencyKey'])];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
