import type { Cancel, Environment } from '../environment.ts';
import { isSessionLost, type Outcome } from '../http/outcome.ts';
import { isOutboxRow, type OutboxRow, type Rejection, type WaitCause } from '../public/outbox-row.ts';
import type { ApplyAnswer, BoundIntent } from './intent-kind.ts';
import { judge, nextWait } from './judge.ts';
import { isSuperseded, laneHeads } from './lanes.ts';
import { markRejected, markSetAside, markSettled } from './outbox-rows.ts';
import { backoffMs, clipFutureMs } from './schedule.ts';
import { type WriteResult, type WriteTarget, writeAccount } from './write.ts';

/** Lanes sent at the same time; a PHP session serialises its calls anyway. */
const LANES_AT_ONCE = 3;
/** What cannot be noted here may not be sent in a loop. */
const WAIT_AFTER_STORAGE_FAILURE_MS = 60_000;

/** What the sender needs of an intent. */
export interface SendableIntent extends Pick<BoundIntent, 'reject' | 'holdsLane'> {
  send(signal: AbortSignal): Promise<Outcome<ApplyAnswer>>;
}

export interface OutboxSenderOptions {
  target: WriteTarget;
  environment: Pick<Environment, 'now' | 'after' | 'random'>;
  intentOf(row: OutboxRow): SendableIntent;
  /** Whether it was asked a short while ago whose session it is. */
  isSessionKnown(): boolean;
  /** Something is due and that is not known: ask, and look at the queue again. */
  onSessionUnknown(): void;
  onSessionLost(): void;
  onSettled(row: OutboxRow): void;
  onRejected(row: OutboxRow): void;
  /** A row that this version cannot work with is kept for one that can, and holds nobody back. */
  onSetAside(row: unknown): void;
}

export interface OutboxSender {
  /** Looks at the queue now. `isReconnected`: waits from failed attempts no longer count. */
  pump(isReconnected?: boolean): void;
  /** Looks at the queue after a row was added: what could be written shows that the device takes writes again. */
  rowAdded(): void;
  stop(): void;
}

/**
 * What becomes of a row:
 *
 *               wait (network, server, session)
 *                 .-------.
 *                 v       |
 *   added ---> queued ----+--- accepted ---> settled ---> deleted after the next pull
 *                 | ^     |
 *                 | |     '--- refused ----> rejected --- discard ---> deleted
 *                 | |                          |  |
 *                 | '---------- retry ---------'  '--- pass over ---> stays, the lane goes on behind it
 *                 |
 *                 '--- of no kind that this version knows ---> set-aside, for a version that does
 *
 * A lane is sent one row after the other. It waits with its head, be that queued or rejected.
 */
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
    const rows = await readQueue(() => database.outbox.where('state').anyOf('queued', 'rejected').sortBy('sequence'));
    const nowMs = environment.now();
    const waitUntilMs = clipFutureMs(Math.max(silentUntilMs, storageFailedUntilMs), nowMs);
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

  /** Takes the lane first and reads its rows then: those read before may have been sent meanwhile. */
  async function sendHeadOf(lane: string): Promise<void> {
    lanesInFlight.add(lane);
    try {
      const rows = await readQueue(() =>
        database.outbox
          .where('lane')
          .equals(lane)
          .filter((row) => row.state === 'queued' || row.state === 'rejected')
          .sortBy('sequence'),
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

  /** Rows of the queue; none when the database was closed or lost: the next start finds them again. */
  async function readQueue(read: () => PromiseLike<OutboxRow[]>): Promise<OutboxRow[]> {
    try {
      const rows = await read();
      const known = rows.filter(isOutboxRow);
      if (known.length < rows.length) await setAside(rows.filter((row) => !isOutboxRow(row)));
      return known;
    } catch {
      return [];
    }
  }

  async function setAside(rows: readonly OutboxRow[]): Promise<void> {
    const written = await writeAccount(target, [database.outbox], async () => {
      for (const { sequence } of rows) if (sequence !== undefined) await markSetAside(database, sequence);
    });
    if (wasWritten(written)) for (const row of rows) options.onSetAside(row);
  }

  function holdsLane(row: OutboxRow): boolean {
    return options.intentOf(row).holdsLane;
  }

  async function send(row: OutboxRow): Promise<void> {
    const outcome = await options.intentOf(row).send(signal);
    if (outcome.kind === 'ok') {
      await settle(row, outcome.data);
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

  async function postpone(
    row: OutboxRow,
    { cause, retryAfterMs }: { cause: WaitCause; retryAfterMs: number | null },
  ): Promise<void> {
    const sequence = row.sequence;
    if (sequence === undefined) return;
    const attempts = row.attempts + 1;
    const nowMs = environment.now();
    if (retryAfterMs !== null) silentUntilMs = Math.max(silentUntilMs, nowMs + retryAfterMs);
    const nextAttemptAtMs = nowMs + backoffMs(attempts, retryAfterMs, environment.random);
    const wait = nextWait(row, cause, nowMs);
    wasWritten(
      await writeAccount(target, [database.outbox], () =>
        database.outbox.update(sequence, { attempts, nextAttemptAtMs, wait }),
      ),
    );
  }

  async function reject(row: OutboxRow, rejection: Rejection): Promise<void> {
    const sequence = row.sequence;
    if (sequence === undefined) return;
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

/** A time noted after now shows that the clock was set back since: the wait that hangs on it is over. */
function ownDueAtMs({ nextAttemptAtMs, wait }: OutboxRow, nowMs: number): number {
  return wait != null && wait.atMs > nowMs ? nowMs : clipFutureMs(nextAttemptAtMs, nowMs);
}
