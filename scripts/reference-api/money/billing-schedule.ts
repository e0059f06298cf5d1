import { integerColumn, nullableText } from '../database/columns.ts';
import type { Database, Writer } from '../database/database.ts';
import { NEXT_RENEWAL_WORK, tendSubscriptions } from './renewals.ts';
import { settle } from './settle.ts';
import { orderOf } from './transactions.ts';

/** Automatic billing: settles pending payments, renews and ends premium subscriptions. */
export interface BillingSchedule {
  /** How long a payment stays pending before it settles; null if it stays pending. */
  pendingMs: number | null;
  /** Processes what is due and schedules the next run. */
  wake(): void;
  /** Stops the schedule and waits for the run in progress. */
  stop(): Promise<void>;
}

/** Upper limit of a single wait; `setTimeout` cannot wait longer than about 24 days. */
const WAIT_MAX_MS = 60 * 60 * 1000;

export function createBillingSchedule(
  database: Database,
  nowMs: () => number,
  pendingMs: number | null,
): BillingSchedule {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function bookDue(): Promise<void> {
    if (isStopped) return;
    const nextDueAtMs = await database.write(async (writer) => {
      await settlePending(writer, nowMs());
      await tendSubscriptions(writer, nowMs());
      const next = await writer.row(
        `SELECT min(due_at_ms) AS due_at_ms FROM (SELECT settles_at_ms AS due_at_ms FROM transactions
         UNION ALL ${NEXT_RENEWAL_WORK})`,
      );
      return next === null || next['due_at_ms'] === null ? null : integerColumn(next, 'due_at_ms');
    });
    if (nextDueAtMs === null || isStopped) return;
    timer = setTimeout(wake, Math.min(WAIT_MAX_MS, Math.max(1, nextDueAtMs - nowMs())));
    timer.unref();
  }

  function wake(): void {
    clearTimeout(timer);
    running = running.then(bookDue);
  }

  return {
    pendingMs,
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

async function settlePending(writer: Writer, nowMs: number): Promise<void> {
  const due = await writer.rows("SELECT * FROM transactions WHERE state = 'pending' AND settles_at_ms <= ?", [nowMs]);
  for (const row of due) {
    const outcome = nullableText(row, 'settles_as') === 'failed' ? 'failed' : 'paid';
    await settle(writer, orderOf(row), outcome, { origin: null, nowMs });
  }
}
