import type { Cancel, Environment } from '../environment.ts';
import { type Failure, isSessionLost, type Outcome } from '../http/outcome.ts';
import type { AccountDatabase, OutboxRow, Rejection } from '../public/database.ts';
import { markRejected, markSettled } from './outbox-rows.ts';
import { backoffMs, clipFutureMs } from './schedule.ts';
import { type WriteResult, type WriteTarget, writeAccount } from './write.ts';

/** Lanes sent at the same time; a PHP session serialises its calls anyway. */
const LANES_AT_ONCE = 3;
/** Server errors in a row after which an intent is shown as rejected instead of being retried in silence. */
const SERVER_FAILURES_MAX = 10;
/** A lost session ends the sender. One that refuses a call again and again while the user is there refuses the call. */
const SESSION_REFUSALS_MAX = 3;
/** What cannot be noted here may not be sent in a loop. */
const WAIT_AFTER_STORAGE_FAILURE_MS = 60_000;

/** Sends one kind of intent and writes what its answer means. The writes run in the transaction that settles the row. */
export interface IntentHandler {
  send(row: OutboxRow, signal: AbortSignal): Promise<Outcome<ApplyAnswer>>;
  /** Undoes the optimistic rows, or marks them. `drop`: nothing is left to show, the row is forgotten. */
  reject(database: AccountDatabase, row: OutboxRow, rejection: Rejection): Promise<'keep' | 'drop'>;
}

/** Writes what the answer says into the rows. */
export type ApplyAnswer = (database: AccountDatabase) => Promise<void>;

export interface OutboxSenderOptions {
  target: WriteTarget;
  environment: Pick<Environment, 'now' | 'after' | 'random'>;
  handlerOf(row: OutboxRow): IntentHandler;
  onSessionLost(): void;
  onSettled(row: OutboxRow): void;
  onRejected(row: OutboxRow): void;
}

export interface OutboxSender {
  /** Looks at the queue now. `isReconnected`: waits from failed attempts no longer count. */
  pump(isReconnected?: boolean): void;
  /** Looks at the queue after a row was added: what could be written shows that the device takes writes again. */
  rowAdded(): void;
  stop(): void;
}

export function createOutboxSender(options: OutboxSenderOptions): OutboxSender {
  const { target, environment } = options;
  const { database, signal } = target;
  const lanesInFlight = new Set<string>();
  let cancelTimer: Cancel | null = null;
  /** The server asked for silence until then; being back online does not shorten it. */
  let silentUntilMs = 0;
  /** The device took no note of an outcome: nothing is sent until then, or until a write succeeds. */
  let storageFailedUntilMs = 0;
  let isStopped = false;
  let isPumping = false;
  let mustPumpAgain = false;

  async function pump(): Promise<void> {
    if (isStopped || signal.aborted) return;
    if (isPumping) {
      mustPumpAgain = true;
      return;
    }
    isPumping = true;
    do {
      mustPumpAgain = false;
      await startDueLanes();
    } while (mustPumpAgain && !isStopped);
    isPumping = false;
  }

  async function startDueLanes(): Promise<void> {
    const rows = await readQueue(() => database.outbox.where('state').equals('queued').sortBy('sequence'));
    const nowMs = environment.now();
    const waitUntilMs = clipFutureMs(Math.max(silentUntilMs, storageFailedUntilMs), nowMs);
    let nextAtMs = Number.POSITIVE_INFINITY;
    for (const [lane, head] of laneHeads(rows)) {
      if (lanesInFlight.has(lane)) continue;
      const dueAtMs = Math.max(head.nextAttemptAtMs, waitUntilMs);
      if (dueAtMs > nowMs) nextAtMs = Math.min(nextAtMs, dueAtMs);
      else if (lanesInFlight.size < LANES_AT_ONCE) void sendHeadOf(lane);
    }
    cancelTimer?.();
    cancelTimer = Number.isFinite(nextAtMs) ? environment.after(nextAtMs - nowMs, () => void pump()) : null;
  }

  /** Takes the lane first and reads its rows then: those read before may have been sent meanwhile. */
  async function sendHeadOf(lane: string): Promise<void> {
    lanesInFlight.add(lane);
    try {
      const rows = await readQueue(() =>
        database.outbox
          .where('lane')
          .equals(lane)
          .filter((row) => row.state === 'queued')
          .sortBy('sequence'),
      );
      const head = rows[0];
      if (head === undefined || head.nextAttemptAtMs > environment.now()) return;
      if (isSuperseded(rows, head)) await settle(head, async () => {});
      else await send(head);
    } finally {
      lanesInFlight.delete(lane);
      void pump();
    }
  }

  /** Rows of the queue; none when the database was closed or lost: the next start finds them again. */
  async function readQueue(read: () => PromiseLike<OutboxRow[]>): Promise<OutboxRow[]> {
    try {
      return await read();
    } catch {
      return [];
    }
  }

  async function send(row: OutboxRow): Promise<void> {
    const outcome = await options.handlerOf(row).send(row, signal);
    if (outcome.kind === 'ok') {
      await settle(row, outcome.data);
      return;
    }
    const verdict = judge(row, outcome);
    if (verdict.kind === 'wait') {
      await postpone(row, verdict.retryAfterMs);
      if (isSessionLost(outcome)) options.onSessionLost();
    } else if (verdict.kind === 'reject') {
      await reject(row, verdict.rejection);
    }
  }

  async function settle(row: OutboxRow, apply: ApplyAnswer): Promise<void> {
    const sequence = row.sequence;
    if (sequence === undefined) return;
    const written = await writeAccount(target, database.tables, async () => {
      // A row that was discarded meanwhile stays discarded.
      if ((await database.outbox.get(sequence)) === undefined) return;
      await apply(database);
      await markSettled(database, sequence, environment.now());
    });
    if (wasWritten(written)) options.onSettled(row);
  }

  /** Without a note of the outcome the row would be due again at once. */
  function wasWritten(written: WriteResult<unknown>): boolean {
    if (written.status === 'written') return true;
    storageFailedUntilMs = environment.now() + WAIT_AFTER_STORAGE_FAILURE_MS;
    return false;
  }

  async function postpone(row: OutboxRow, retryAfterMs: number | null): Promise<void> {
    const sequence = row.sequence;
    if (sequence === undefined) return;
    const attempts = row.attempts + 1;
    if (retryAfterMs !== null) silentUntilMs = Math.max(silentUntilMs, environment.now() + retryAfterMs);
    const nextAttemptAtMs = environment.now() + backoffMs(attempts, retryAfterMs, environment.random);
    wasWritten(
      await writeAccount(target, [database.outbox], () =>
        database.outbox.update(sequence, { attempts, nextAttemptAtMs }),
      ),
    );
  }

  async function reject(row: OutboxRow, rejection: Rejection): Promise<void> {
    const sequence = row.sequence;
    if (sequence === undefined) return;
    const written = await writeAccount(target, database.tables, async () => {
      if ((await database.outbox.get(sequence)) === undefined) return;
      const fate = await options.handlerOf(row).reject(database, row, rejection);
      if (fate === 'drop') await database.outbox.delete(sequence);
      else await markRejected(database, sequence, rejection);
    });
    if (wasWritten(written)) options.onRejected(row);
  }

  async function forgetWaits(): Promise<void> {
    await writeAccount(target, [database.outbox], () =>
      database.outbox
        .where('state')
        .equals('queued')
        .filter((row) => row.nextAttemptAtMs > 0)
        .modify({ nextAttemptAtMs: 0 }),
    );
  }

  return {
    pump(isReconnected = false) {
      void (isReconnected ? forgetWaits().then(pump) : pump());
    },
    rowAdded() {
      storageFailedUntilMs = 0;
      void pump();
    },
    stop() {
      isStopped = true;
      cancelTimer?.();
      cancelTimer = null;
    },
  };
}

