import type { PlannedUse, RunPhase } from './plan.ts';

/** Average number of requests per use in each phase. */
const PER_USE: Readonly<Record<RunPhase, number>> = {
  conformance: 1.5,
  negative: 35,
  session: 3.6,
  sequences: 9,
  members: 1.6,
  idempotency: 3.3,
  php: 1,
};
const PER_USE_SAFE = 7.5;

/** Estimates the number of requests of a run, well enough to show the time left. */
export function expectedCount(planned: readonly PlannedUse[], phases: readonly RunPhase[], isSafe: boolean): number {
  const perUse = isSafe ? PER_USE_SAFE : phases.reduce((sum, phase) => sum + PER_USE[phase], 0);
  return Math.round(planned.length * perUse);
}
