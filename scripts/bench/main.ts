import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';
import { timeChecker } from './checker.ts';

/** `npm run bench`: the checker against the bare requests. Exit code 1 when it takes more than twice their time. */

const RATIO_MAX = 2;
const RUNS = 3;

const folder = mkdtempSync(join(tmpdir(), 'rendezvous-bench-'));
const server = spawn(
  join(REPOSITORY_ROOT, 'node_modules', '.bin', 'tsx'),
  ['scripts/reference-api/main.ts', '--quiet'],
  {
    cwd: REPOSITORY_ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      REFERENCE_CONTROL: '1',
      DATABASE_URL: `file:${join(folder, 'reference.sqlite')}`,
    },
  },
);

try {
  const baseUrl = await readyUrl();
  const reset = async () => {
    await fetch(`${baseUrl}/_reference/reset`, { method: 'POST' });
  };
  const ratios: number[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const { requestCount, checkedMs, bareMs, findingCount } = await timeChecker(baseUrl, reset);
    ratios.push(checkedMs / bareMs);
    console.log(
      `run ${run}: ${requestCount} requests, checked ${seconds(checkedMs)}, bare ${seconds(bareMs)}, ` +
        `ratio ${(checkedMs / bareMs).toFixed(2)}, ${findingCount} findings`,
    );
  }
  const median = [...ratios].sort((one, other) => one - other)[Math.floor(RUNS / 2)] ?? Number.NaN;
  console.log(`median ratio ${median.toFixed(2)} (allowed ${RATIO_MAX})`);
  process.exitCode = median <= RATIO_MAX ? 0 : 1;
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}

function readyUrl(): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      const url = /Ready: (\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
    server.on('exit', (code) => reject(new Error(`The reference API ended with ${code}`)));
  });
}

function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(2)} s`;
}
