import { Dexie } from 'dexie';
import type { Environment } from '../environment.ts';
import { pendingMessageRow } from '../features/chat/message-rows.ts';
import { isDraftRow } from '../public/chat-door.ts';
import type { AccountDatabase } from '../public/database.ts';
import { accountDatabaseName, fallbackDatabaseName } from '../public/database-names.ts';
import { isMessageIntent, isOutboxRow, type OutboxRow } from '../public/outbox-row.ts';
import type { DraftRow, FallbackRow, MessageRow } from '../public/rows.ts';
import { BLOCKED_LIMIT_MS, isDoneWithin, valueWithin } from '../sync/done-within.ts';
import { deleteDatabase } from './delete-database.ts';
import {
  dropGivenUp,
  OWN_TABLES,
  type OwnData,
  parseTakenData,
  putOwnData,
  readOwnData,
  takenFrom,
} from './own-data.ts';

/**
 * After a release was rolled back, the account's database belongs to a newer version. The older version leaves it
 * untouched and uses a fallback: it copies the unsent intents, the drafts and what else no server knows, and fetches the
 * rest. Later, the newer version merges what is still unsent back and deletes the fallback.
 */

/** Data that exists on this device only. */
interface Unsent extends OwnData {
  /** In queue order; only queued and rejected rows that this version knows. */
  rows: OutboxRow[];
  drafts: DraftRow[];
}

/** Fills a new fallback, once, from `source`, the database of a newer version. */
export async function takeOver(fallback: AccountDatabase, source: string, id: string): Promise<void> {
  if ((await fallback.meta.get('fallback')) !== undefined) return;
  const unsent = await readDatabase(source, 'readonly', (database) => readUnsent(database));
  const { rows, drafts, ...own } = unsent ?? { rows: [], drafts: [], notes: [], passes: [], savedSearches: [] };
  await fallback.transaction('rw', tablesOf(fallback), async () => {
    // Another worker of this version was faster.
    if ((await fallback.meta.get('fallback')) !== undefined) return;
    for (const row of rows) await append(fallback, row);
    for (const draft of drafts) await fallback.drafts.put(draft);
    await putOwnData(fallback, own);
    await fallback.meta.put({
      key: 'fallback',
      id,
      takenKeys: rows.map(({ idempotencyKey }) => idempotencyKey),
      takenDrafts: drafts.map(({ conversationId, updatedAtMs }) => ({ conversationId, updatedAtMs })),
      takenData: takenFrom(own),
    });
  });
}

/**
 * Merges the unsent rows of an older version's fallback into `database`, in order, and deletes the fallback. A frozen page
 * can hold it open, which puts the deletion off, and until then every other opening: nobody waits for that for long, and
 * what was merged is not merged again.
 */
export async function takeBack(
  database: AccountDatabase,
  fallbackName: string,
  environment: Pick<Environment, 'after'>,
): Promise<void> {
  const left = await valueWithin(readLeft(fallbackName), 'held' as const, BLOCKED_LIMIT_MS, environment);
  if (left === 'held') return;
  if (left !== null) {
    await database.transaction('rw', tablesOf(database), async () => {
      const takenBack = await readTakenBack(database);
      if (takenBack.includes(left.note.id)) return;
      await dropSent(database, left.note, left.unsent);
      for (const row of left.unsent.rows) await restore(database, left.note, row);
      for (const draft of left.unsent.drafts) await restoreDraft(database, draft);
      if (left.note.takenData !== undefined) await dropGivenUp(database, left.note.takenData, left.unsent);
      await putOwnData(database, left.unsent);
      await database.meta.put({ key: 'taken-back', fallbackIds: [...takenBack, left.note.id] });
    });
  }
  const isDeleted = await isDoneWithin(deleteDatabase(fallbackName), BLOCKED_LIMIT_MS, environment);
  if (left !== null && isDeleted) await forgetTakenBack(database, left.note.id);
}

async function readLeft(fallbackName: string): Promise<{ note: FallbackRow; unsent: Unsent } | null> {
  return await readDatabase(fallbackName, 'readwrite', async (fallback) => {
    const meta = fallback.table<unknown, unknown>('meta');
    const note = parseFallbackRow(await meta.get('fallback'));
    // A worker that still has the fallback open will find that it no longer belongs to its session.
    await meta.delete('epoch');
    return { note, unsent: await readUnsent(fallback) };
  });
}

/** Deletes this version's fallback if a newer version merged it back but was terminated before it could delete it. */
export async function dropOverdueFallback(accountId: number, schemaVersion: number): Promise<void> {
  const name = fallbackDatabaseName(accountId, schemaVersion);
  const note = await readDatabase(name, 'readonly', (database) =>
    database.table<unknown, unknown>('meta').get('fallback'),
  );
  if (note === null || note === undefined) return;
  const takenBack = await readDatabase(accountDatabaseName(accountId), 'readonly', readTakenBack);
  if (takenBack?.includes(parseFallbackRow(note).id) === true) await Dexie.delete(name);
}

function tablesOf(database: AccountDatabase) {
  const { meta, outbox, messages, drafts, passes, savedSearches } = database;
  return [meta, outbox, messages, drafts, passes, savedSearches];
}

