import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { OUTPUT_ROOT } from '../build/output-paths.ts';
import { createRandom } from '../reference-api/demo/random.ts';
import { findBrowser, findHeadlessShell } from '../test/find-browser.ts';
import { runTool } from '../test/run-tool.ts';
import { countGreen, listUnsteady, readTestResults } from './unsteady-tests.ts';

/**
 * `npm run test:stress`: runs the end-to-end tests repeatedly on a machine whose cores are all busy, in a different
 * order each time, and lists those that did not always pass. Every test listed has a race.
 */

/** The shards of the test suite whose order changes from round to round. */
const PARTS = 8;
const USAGE = 'Usage: npm run test:stress -- [--repeat 10] [--seed TEXT] [--core] [file ...]';

const options = readOptions();
if (options === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  process.exitCode = (await runRounds(options)) ? 0 : 1;
}

interface Options {
  repeat: number;
  seed: string;
  /** Of the end-to-end tests: all, or those of every `npm test` in its browser, whose races hold work back. */
  project: 'e2e' | 'core';
  files: readonly string[];
}

function readOptions(): Options | null {
  try {
    const { values, positionals } = parseArgs({
      options: {
        repeat: { type: 'string', default: '10' },
        seed: { type: 'string', default: new Date().toISOString() },
        core: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const repeat = Number(values.repeat);
    if (!Number.isSafeInteger(repeat) || repeat < 1) return null;
    return { repeat, seed: values.seed, project: values.core ? 'core' : 'e2e', files: positionals };
  } catch {
    return null;
  }
}

async function runRounds({ repeat, seed, project, files }: Options): Promise<boolean> {
  const browser = findBrowser();
  if (!browser.ok) {
    console.error(browser.message);
    return false;
  }
  // Where `npm test` takes the shell, it is there that its tests must have no race.
  const shell = project === 'core' ? findHeadlessShell(browser.executablePath) : null;
  const environment = {
    CHROMIUM_PATH: browser.executablePath,
    ...(shell === null ? {} : { HEADLESS_SHELL_PATH: shell }),
  };
  const random = createRandom(seed);
  const green = new Map<string, number>();
  console.log(`${repeat} rounds with every core busy, seed "${seed}"`);
  const load = cpus().map(() => new Worker('for (;;) {}', { eval: true }));
  try {
    for (let round = 1; round <= repeat; round += 1) {
      const parts = random.shuffle(Array.from({ length: files.length > 0 ? 1 : PARTS }, (_, index) => index + 1));
      for (const part of parts) {
        console.log(`\n=== Round ${round} of ${repeat}, part ${part}`);
        countGreen(green, readTestResults(await runPart(`${part}/${parts.length}`, project, files, environment)));
      }
    }
  } finally {
    await Promise.all(load.map((worker) => worker.terminate()));
  }
  const unsteady = listUnsteady(green, repeat);
  console.log(`\n${green.size} tests, ${unsteady.length} not green ${repeat} times of ${repeat}`);
  for (const line of unsteady) console.log(line);
  return unsteady.length === 0 && green.size > 0;
}

async function runPart(
  shard: string,
  project: Options['project'],
  files: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<unknown> {
  const report = join(OUTPUT_ROOT, 'reports', 'stress.json');
  mkdirSync(join(OUTPUT_ROOT, 'reports'), { recursive: true });
  rmSync(report, { force: true });
  await runTool(
    'playwright',
    [
      ...['test', '-c', 'tests/e2e/playwright.config.ts', ...files, `--project=${project}`, '--project=polls'],
      ...['--shard', shard, '--reporter', 'list,json', '--output', join(OUTPUT_ROOT, 'stress')],
    ],
    { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return null;
  }
}
