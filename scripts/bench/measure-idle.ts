import { existsSync, readFileSync } from 'node:fs';
import type { Browser, Page } from 'puppeteer-core';
import type { ServedSite } from '../audit/serve-site.ts';
import { launchBrowser, logIn, openTabs } from './browser.ts';
import { openTanstack } from './measure-starts.ts';
import type { BenchRow } from './results.ts';

const TABS = 8;
const PROCESSOR_RATIO_MAX = 0.5;
const MEMORY_RATIO_MAX = 1.2;
/** Each page polls once in this window. */
const WINDOW_MS = 60_000;
/** By then, prefetching and preloading after the login have finished. */
const SETTLE_MS = 30_000;
const BYTES_PER_KB = 1024;
const BYTES_PER_MB = 1_000_000;

interface Idle {
  processorS: number[];
  memoryMb: number[];
}

/**
 * Measures eight idle tabs of each page, each page in its own browser and both at the same time: the CPU time of all
 * browser processes per minute, and the memory of the renderer processes, workers included, per tab.
 */
export async function measureIdle({ url }: ServedSite, runs: number): Promise<BenchRow[]> {
  const browsers = await Promise.all([launchBrowser(), launchBrowser()]);
  try {
    const [product, tanstack] = browsers;
    await logIn(product.defaultBrowserContext(), url);
    await logIn(tanstack.defaultBrowserContext(), url);
    const productTabs = await openTabs(product.defaultBrowserContext(), `${url}/chats`, TABS);
    const tanstackTabs = await openTanstack(tanstack.defaultBrowserContext(), url, TABS);
    for (const tab of [productTabs.at(-1), tanstackTabs.at(-1)]) await leaveAddressBar(tab);
    await passMs(SETTLE_MS);
    const taken: Idle[] = [
      { processorS: [], memoryMb: [] },
      { processorS: [], memoryMb: [] },
    ];
    for (let run = 0; run < runs; run += 1) {
      const begun = await Promise.all(browsers.map(processorSeconds));
      await passMs(WINDOW_MS);
      const ended = await Promise.all(browsers.map(processorSeconds));
      for (const [index, idle] of taken.entries()) idle.processorS.push((ended[index] ?? 0) - (begun[index] ?? 0));
      if (canReadMemory) {
        taken[0]?.memoryMb.push(await memoryMb(product, productTabs));
        taken[1]?.memoryMb.push(await memoryMb(tanstack, tanstackTabs));
      }
    }
    return describe(taken);
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
}

function describe([product, tanstack]: readonly Idle[]): BenchRow[] {
  if (product === undefined || tanstack === undefined) return [];
  const name = 'TanStack page';
  const processor: BenchRow = {
    what: 'processor of eight idle tabs, a minute',
    unit: 's',
    product: product.processorS,
    beside: { name, values: tanstack.processorS },
    limit: PROCESSOR_RATIO_MAX,
  };
  if (!canReadMemory) {
    console.log('Memory is not measured: only Linux tells what processes share.');
    return [processor];
  }
  const memory: BenchRow = {
    what: 'memory a tab, eight open',
    unit: 'MB',
    product: product.memoryMb,
    beside: { name, values: tanstack.memoryMb },
    limit: MEMORY_RATIO_MAX,
  };
  return [processor, memory];
}

/** The cursor of an address bar blinks: a third of what eight idle tabs cost, in whichever browser has it focused. */
async function leaveAddressBar(tab: Page | undefined): Promise<void> {
  await tab?.bringToFront();
  await tab?.mouse.click(1, 1);
}

async function processorSeconds(browser: Browser): Promise<number> {
  const processes = await processesOf(browser);
  return processes.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Returns the memory per tab after garbage collection; shared memory is counted proportionally (PSS). */
async function memoryMb(browser: Browser, tabs: readonly Page[]): Promise<number> {
  for (const tab of tabs) {
    const session = await tab.createCDPSession();
    await session.send('HeapProfiler.collectGarbage');
    await session.detach();
  }
  const renderers = (await processesOf(browser)).filter(({ type }) => type === 'renderer');
  return renderers.reduce((sum, { id }) => sum + proportionalBytes(id), 0) / tabs.length / BYTES_PER_MB;
}

async function processesOf(browser: Browser): Promise<{ type: string; id: number; cpuTime: number }[]> {
  const session = await browser.target().createCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo;
}

const canReadMemory = existsSync('/proc/self/smaps_rollup');

function proportionalBytes(processId: number): number {
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${processId}/smaps_rollup`, 'utf8'))?.[1];
  return Number(kilobytes) * BYTES_PER_KB;
}

async function passMs(durationMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, durationMs));
}