function laneHeads(rows: readonly OutboxRow[]): Map<string, OutboxRow> {
  const heads = new Map<string, OutboxRow>();
  for (const row of rows) {
    if (!heads.has(row.lane)) heads.set(row.lane, row);
  }
  return heads;
}

/**
 * A later intent of the same toggle lane makes this one needless: after twenty quick likes and unlikes only the last
 * has to reach the server.
 */
function isSuperseded(rows: readonly OutboxRow[], row: OutboxRow): boolean {
  return row.lane.startsWith(TOGGLE_LANE_PREFIX) && rows.at(-1) !== row;
}

/** Lanes in which only the last intent counts. */
export const TOGGLE_LANE_PREFIX = 'toggle:';

type Verdict =
  | { kind: 'wait'; retryAfterMs: number | null }
  | { kind: 'reject'; rejection: Rejection }
  | { kind: 'leave' };

function judge(row: OutboxRow, outcome: Failure): Verdict {
  switch (outcome.kind) {
    case 'aborted':
      return { kind: 'leave' };
    case 'network':
      return { kind: 'wait', retryAfterMs: null };
    case 'contract':
      return { kind: 'reject', rejection: { reason: 'unreadable-answer' } };
    case 'http':
      return judgeStatus(row, outcome);
  }
}

function judgeStatus(row: OutboxRow, outcome: Extract<Failure, { kind: 'http' }>): Verdict {
  const { status, error, retryAfterMs } = outcome;
  if (isSessionLost(outcome) && row.attempts + 1 < SESSION_REFUSALS_MAX) return { kind: 'wait', retryAfterMs };
  if (status === 408 || status === 429 || status === 503) return { kind: 'wait', retryAfterMs };
  // The first request with this key still runs, or was cut off: ask again.
  if (status === 409 && error?.error === 'idempotency_running') return { kind: 'wait', retryAfterMs };
  if (status >= 500 && row.attempts + 1 < SERVER_FAILURES_MAX) return { kind: 'wait', retryAfterMs };
  if (status === 402) return { kind: 'reject', rejection: { reason: 'insufficient-credits' } };
  if (status === 404) return { kind: 'reject', rejection: { reason: 'not-found' } };
  if (status === 410) return { kind: 'reject', rejection: { reason: 'partner-gone' } };
  if (status === 422) return { kind: 'reject', rejection: { reason: 'invalid', fields: error?.fields ?? {} } };
  return { kind: 'reject', rejection: { reason: 'refused', status } };
}
