import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../scripts/build/ensure-built.ts';
import { findBrowser } from '../../scripts/test/find-browser.ts';
import { runBrowserSchedules } from './browser-schedules.ts';
import { runSchedules } from './run-schedules.ts';

/**
 * `npm run test:money`: runs random schedules of presses, tabs, cut connections, payments and withdrawals, and verifies
 * the reference API's ledger. With `--browser`, the presses happen in the product's pages in Chromium. The seed of a
 * failure replays it.
 */
const USAGE =
  'Usage: npm run test:money -- [--schedules 10000] [--seed NUMBER]   or   npm run test:money-browser -- [--schedules 100] [--seed NUMBER]';
const SCHEDULES = 10_000;
const BROWSER_SCHEDULES = 100;
const PROGRESS_EVERY = { node: 250, browser: 5 };

interface Options {
  inBrowser: boolean;
  count: number;
  seed: number;
}

const options = readOptions();
if (options === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else process.exit((await run(options)) ? 0 : 1);

async function run({ inBrowser, count, seed }: Options): Promise<boolean> {
  const startedAtMs = Date.now();
  say(`Seed ${seed}`);
  const every = inBrowser ? PROGRESS_EVERY.browser : PROGRESS_EVERY.node;
  const onProgress = (done: number) => done % every === 0 && say(`${done} schedules, ${secondsSince(startedAtMs)} s`);
  try {
    if (inBrowser) {
      const browser = findBrowser();
      if (!browser.ok) throw new Error(browser.message);
      await ensureBuilt();
      await runBrowserSchedules({ count, seed, onProgress, executablePath: browser.executablePath });
    } else await runSchedules({ count, seed, onProgress });
  } catch (error) {
    console.error(error);
    return false;
  }
  say(`${count} schedules in ${secondsSince(startedAtMs)} s: money moved once, and for what was shown`);
  return true;
}

function secondsSince(startedAtMs: number): number {
  return Math.round((Date.now() - startedAtMs) / 1000);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function readOptions(): Options | null {
  try {
    const { values } = parseArgs({
      options: {
        schedules: { type: 'string' },
        seed: { type: 'string' },
        browser: { type: 'boolean', default: false },
      },
    });
    const count = Number(values.schedules ?? (values.browser ? BROWSER_SCHEDULES : SCHEDULES));
    const seed = Number(values.seed ?? Date.now() % 2 ** 31);
    return Number.isSafeInteger(count) && count > 0 && Number.isSafeInteger(seed)
      ? { inBrowser: values.browser, count, seed }
      : null;
  } catch {
    return null;
  }
}
