import type { RunReport } from '../../../scripts/check-contract/model/run-report.ts';
import type { RunParts } from '../../../scripts/check-contract/run/create-context.ts';
import { checkInProcess } from '../../../scripts/check-contract/run/in-process.ts';
import { RUN_PHASES, type RunPhase } from '../../../scripts/check-contract/run/plan.ts';
import { KNOWN_VALUES } from './backend/links.ts';
import { modelTransport } from './backend/model-transport.ts';
import type { Seed } from './breach.ts';

export interface SeedRun {
  seed: Seed;
  report: RunReport;
  /** The breach never took effect: no response of the run contained what it changes. */
  isOutOfReach: boolean;
}

/** Groups whose breaches are in the responses and can therefore be counted. */
const COUNTED = ['bytes', 'values'];

/** Runs the whole checker against a backend with this breach, up to its first finding. */
export async function runSeed(seed: Seed, phases: readonly RunPhase[] = RUN_PHASES): Promise<SeedRun> {
  const transport = modelTransport(seed);
  const ended = new AbortController();
  // A single finding means that the breach was detected.
  const onExchange: RunParts['onExchange'] = (_exchange, findings) => {
    if (findings.length > 0) ended.abort();
  };
  const report = await checkInProcess('https://model.example', { phases, values: KNOWN_VALUES }, () => transport, {
    onExchange,
    signal: ended.signal,
  });
  return { seed, report, isOutOfReach: COUNTED.includes(seed.group) && transport.spoiltCount() === 0 };
}
