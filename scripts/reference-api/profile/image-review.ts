import { integerColumn } from '../database/columns.ts';
import type { Database } from '../database/database.ts';

/** Approves new photos after a delay. Due times are stored and survive a restart. */
export interface ImageReview {
  /** How long a review takes; null if photos are approved immediately. */
  delayMs: number | null;
  /** Approves the photos that are due and schedules the next run. */
  wake(): void;
  /** Stops the schedule and waits for the run in progress. */
  stop(): Promise<void>;
}

export function createImageReview(database: Database, nowMs: () => number, delayMs: number | null): ImageReview {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function approveDue(): Promise<void> {
    if (isStopped) return;
    const nextDueAtMs = await database.write(async (writer) => {
      await writer.run("UPDATE images SET state = 'approved' WHERE state = 'pending' AND reviewed_at_ms <= ?", [
        nowMs(),
      ]);
      const next = await writer.row(
        "SELECT reviewed_at_ms FROM images WHERE state = 'pending' ORDER BY reviewed_at_ms LIMIT 1",
      );
      return next === null ? null : integerColumn(next, 'reviewed_at_ms');
    });
    if (nextDueAtMs === null || isStopped) return;
    timer = setTimeout(wake, Math.max(1, nextDueAtMs - nowMs()));
    timer.unref();
  }

  function wake(): void {
    clearTimeout(timer);
    running = running.then(approveDue);
  }

  return {
    delayMs,
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
