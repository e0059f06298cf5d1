import type { Cancel, Environment } from '../environment.ts';
import { isSessionLost } from '../http/outcome.ts';
import { isOutboxRow, type OutboxRow, type Rejection, type WaitCause } from '../public/outbox-row.ts';
import type { ApplyAnswer, BoundIntent, Sent } from './intent-kind.ts';
import { judge, nextWait } from './judge.ts';
import { isSuperseded, laneHeads } from './lanes.ts';
import { markRejected, markSetAside, markSettled } from './outbox-rows.ts';
import { backoffMs, clipFutureMs, endOfWaitMs, NO_WAIT } from './schedule.ts';
import { type WriteResult, type WriteTarget, writeAccount } from './write.ts';

/** Lanes sent in parallel; a PHP session serialises its requests anyway. */
const LANES_AT_ONCE = 3;
/** Pause after an outcome could not be stored, so that the row is not resent in a loop. */
const WAIT_AFTER_STORAGE_FAILURE_MS = 60_000;

/** The operations on an intent that the sender uses. */
export interface SendableIntent extends Pick<BoundIntent, 'reject' | 'settleTakenBack' | 'holdsLane'> {
  send(signal: AbortSignal): Promise<Sent>;
}

export interface OutboxSenderOptions {
  target: WriteTarget;
  environment: Pick<Environment, 'now' | 'after' | 'random'>;
  intentOf(row: OutboxRow): SendableIntent;
  /** Returns whether the server has recently confirmed whose session it is. */
  isSessionKnown(): boolean;
  /** Called when a row is due but the session is unconfirmed: the callback must confirm it and pump again. */
  onSessionUnknown(): void;
  onSessionLost(): void;
  onSettled(row: OutboxRow): void;
  onRejected(row: OutboxRow): void;
  /** Called for a row that this version cannot process: it is kept for one that can, and blocks no other row. */
  onSetAside(row: unknown): Promise<void>;
}

export interface OutboxSender {
  /** Processes the queue now. `isReconnected`: ignores the delays of earlier failed attempts. */
  pump(isReconnected?: boolean): void;
  /** Processes the queue after a row was added: that write proves that the device's storage works again. */
  rowAdded(): void;
  stop(): void;
}

/**
 * Sends the rows of the outbox. The states of a row:
 *
 *               wait (network, server, session)
 *                 .-------.
 *                 v       |
 *   added ---> queued ----+--- accepted ---> settled ---> deleted after the next pull
 *                 | ^     |
 *                 | |     '--- refused ----> rejected --- discard ---> deleted
 *                 | |                          |  |
 *                 | '---------- retry ---------'  '--- pass over ---> stays, the lane continues behind it
 *                 |
 *                 '--- of a kind unknown to this version ---> set-aside, for a version that knows it
 *
 * A lane is sent one row at a time. It waits for its head, whether that is queued or rejected.
 */
