import { integerColumn } from '../database/columns.ts';
import type { Database } from '../database/database.ts';

/** Approves new photos after a while. What is due is stored, so a restart keeps it. */
export interface ImageReview {
  /** How long it takes; null when photos stand at once. */
  delayMs: number | null;
  /** Looks for the next photo that is due. */
  wake(): void;
  /** Waits for the approval that is being written. */
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
