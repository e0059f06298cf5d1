import type { PlannedUse, RunPhase } from './plan.ts';

/** Requests by phase for one use, on average over the contract. */
const PER_USE: Readonly<Record<RunPhase, number>> = {
  conformance: 1.5,
  negative: 19,
  session: 2.3,
  sequences: 5.5,
  members: 0.3,
  idempotency: 2.2,
  php: 0.4,
};
const PER_USE_SAFE = 6;

/** About how many requests a run will send: enough to tell the time that is left. */
export function expectedCount(planned: readonly PlannedUse[], phases: readonly RunPhase[], isSafe: boolean): number {
  const perUse = isSafe ? PER_USE_SAFE : phases.reduce((sum, phase) => sum + PER_USE[phase], 0);
  return Math.round(planned.length * perUse);
}
