import { join } from 'node:path';
import { timeChecker } from './checker.ts';
import type { BenchRow } from './results.ts';
import { startServer } from './server.ts';

const RATIO_MAX = 2;

/** Compares the checker with the same requests sent without it. */
export async function measureChecker(folder: string, runs: number): Promise<BenchRow[]> {
  const server = await startServer(`file:${join(folder, 'checker.sqlite')}`);
  const reset = async (): Promise<void> => {
    await fetch(`${server.url}/_reference/reset`, { method: 'POST' });
  };
  const checked: number[] = [];
  const bare: number[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      const { requestCount, checkedMs, bareMs, findingCount } = await timeChecker(server.url, reset);
      checked.push(checkedMs / 1000);
      bare.push(bareMs / 1000);
      console.log(`checker: ${requestCount} requests, ${findingCount} findings`);
    }
  } finally {
    server.stop();
  }
  return [
    {
      what: 'checker, all operations and sequences',
      unit: 's',
      product: checked,
      beside: { name: 'the same requests alone', values: bare },
      limit: RATIO_MAX,
    },
  ];
}
