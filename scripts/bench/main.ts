import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { type ServedSite, serveSite } from '../audit/serve-site.ts';
import { writePlainChats } from '../audit/write-fixtures.ts';
import { ensureBuilt } from '../build/ensure-built.ts';
import { launchBrowser } from './browser.ts';
import { measureAccount } from './measure-account.ts';
import { measureCalls } from './measure-calls.ts';
import { measureChecker } from './measure-checker.ts';
import { measureIdle } from './measure-idle.ts';
import { measureMotion } from './measure-motion.ts';
import { measurePresses } from './measure-presses.ts';
import { measureScroll } from './measure-scroll.ts';
import { measureColdStarts, measureReload } from './measure-starts.ts';
import { measureStream } from './measure-stream.ts';
import { measureWrites } from './measure-writes.ts';
import { type MeasureName, parseOptions } from './options.ts';
import { type BenchRow, describeTable, isWithin } from './results.ts';
import { writeBenchPages } from './write-pages.ts';

/**
 * `npm run bench`: compares the product with what a team would use instead (`pages/`) and with the least the platform
 * can do, alternating between them so that other load on the machine affects both. Exit codes: 0 all within their
 * limits, 1 a limit was exceeded, 2 the benchmark could not run.
 */

const MEASURES: Record<MeasureName, (runs: number, minutes: number) => Promise<BenchRow[]>> = {
  reload: (runs) => inBrowser((browser, site) => measureReload(browser, site, runs)),
  cold: (runs) => inBrowser((browser, site) => measureColdStarts(browser, site, runs)),
  write: (runs) => inBrowser((browser, site) => measureWrites(browser, site, runs)),
  idle: (runs) => onSite((site) => measureIdle(site, runs)),
  calls: () => inBrowser(measureCalls),
  account: (runs) => inFolder((folder) => measureAccount(folder, runs)),
  press: (runs) => inBrowser((browser, site) => measurePresses(browser, site, runs)),
  scroll: (runs) => inBrowser((browser, site) => measureScroll(browser, site, runs)),
  motion: (runs) => inBrowser((browser, site) => measureMotion(browser, site, runs)),
  stream: (_runs, minutes) => inFolder((folder) => measureStream(folder, minutes)),
  checker: (runs) => inFolder((folder) => measureChecker(folder, runs)),
};

const options = parseOptions(process.argv.slice(2));
if (options.ok) {
  process.exitCode = await bench(options.names, options.runs, options.minutes);
} else {
  console.error(options.message);
  process.exitCode = 2;
}

async function bench(names: readonly MeasureName[], runs: number, minutes: number): Promise<number> {
  const rows: BenchRow[] = [];
  let code = 0;
  await ensureBuilt();
  for (const name of names) {
    console.log(`${name} ...`);
    try {
      rows.push(...(await MEASURES[name](runs, minutes)));
    } catch (error) {
      console.error(`${name} could not be measured:`, error);
      code = 2;
    }
  }
  console.log(
    `\nMedian of ${runs} (least to most); ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at the end\n`,
  );
  console.log(describeTable(rows));
  return code === 0 && !rows.every(isWithin) ? 1 : code;
}

async function inBrowser(measure: (browser: Browser, site: ServedSite) => Promise<BenchRow[]>): Promise<BenchRow[]> {
  return await onSite(async (site) => {
    const browser = await launchBrowser();
    try {
      return await measure(browser, site);
    } finally {
      await browser.close();
    }
  });
}

async function onSite(measure: (site: ServedSite) => Promise<BenchRow[]>): Promise<BenchRow[]> {
  const site = await serveSite({ control: true });
  try {
    await writeBenchPages(site.appDirectory);
    writePlainChats(site.appDirectory);
    return await measure(site);
  } finally {
    await site.dispose();
  }
}

async function inFolder(measure: (folder: string) => Promise<BenchRow[]>): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-bench-'));
  try {
    return await measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
