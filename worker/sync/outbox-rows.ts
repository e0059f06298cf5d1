import type { AccountDatabase, Intent, OutboxRow, Rejection } from '../public/database.ts';
import { deleteRows } from './put-changed.ts';

/** Adds an intent. Call it in the transaction that writes the optimistic rows. Answers the row's place in the queue. */
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
    nextAttemptAtMs: 0,
    createdAtMs: entry.nowMs,
    settledAtMs: 0,
    rejection: null,
  });
}

/**
 * Intents that an answer requested at `startedAtMs` may not know of yet: those still waiting, and those settled after
 * the request went out. A pull lays them over the answer, in the order of the queue. Rejected ones are not among them.
 */
export async function intentsUnknownTo(database: AccountDatabase, startedAtMs: number): Promise<OutboxRow[]> {
  const rows = await database.outbox.where('state').anyOf('queued', 'settled').sortBy('sequence');
  return rows.filter((row) => row.state === 'queued' || row.settledAtMs > startedAtMs);
}

/** Forgets the settled intents that a pull requested at `startedAtMs` has brought home. */
export async function forgetSettled(
  database: AccountDatabase,
  startedAtMs: number,
  kinds: readonly Intent['kind'][],
): Promise<void> {
  const settled = await database.outbox.where('state').equals('settled').toArray();
  const keys = settled
    .filter((row) => row.settledAtMs <= startedAtMs && kinds.includes(row.intent.kind))
    .flatMap((row) => (row.sequence === undefined ? [] : [row.sequence]));
  await deleteRows(database.outbox, keys);
}

export async function markSettled(database: AccountDatabase, sequence: number, nowMs: number): Promise<void> {
  await database.outbox.update(sequence, { state: 'settled', settledAtMs: nowMs });
}

export async function markRejected(database: AccountDatabase, sequence: number, rejection: Rejection): Promise<void> {
  await database.outbox.update(sequence, { state: 'rejected', rejection });
}

export async function markRetried(database: AccountDatabase, sequence: number): Promise<void> {
  await database.outbox.update(sequence, { state: 'queued', attempts: 0, nextAttemptAtMs: 0, rejection: null });
}