/** Rows that were copied and are no longer queued in the fallback have been sent, or discarded by the member. */
async function dropSent(database: AccountDatabase, note: FallbackRow, unsent: Unsent): Promise<void> {
  const waiting = new Set(unsent.rows.map(({ idempotencyKey }) => idempotencyKey));
  for (const key of note.takenKeys) {
    if (waiting.has(key)) continue;
    const row = await rowOf(database, key);
    if (row?.sequence === undefined) continue;
    await database.outbox.delete(row.sequence);
    if (!isOutboxRow(row) || !isMessageIntent(row.intent)) continue;
    const message = await database.messages.get(row.intent.messageId);
    if (message !== undefined && message.delivery.state !== 'sent') await database.messages.delete(message.key);
  }
  const written = new Set(unsent.drafts.map(({ conversationId }) => conversationId));
  for (const { conversationId, updatedAtMs } of note.takenDrafts) {
    if (written.has(conversationId)) continue;
    const draft = await database.drafts.get(conversationId);
    if (draft?.updatedAtMs === updatedAtMs) await database.drafts.delete(conversationId);
  }
}

/** Restores a copied row at its place in the queue; rows added since are appended. */
async function restore(database: AccountDatabase, note: FallbackRow, row: OutboxRow): Promise<void> {
  const stored = await rowOf(database, row.idempotencyKey);
  if (stored?.sequence === undefined) {
    // A copied row that no longer exists here has been sent from this database.
    if (!note.takenKeys.includes(row.idempotencyKey)) await append(database, row);
    return;
  }
  const { sequence } = stored;
  await database.outbox.put({ ...row, sequence });
  if (isMessageIntent(row.intent)) await database.messages.put(messageOf({ ...row, sequence }));
}

async function restoreDraft(database: AccountDatabase, draft: DraftRow): Promise<void> {
  const stored = await database.drafts.get(draft.conversationId);
  if (stored === undefined || stored.updatedAtMs <= draft.updatedAtMs) await database.drafts.put(draft);
}

async function append(database: AccountDatabase, { sequence: _, ...row }: OutboxRow): Promise<void> {
  if ((await rowOf(database, row.idempotencyKey)) !== undefined) return;
  const sequence = await database.outbox.add(row);
  if (isMessageIntent(row.intent)) await database.messages.put(messageOf({ ...row, sequence }));
}

function messageOf({ intent, sequence = 0, idempotencyKey, createdAtMs, state, rejection }: OutboxRow): MessageRow {
  if (!isMessageIntent(intent)) throw new TypeError('Only a message has a row of its own');
  const row = pendingMessageRow(intent, sequence, createdAtMs);
  if (state !== 'rejected') return row;
  return { ...row, delivery: { state, idempotencyKey, rejection: rejection ?? { reason: 'unreadable-answer' } } };
}

async function rowOf(database: AccountDatabase, idempotencyKey: string): Promise<OutboxRow | undefined> {
  return await database.outbox.where('idempotencyKey').equals(idempotencyKey).first();
}

async function readUnsent(database: Dexie): Promise<Unsent> {
  const rows = await database.table<unknown, unknown>('outbox').toArray();
  const drafts = await database.table<unknown, unknown>('drafts').toArray();
  return {
    rows: rows
      .filter(isOutboxRow)
      .filter(({ state }) => state === 'queued' || state === 'rejected')
      .toSorted((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0)),
    drafts: drafts.filter(isDraftRow),
    ...(await readOwnData(database)),
  };
}

async function readTakenBack(database: Dexie): Promise<string[]> {
  const row: unknown = await database.table<unknown, unknown>('meta').get('taken-back');
  if (!isRecord(row) || !Array.isArray(row['fallbackIds'])) return [];
  return row['fallbackIds'].filter((id) => typeof id === 'string');
}

async function forgetTakenBack(database: AccountDatabase, id: string): Promise<void> {
  await database.transaction('rw', database.meta, async () => {
    const left = (await readTakenBack(database)).filter((other) => other !== id);
    if (left.length === 0) await database.meta.delete('taken-back');
    else await database.meta.put({ key: 'taken-back', fallbackIds: left });
  });
}

const TABLES_READ = ['meta', 'outbox', 'drafts'];

/**
 * Reads a database of another version as it is, in one transaction, without changing its schema. Returns null if it
 * does not exist or is not one of this app.
 */
async function readDatabase<Value>(
  name: string,
  mode: 'readonly' | 'readwrite',
  read: (database: Dexie) => PromiseLike<Value>,
): Promise<Value | null> {
  const database = new Dexie(name, { addons: [] });
  try {
    await database.open();
    const names = database.tables.map((table) => table.name);
    if (!TABLES_READ.every((table) => names.includes(table))) return null;
    const tables = [...TABLES_READ, ...OWN_TABLES.filter((table) => names.includes(table))];
    return await database.transaction(mode, tables, () => read(database));
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchDatabaseError') return null;
    throw error;
  } finally {
    database.close({ disableAutoOpen: true });
  }
}

/** Treats a missing or damaged note as if nothing had been copied. */
function parseFallbackRow(row: unknown): FallbackRow {
  const note: Record<string, unknown> = isRecord(row) ? row : {};
  const { id, takenKeys, takenDrafts, takenData } = note;
  return {
    key: 'fallback',
    id: typeof id === 'string' ? id : '',
    takenKeys: Array.isArray(takenKeys) ? takenKeys.filter((key) => typeof key === 'string') : [],
    takenDrafts: Array.isArray(takenDrafts)
      ? takenDrafts.filter((draft) => isRecord(draft) && isDraftRow({ ...draft, text: '' }))
      : [],
    takenData: parseTakenData(takenData),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
