import fc from 'fast-check';
import { runSchedule } from './schedule.ts';
import { schedules } from './steps.ts';
import { createWorld } from './world.ts';

const SCHEDULES_A_SESSION = 150;

export interface RunOptions {
  count: number;
  /** Replays a run; random by default. */
  seed?: number;
  onProgress?: (done: number) => void;
}

/** Runs random schedules. Rejects with the shortest failing schedule and its seed. */
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
