import { createNodeTransport } from '../check-contract/http/node-transport.ts';
import type { ExchangeOutcome, SentRequest } from '../check-contract/model/exchange.ts';
import { checkInProcess } from '../check-contract/run/in-process.ts';
import { RUN_PHASES } from '../check-contract/run/plan.ts';
import { Renaming } from './renaming.ts';

interface Recorded {
  request: SentRequest;
  outcome: ExchangeOutcome;
}

/** In milliseconds. */
export interface Times {
  wall: number;
  /** Processor time of this process, user and system. */
  cpu: number;
}

export interface CheckerTimes {
  requestCount: number;
  checked: Times;
  bare: Times;
  findingCount: number;
}

/**
 * Times a run of the checker, and the same requests sent one after another without it, on the same server; `only`
 * names the operations, none for all; `reset` restores the server's state before each. The PHP probes are left out, since some of them wait on purpose.
 */
export async function timeChecker(
  baseUrl: string,
  only: readonly string[],
  reset: () => Promise<void>,
): Promise<CheckerTimes> {
  await reset();
  const recorded: Recorded[] = [];
  const from = now();
  const findingCount = await check(baseUrl, only, (entry) => recorded.push(entry));
  const checked = since(from);
  await reset();
  const bare = await replay(recorded);
  return { requestCount: recorded.length, checked, bare, findingCount };
}

function now(): Times {
  const { user, system } = process.cpuUsage();
  return { wall: performance.now(), cpu: (user + system) / 1000 };
}

function since(from: Times): Times {
  const to = now();
  return { wall: to.wall - from.wall, cpu: to.cpu - from.cpu };
}

async function check(baseUrl: string, only: readonly string[], record: (entry: Recorded) => void): Promise<number> {
  const phases = RUN_PHASES.filter((phase) => phase !== 'php');
  const report = await checkInProcess(
    baseUrl,
    { phases, selection: { only, skip: [], source: null } },
    (transport) => ({
      close: () => transport.close(),
      async send(request, signal) {
        const sent = await transport.send(request, signal);
        record({ request, outcome: sent.outcome });
        return sent;
      },
    }),
  );
  return report.findings.length;
}

/** Returns the times that the requests alone take, with the sessions, tokens and ids of the new run substituted. */
async function replay(recorded: readonly Recorded[]): Promise<Times> {
  const transport = createNodeTransport({
    timeoutMs: 15_000,
    maxBodyBytes: 20_000_000,
    isInsecure: false,
    nowMs: Date.now,
  });
  const renaming = new Renaming();
  const bare: Times = { wall: 0, cpu: 0 };
  for (const { request, outcome } of recorded) {
    const renamed = renaming.apply(request);
    const from = now();
    const sent = await transport.send(renamed);
    const { wall, cpu } = since(from);
    bare.wall += wall;
    bare.cpu += cpu;
    renaming.learn(outcome, sent.outcome);
  }
  transport.close();
  return bare;
}
