import { loadContract } from '../contract/load-contract.ts';
import { createNodeTransport } from '../http/node-transport.ts';
import { systemClock } from '../http/pace.ts';
import type { Transport } from '../http/transport.ts';
import type { RunReport } from '../model/run-report.ts';
import { phpDiagnosis } from '../php/diagnose.ts';
import type { RunOptions, RunParts } from './create-context.ts';
import { RUN_PHASES } from './plan.ts';
import { runCheck } from './run-check.ts';

const contract = loadContract(null);
const diagnose = phpDiagnosis(contract.document);

/**
 * Runs the whole check against the project's own contract without the command; `through` may observe or modify traffic.
 */
export async function checkInProcess(
  baseUrl: string,
  change: Partial<RunOptions> = {},
  through: (transport: Transport) => Transport = (transport) => transport,
  parts: Partial<RunParts> = {},
): Promise<RunReport> {
  const transport = createNodeTransport({
    timeoutMs: 15_000,
    maxBodyBytes: 20_000_000,
    isInsecure: false,
    nowMs: systemClock.nowMs,
  });
  try {
    return await runCheck(
      {
        contract,
        baseUrl,
        login: { email: 'demo@example.com', password: 'demo-password' },
        values: new Map(),
        selection: { only: [], skip: [], source: null },
        phases: RUN_PHASES,
        isSafe: false,
        isDry: false,
        isThorough: false,
        languages: [],
        ratePerSecond: null,
        extraHeaders: [],
        notes: [],
        resume: null,
        ...change,
      },
      {
        transport: through(transport),
        clock: systemClock,
        diagnose,
        signal: new AbortController().signal,
        onPhase: () => undefined,
        onExchange: () => undefined,
        onDone: () => undefined,
        ...parts,
      },
    );
  } finally {
    transport.close();
  }
}
