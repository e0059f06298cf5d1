import fc from 'fast-check';
import { runSchedule } from './schedule.ts';
import { schedules } from './steps.ts';
import { createWorld } from './world.ts';

const SCHEDULES_A_SESSION = 150;

export interface RunOptions {
  count: number;
  /** Replays a run; drawn by chance when not given. */
  seed?: number;
  onProgress?: (done: number) => void;
}

/** Runs so many random schedules. Rejects with the shortest one that moves money wrongly, and its seed. */
export async function runSchedules({ count, seed, onProgress }: RunOptions): Promise<number> {
  const world = await createWorld();
  let done = 0;
  try {
    await fc.assert(
      fc.asyncProperty(schedules, async (steps) => {
        done += 1;
        if (done % SCHEDULES_A_SESSION === 0) await world.renew();
        await runSchedule(world, steps);
        onProgress?.(done);
      }),
      { numRuns: count, ...(seed === undefined ? {} : { seed }) },
    );
  } finally {
    await world.dispose();
  }
  return done;
}
