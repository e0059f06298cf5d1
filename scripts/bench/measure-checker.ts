import { join } from 'node:path';
import { startPhpServer } from '../../tests/contract/php/php-server.ts';
import { PHP_OPERATIONS } from '../../tests/contract/php/served-operations.ts';
import { findPhp } from '../test/find-php.ts';
import { type CheckerTimes, timeChecker } from './checker.ts';
import type { BenchRow } from './results.ts';
import { startServer } from './server.ts';

/** Of the whole run, which is what somebody waits for. */
const RATIO_MAX = 3;
/** Of this process alone: nobody waits for it beside a server, but a checker that grows slow shows here first. */
const PROCESSOR_RATIO_MAX = 4;

/** Compares the checker with the same requests sent without it, on the reference API and on PHP if there is one. */
export async function measureChecker(folder: string, runs: number): Promise<BenchRow[]> {
  const server = await startServer(`file:${join(folder, 'checker.sqlite')}`);
  const rows: BenchRow[] = [];
  try {
    const reset = async (): Promise<void> => {
      await fetch(`${server.url}/_reference/reset`, { method: 'POST' });
    };
    rows.push(...rowsOf('the reference API', await timesOf(server.url, runs, [], reset)));
  } finally {
    server.stop();
  }
  const php = findPhp();
  if (!php.ok) {
    console.log(`checker: ${php.message}`);
    return rows;
  }
  const ofPhp = await startPhpServer(php.executablePath);
  try {
    rows.push(
      ...rowsOf('a server of PHP', await timesOf(ofPhp.url, runs, PHP_OPERATIONS, async () => ofPhp.begin([]))),
    );
  } finally {
    await ofPhp.close();
  }
  return rows;
}

async function timesOf(
  url: string,
  runs: number,
  only: readonly string[],
  reset: () => Promise<void>,
): Promise<readonly CheckerTimes[]> {
  const all: CheckerTimes[] = [];
  for (let run = 0; run < runs; run += 1) {
    const times = await timeChecker(url, only, reset);
    all.push(times);
    console.log(`checker: ${times.requestCount} requests, ${times.findingCount} findings`);
  }
  return all;
}

function rowsOf(where: string, all: readonly CheckerTimes[]): readonly BenchRow[] {
  return (['wall', 'cpu'] as const).map((name) => ({
    what: `checker on ${where}, ${name === 'wall' ? 'whole' : 'processor'}`,
    unit: 's',
    product: all.map(({ checked }) => checked[name] / 1000),
    beside: { name: 'the same requests alone', values: all.map(({ bare }) => bare[name] / 1000) },
    limit: name === 'wall' ? RATIO_MAX : PROCESSOR_RATIO_MAX,
  }));
}
