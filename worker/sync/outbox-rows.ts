import type { AccountDatabase } from '../public/database.ts';
import { type Intent, isOutboxRow, type OutboxRow, type Rejection } from '../public/outbox-row.ts';
import { deleteRows } from './put-changed.ts';

/** Adds an intent. Call it in the transaction that writes the optimistic rows. Returns the row's place in the queue. */
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
 * Intents that an answer requested at `startedAtMs` may not know of yet: those still waiting, and those settled after
 * the request went out. A pull lays them over the answer, in the order of the queue. Rejected ones are not among them.
 */
export async function intentsUnknownTo(database: AccountDatabase, { startedAtMs, nowMs }: Pull): Promise<OutboxRow[]> {
  const rows = await database.outbox.where('state').anyOf('queued', 'settled').sortBy('sequence');
  return rows.filter(
    (row) => isOutboxRow(row) && (row.state === 'queued' || isBetween(row.settledAtMs, startedAtMs, nowMs)),
  );
}

/** When an answer was requested, and when it is written, by the clock of the device. */
interface Pull {
  startedAtMs: number;
  nowMs: number;
}

/** A time from the future means that the clock was set back since: it was long ago. */
export function isBetween(atMs: number, startedAtMs: number, nowMs: number): boolean {
  return atMs > startedAtMs && atMs <= nowMs;
}

/** Forgets the settled intents that a pull requested at `startedAtMs` has brought home. */
export async function forgetSettled(
  database: AccountDatabase,
  { startedAtMs, nowMs }: Pull,
  kinds: readonly Intent['kind'][],
): Promise<void> {
  const settled = await database.outbox.where('state').equals('settled').toArray();
  const keys = settled
    .filter((row) => !isBetween(row.settledAtMs, startedAtMs, nowMs))
    .filter((row) => isOutboxRow(row) && kinds.includes(row.intent.kind))
    .flatMap((row) => (row.sequence === undefined ? [] : [row.sequence]));
  await deleteRows(database.outbox, keys);
}

export async function markSettled(database: AccountDatabase, sequence: number, nowMs: number): Promise<void> {
  await database.outbox.update(sequence, { state: 'settled', settledAtMs: nowMs });
}

export async function markRejected(database: AccountDatabase, sequence: number, rejection: Rejection): Promise<void> {
  await database.outbox.update(sequence, { state: 'rejected', rejection });
}

/** Kept for a version that knows what it is. */
export async function markSetAside(database: AccountDatabase, sequence: number): Promise<void> {
  await database.outbox.update(sequence, { state: 'set-aside' });
}

/** Queues what another version has set aside and this one can work with; called when a session begins to send. */
export async function reviveSetAside(database: AccountDatabase): Promise<void> {
  const rows = await database.outbox.where('state').equals('set-aside').toArray();
  for (const row of rows.filter(isOutboxRow)) {
    if (row.sequence !== undefined) await database.outbox.update(row.sequence, { state: 'queued' });
  }
}

export async function markRetried(database: AccountDatabase, sequence: number): Promise<void> {
  await database.outbox
    .where('sequence')
    .equals(sequence)
    .modify((row) => {
      row.state = 'queued';
      row.attempts = 0;
      row.wait = null;
      row.nextAttemptAtMs = 0;
      row.rejection = null;
      delete row.isPassedOver;
    });
}
