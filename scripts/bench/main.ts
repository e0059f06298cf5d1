import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../reference-api/database/database.ts';
import { seedLargeAccount } from '../reference-api/demo/large-account.ts';
import { seedIfEmpty } from '../reference-api/demo/seed.ts';
import { timeChecker } from './checker.ts';
import { LARGE, SMALL, STEP_NAMES, timeFullAccounts } from './full-account.ts';
import { startServer } from './server.ts';

/**
 * `npm run bench`: the app with a very full account against one with little in it, and the checker against the bare
 * requests. `npm run bench app` and `npm run bench checker` run one of them. Exit code 1 when one is over its limit.
 */

const CHECKER_RATIO_MAX = 2;
const CHECKER_RUNS = 3;
const APP_RATIO_MAX = 1.5;

const BENCHMARKS = { app: benchApp, checker: benchChecker } as const;

const wanted = process.argv.slice(2);
const unknownName = wanted.find((name) => !Object.hasOwn(BENCHMARKS, name));
if (unknownName === undefined) {
  const results: boolean[] = [];
  for (const [name, bench] of Object.entries(BENCHMARKS)) {
    if (wanted.length === 0 || wanted.includes(name)) results.push(await bench());
  }
  process.exitCode = results.every(Boolean) ? 0 : 1;
} else {
  console.error(`Unknown benchmark ${unknownName}. Known: ${Object.keys(BENCHMARKS).join(', ')}.`);
  process.exitCode = 1;
}

/** Opening the list, opening a chat and searching in the chats, with 10,000 chats against 100. */
async function benchApp(): Promise<boolean> {
  return await withFolder(async (folder) => {
    const databaseUrl = `file:${join(folder, 'reference.sqlite')}`;
    const database = await openDatabase(databaseUrl, console.log);
    await seedIfEmpty(database, Date.now());
    for (const size of [SMALL, LARGE]) await seedLargeAccount(database, size, Date.now());
    await database.close();
    const server = await startServer(databaseUrl);
    try {
      const { small, large } = await timeFullAccounts(server.url, console.log);
      let isWithin = true;
      for (const name of STEP_NAMES) {
        const ratio = large[name] / small[name];
        isWithin &&= ratio <= APP_RATIO_MAX;
        console.log(
          `${name.padEnd(20)} ${milliseconds(small[name])} with ${SMALL.chats} chats, ` +
            `${milliseconds(large[name])} with ${LARGE.chats}, ratio ${ratio.toFixed(2)} (allowed ${APP_RATIO_MAX})`,
        );
      }
      return isWithin;
    } finally {
      server.stop();
    }
  });
}

/** The checker against the same requests without it. */
async function benchChecker(): Promise<boolean> {
  return await withFolder(async (folder) => {
    const server = await startServer(`file:${join(folder, 'reference.sqlite')}`);
    try {
      const reset = async () => {
        await fetch(`${server.url}/_reference/reset`, { method: 'POST' });
      };
      const ratios: number[] = [];
      for (let run = 1; run <= CHECKER_RUNS; run += 1) {
        const { requestCount, checkedMs, bareMs, findingCount } = await timeChecker(server.url, reset);
        ratios.push(checkedMs / bareMs);
        console.log(
          `checker, run ${run}: ${requestCount} requests, checked ${seconds(checkedMs)}, bare ${seconds(bareMs)}, ` +
            `ratio ${(checkedMs / bareMs).toFixed(2)}, ${findingCount} findings`,
        );
      }
      const median = [...ratios].sort((one, other) => one - other)[Math.floor(CHECKER_RUNS / 2)] ?? Number.NaN;
      console.log(`checker, median ratio ${median.toFixed(2)} (allowed ${CHECKER_RATIO_MAX})`);
      return median <= CHECKER_RATIO_MAX;
    } finally {
      server.stop();
    }
  });
}

async function withFolder(bench: (folder: string) => Promise<boolean>): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-bench-'));
  try {
    return await bench(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(2)} s`;
}

function milliseconds(durationMs: number): string {
  return `${durationMs.toFixed(1).padStart(6)} ms`;
}
