import { createNodeTransport } from '../check-contract/http/node-transport.ts';
import type { ExchangeOutcome, SentRequest } from '../check-contract/model/exchange.ts';
import { checkInProcess } from '../check-contract/run/in-process.ts';
import { Renaming } from './renaming.ts';

interface Recorded {
  request: SentRequest;
  outcome: ExchangeOutcome;
}

export interface CheckerTimes {
  requestCount: number;
  checkedMs: number;
  bareMs: number;
  findingCount: number;
}

/**
 * Times a run of the checker, and the same requests sent one after another without it, on the same server; `reset`
 * restores the server's state before each. The PHP probes are left out, since some of them wait on purpose.
 */
export async function timeChecker(baseUrl: string, reset: () => Promise<void>): Promise<CheckerTimes> {
  await reset();
  const recorded: Recorded[] = [];
  const startedMs = performance.now();
  const findingCount = await check(baseUrl, (entry) => recorded.push(entry));
  const checkedMs = performance.now() - startedMs;
  await reset();
  const bareMs = await replay(recorded);
  return { requestCount: recorded.length, checkedMs, bareMs, findingCount };
}

async function check(baseUrl: string, record: (entry: Recorded) => void): Promise<number> {
  const phases = ['conformance', 'negative', 'session', 'sequences'] as const;
  const report = await checkInProcess(baseUrl, { phases }, (transport) => ({
    close: () => transport.close(),
    async send(request, signal) {
      const sent = await transport.send(request, signal);
      record({ request, outcome: sent.outcome });
      return sent;
    },
  }));
  return report.findings.length;
}

/** Returns the milliseconds the requests alone take, with the sessions, tokens and ids of the new run substituted. */
async function replay(recorded: readonly Recorded[]): Promise<number> {
  const transport = createNodeTransport({
    timeoutMs: 15_000,
    maxBodyBytes: 20_000_000,
    isInsecure: false,
    nowMs: Date.now,
  });
  const renaming = new Renaming();
  let bareMs = 0;
  for (const { request, outcome } of recorded) {
    const renamed = renaming.apply(request);
    const startedMs = performance.now();
    const sent = await transport.send(renamed);
    bareMs += performance.now() - startedMs;
    renaming.learn(outcome, sent.outcome);
  }
  transport.close();
  return bareMs;
}