export function createOutboxSender(options: OutboxSenderOptions): OutboxSender {
  const { target, environment } = options;
  const { database, signal } = target;
  const lanesInFlight = new Set<string>();
  /** By sequence number, so that two readers of the queue note a row once. */
  const setAsideRows = new Map<number, Promise<void>>();
  let cancelTimer: Cancel | null = null;
  /** The server's Retry-After; coming back online does not shorten it. */
  let silence = NO_WAIT;
  /** An outcome could not be stored: nothing is sent for a while, or until a row can be added. */
  let storageFailure = NO_WAIT;
  let isStopped = false;
  let isPumping = false;
  let mustPumpAgain: boolean;

  async function pump(): Promise<void> {
    if (isStopped || signal.aborted) return;
    if (isPumping) {
      mustPumpAgain = true;
      return;
    }
    isPumping = true;
    try {
      do {
        mustPumpAgain = false;
        await startDueLanes();
      } while (mustPumpAgain && !isStopped);
    } finally {
      isPumping = false;
    }
  }

  async function startDueLanes(): Promise<void> {
    const rows = await readQueue(() => database.outbox.where('state').anyOf('queued', 'rejected').sortBy('sequence'));
    const nowMs = environment.now();
    const waitUntilMs = Math.max(endOfWaitMs(silence, nowMs), endOfWaitMs(storageFailure, nowMs));
    let nextAtMs = Number.POSITIVE_INFINITY;
    let isWaitingForUser = false;
    for (const [lane, head] of laneHeads(rows, holdsLane)) {
      if (lanesInFlight.has(lane)) continue;
      const dueAtMs = Math.max(ownDueAtMs(head, nowMs), waitUntilMs);
      if (dueAtMs > nowMs) nextAtMs = Math.min(nextAtMs, dueAtMs);
      else if (!options.isSessionKnown()) isWaitingForUser = true;
      else if (lanesInFlight.size < LANES_AT_ONCE) void sendHeadOf(lane);
    }
    if (isWaitingForUser) options.onSessionUnknown();
    cancelTimer?.();
    cancelTimer = Number.isFinite(nextAtMs) ? environment.after(nextAtMs - nowMs, () => void pump()) : null;
  }

  /** Claims the lane first and then reads its rows, since rows read earlier may have been sent in the meantime. */
  async function sendHeadOf(lane: string): Promise<void> {
    lanesInFlight.add(lane);
    try {
      const rows = await readQueue(() =>
        database.outbox
          .where('lane')
          .equals(lane)
          .filter((row) => row.state === 'queued' || row.state === 'rejected')
          .toArray(),
      );
      const head = laneHeads(rows, holdsLane).get(lane);
      if (head === undefined || ownDueAtMs(head, environment.now()) > environment.now()) return;
      const queued = rows.filter((row) => row.state === 'queued');
      if (isSuperseded(queued, head)) await settle(head, async () => {});
      else await send(head);
    } finally {
      lanesInFlight.delete(lane);
      void pump();
    }
  }

  /**
   * Reads rows of the queue. Returns none if the database was closed or the connection lost: the next start finds them.
   */
  async function readQueue(read: () => PromiseLike<OutboxRow[]>): Promise<StoredRow[]> {
    try {
      const rows = (await read()).filter(hasSequence);
      await setAside(rows.filter((row) => !isOutboxRow(row)));
      return rows.filter(isOutboxRow);
    } catch {
      return [];
    }
  }

  async function setAside(rows: readonly StoredRow[]): Promise<void> {
    for (const row of rows) {
      const begun = setAsideRows.get(row.sequence) ?? setAsideOne(row);
      setAsideRows.set(row.sequence, begun);
      await begun;
    }
  }

  /** Notes the row before it is marked: a worker that ends in between finds it again, a marked row would never be noted. */
  async function setAsideOne(row: StoredRow): Promise<void> {
    await options.onSetAside(row);
    wasWritten(await writeAccount(target, [database.outbox], () => markSetAside(database, row.sequence)));
  }

  function holdsLane(row: OutboxRow): boolean {
    return options.intentOf(row).holdsLane;
  }

  async function send(row: StoredRow): Promise<void> {
    const outcome = await outcomeOf(row);
    if (outcome.kind === 'ok') {
      await settle(row, outcome.data);
      return;
    }
    if (outcome.kind === 'unsendable') {
      await reject(row, outcome.rejection);
      return;
    }
    const verdict = judge(row, outcome);
    if (verdict.kind === 'wait') {
      await postpone(row, verdict);
      if (isSessionLost(outcome)) options.onSessionLost();
    } else if (verdict.kind === 'reject') {
      await reject(row, verdict.rejection);
    }
  }

  /** Waits for an intent that this version fails to send as for an answer that it cannot read: a few times, then it tells. */
  async function outcomeOf(row: StoredRow): Promise<Sent> {
    try {
      return await options.intentOf(row).send(signal);
    } catch {
      return { kind: 'contract', operation: row.intent.kind, violations: [] };
    }
  }

  async function settle(row: StoredRow, apply: ApplyAnswer): Promise<void> {
    const { sequence } = row;
    const written = await writeAccount(target, database.tables, async () => {
      if ((await database.outbox.get(sequence)) === undefined) {
        // One that was moved meanwhile is sent again, with its key.
        const isMoved = (await database.outbox.where('idempotencyKey').equals(row.idempotencyKey).count()) > 0;
        if (!isMoved && (await options.intentOf(row).settleTakenBack(database))) await apply(database);
        return;
      }
      await apply(database);
      await markSettled(database, sequence, environment.now());
    });
    if (wasWritten(written)) options.onSettled(row);
  }

  /** Pauses the sender if the outcome could not be stored, since the row would otherwise be due again immediately. */
  function wasWritten(written: WriteResult<unknown>): boolean {
    if (written.status === 'written') return true;
    const sinceMs = environment.now();
    storageFailure = { sinceMs, untilMs: sinceMs + WAIT_AFTER_STORAGE_FAILURE_MS };
    return false;
  }

  async function postpone(
    row: StoredRow,
    { cause, retryAfterMs }: { cause: WaitCause; retryAfterMs: number | null },
  ): Promise<void> {
    const attempts = row.attempts + 1;
    const nowMs = environment.now();
    if (retryAfterMs !== null) {
      silence = { sinceMs: nowMs, untilMs: Math.max(endOfWaitMs(silence, nowMs), nowMs + retryAfterMs) };
    }
    const nextAttemptAtMs = nowMs + backoffMs(attempts, retryAfterMs, environment.random);
    const wait = nextWait(row, cause, nowMs);
    wasWritten(
      await writeAccount(target, [database.outbox], () =>
        database.outbox.update(row.sequence, { attempts, nextAttemptAtMs, wait }),
      ),
    );
  }

  async function reject(row: StoredRow, rejection: Rejection): Promise<void> {
    const { sequence } = row;
    const written = await writeAccount(target, database.tables, async () => {
      if ((await database.outbox.get(sequence)) === undefined) return;
      const fate = await options.intentOf(row).reject(database, rejection);
      if (fate === 'drop') await database.outbox.delete(sequence);
      else await markRejected(database, sequence, rejection);
    });
    if (wasWritten(written)) options.onRejected(row);
  }

  async function forgetWaits(): Promise<void> {
    await writeAccount(target, [database.outbox], () =>
      database.outbox.where('state').equals('queued').modify({ nextAttemptAtMs: 0 }),
    );
  }

  return {
    pump(isReconnected = false) {
      void (isReconnected ? forgetWaits().then(pump) : pump());
    },
    rowAdded() {
      storageFailure = NO_WAIT;
      void pump();
    },
    stop() {
      isStopped = true;
      cancelTimer?.();
      cancelTimer = null;
    },
  };
}

/** A row as the database returns it. */
type StoredRow = OutboxRow & { sequence: number };

function hasSequence(row: OutboxRow): row is StoredRow {
  return row.sequence !== undefined;
}

/**
 * Returns when a row is due. A failure time in the future means that the clock has been set back since: the wait is
 * over.
 */
function ownDueAtMs({ nextAttemptAtMs, wait }: OutboxRow, nowMs: number): number {
  return wait != null && wait.atMs > nowMs ? nowMs : clipFutureMs(nextAttemptAtMs, nowMs);
}
