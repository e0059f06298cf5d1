import type { AccountDatabase } from '../public/database.ts';
import { type Intent, isOutboxRow, type OutboxRow, type Rejection } from '../public/outbox-row.ts';
import { deleteRows } from './put-changed.ts';

/** Adds an intent and returns its sequence number. Call it in the transaction that writes the optimistic rows. */
export async function enqueue(
  database: AccountDatabase,
  entry: { idempotencyKey: string; lane: string; intent: Intent; nowMs: number },
): Promise<number> {
  return await database.outbox.add({
    idempotencyKey: entry.idempotencyKey,
    lane: entry.lane,
    intent: entry.intent,
    state: 'queued',
    attempts: 0,
    wait: null,
    nextAttemptAtMs: 0,
    createdAtMs: entry.nowMs,
    settledAtMs: 0,
    rejection: null,
  });
}

/**
 * Returns the intents that a response requested at `startedAtMs` may not reflect yet: those still queued, and those
 * settled after the request was sent. A pull reapplies them to the response, in queue order. Excludes rejected intents.
 */
export async function intentsUnknownTo(database: AccountDatabase, { startedAtMs, nowMs }: Pull): Promise<OutboxRow[]> {
  const rows = await database.outbox.where('state').anyOf('queued', 'settled').sortBy('sequence');
  return rows.filter(
    (row) => isOutboxRow(row) && (row.state === 'queued' || isBetween(row.settledAtMs, startedAtMs, nowMs)),
  );
}

/** When a response was requested and when it is being written, by the device's clock. */
interface Pull {
  startedAtMs: number;
  nowMs: number;
}

/** A time in the future means that the clock has been set back since: it counts as long ago. */
export function isBetween(atMs: number, startedAtMs: number, nowMs: number): boolean {
  return atMs > startedAtMs && atMs <= nowMs;
}

/** Deletes the settled intents that are reflected in a pull requested at `startedAtMs`. */
export async function forgetSettled(
  database: AccountDatabase,
  { startedAtMs, nowMs }: Pull,
  kinds: readonly Intent['kind'][],
): Promise<void> {
  const keys = await database.outbox
    .where('state')
    .equals('settled')
    .filter((row) => !isBetween(row.settledAtMs, startedAtMs, nowMs))
    .filter((row) => isOutboxRow(row) && kinds.includes(row.intent.kind))
    .primaryKeys();
  await deleteRows(database.outbox, keys);
}

export async function markSettled(database: AccountDatabase, sequence: number, nowMs: number): Promise<void> {
  await database.outbox.update(sequence, { state: 'settled', settledAtMs: nowMs });
}

export async function markRejected(database: AccountDatabase, sequence: number, rejection: Rejection): Promise<void> {
  await database.outbox.update(sequence, { state: 'rejected', rejection });
}

/** Keeps a row for a version that can process it. */
export async function markSetAside(database: AccountDatabase, sequence: number): Promise<void> {
  await database.outbox.update(sequence, { state: 'set-aside' });
}

/** Queues rows that another version has set aside and this one can process. Called when a session starts sending. */
export async function reviveSetAside(database: AccountDatabase): Promise<void> {
  await database.outbox.where('state').equals('set-aside').filter(isOutboxRow).modify({ state: 'queued' });
}

export async function markRetried(database: AccountDatabase, sequence: number): Promise<void> {
  await database.outbox.update(sequence, (row) => {
    row.state = 'queued';
    row.attempts = 0;
    row.wait = null;
    row.nextAttemptAtMs = 0;
    row.rejection = null;
    delete row.isPassedOver;
  });
}
