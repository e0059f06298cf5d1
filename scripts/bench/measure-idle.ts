import { existsSync, readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import type { ServedSite } from '../audit/serve-site.ts';
import { launchBrowser, logIn, openTabs } from './browser.ts';
import { openTanstack } from './measure-starts.ts';
import type { BenchRow } from './results.ts';
import { STILL_CHATS, writeStillChats } from './still-page.ts';
import { EMPTY_PAGE } from './write-pages.ts';

const TABS = 8;
const PROCESSOR_RATIO_MAX = 0.5;
const MEMORY_RATIO_MAX = 1.2;
/** Beside eight tabs that show nothing. */
const ABOVE_EMPTY_RATIO_MAX = 2;
const TANSTACK = 'TanStack page';
const EMPTY = 'eight empty tabs';
const CLOCK = 'its picture as HTML, two times of it changed once a minute';
/** Each page polls once in this window. */
const WINDOW_MS = 60_000;
/** By then, prefetching and preloading after the login have finished, and nobody has touched a page for a while. */
const SETTLE_MS = 45_000;
/** A string: no DOM types here. */
const CHANGE_TIMES = `setInterval(() => {
  for (const time of [...document.querySelectorAll('time')].slice(0, 2)) time.textContent += '.';
}, ${WINDOW_MS})`;
const BYTES_PER_KB = 1024;
const BYTES_PER_MB = 1_000_000;

interface Idle {
  processorS: number[];
  memoryMb: number[];
}

/**
 * Measures eight idle tabs of each page, eight that only change the times they show, and eight that show nothing, each
 * kind in its own browser and all at the same time: the CPU time of all browser processes per minute, and the memory of the renderer processes, workers included,
 * per tab.
 */
export async function measureIdle(site: ServedSite, runs: number): Promise<BenchRow[]> {
  const { url } = site;
  const product = await openKind((context) => openTabs(context, `${url}/chats`, TABS), url);
  const tanstack = await openKind((context) => openTanstack(context, url, TABS), url);
  const empty = await openKind((context) => openEmpty(context, url, TABS), url);
  const clock = await openKind((context) => openClocks(context, site), url);
  const kinds = [product, tanstack, empty, clock];
  try {
    await passMs(SETTLE_MS);
    for (let run = 0; run < runs; run += 1) {
      const begun = await Promise.all(kinds.map(({ browser }) => processorSeconds(browser)));
      await passMs(WINDOW_MS);
      const ended = await Promise.all(kinds.map(({ browser }) => processorSeconds(browser)));
      for (const [index, { idle }] of kinds.entries()) {
        idle.processorS.push((ended[index] ?? 0) - (begun[index] ?? 0));
      }
    }
    // Afterwards: a garbage collection also drops compiled code, which the next minute would compile again.
    for (let run = 0; canReadMemory && run < runs; run += 1) {
      for (const { browser, tabs, idle } of kinds) idle.memoryMb.push(await memoryMb(browser, tabs));
    }
  } finally {
    await Promise.all(kinds.map(({ browser }) => browser.close()));
  }
  return describe(product.idle, tanstack.idle, empty.idle, clock.idle);
}

interface Kind {
  browser: Browser;
  tabs: readonly Page[];
  idle: Idle;
}

async function openKind(open: (context: BrowserContext) => Promise<Page[]>, url: string): Promise<Kind> {
  const browser = await launchBrowser();
  const context = browser.defaultBrowserContext();
  await logIn(context, url);
  const tabs = await open(context);
  await leaveAddressBars(await browser.pages());
  return { browser, tabs, idle: { processorS: [], memoryMb: [] } };
}

async function openEmpty(context: BrowserContext, url: string, count: number): Promise<Page[]> {
  const tabs: Page[] = [];
  for (let index = 0; index < count; index += 1) {
    const tab = await context.newPage({ type: 'window' });
    await tab.goto(url + EMPTY_PAGE);
    tabs.push(tab);
  }
  return tabs;
}

/** What any page takes that shows these rows with times that are right: no call, no state, no framework. */
async function openClocks(context: BrowserContext, site: ServedSite): Promise<Page[]> {
  await writeStillChats(context, site);
  const tabs: Page[] = [];
  for (let index = 0; index < TABS; index += 1) {
    const tab = await context.newPage({ type: 'window' });
    await tab.goto(site.url + STILL_CHATS);
    await tab.evaluate(CHANGE_TIMES);
    tabs.push(tab);
  }
  return tabs;
}

function describe(product: Idle, tanstack: Idle, empty: Idle, clock: Idle): BenchRow[] {
  const processor = {
    what: 'processor of eight idle tabs, a minute',
    unit: 's',
    product: product.processorS,
    limit: PROCESSOR_RATIO_MAX,
  } as const;
  const rows: BenchRow[] = [
    { ...processor, beside: { name: TANSTACK, values: tanstack.processorS } },
    // What Chromium itself takes for eight windows: no page can take less.
    { ...processor, beside: { name: EMPTY, values: empty.processorS }, limit: ABOVE_EMPTY_RATIO_MAX },
    { ...processor, beside: { name: CLOCK, values: clock.processorS }, limit: null },
    // The floor under the first of these lines.
    {
      ...processor,
      what: `the same of ${CLOCK}`,
      product: clock.processorS,
      beside: { name: TANSTACK, values: tanstack.processorS },
      limit: null,
    },
  ];
  if (!canReadMemory) {
    console.log('Memory is not measured: only Linux tells what processes share.');
    return rows;
  }
  const memory = { what: 'memory a tab, eight open', unit: 'MB', product: product.memoryMb } as const;
  return [
    ...rows,
    { ...memory, beside: { name: TANSTACK, values: tanstack.memoryMb }, limit: MEMORY_RATIO_MAX },
    { ...memory, beside: { name: EMPTY, values: empty.memoryMb }, limit: ABOVE_EMPTY_RATIO_MAX },
  ];
}

/**
 * The cursor of an address bar blinks: a third of what eight idle tabs cost. Each window has one, and which window is
 * the active one is not known.
 */
async function leaveAddressBars(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.bringToFront();
    await page.mouse.click(1, 1);
  }
}

async function processorSeconds(browser: Browser): Promise<number> {
  const processes = await processesOf(browser);
  return processes.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/**
 * Returns the memory per tab after garbage collection, in the workers too; shared memory is counted proportionally (PSS).
 */
async function memoryMb(browser: Browser, tabs: readonly Page[]): Promise<number> {
  const workers = browser.targets().filter((target) => ['shared_worker', 'service_worker'].includes(target.type()));
  for (const place of [...tabs, ...workers]) {
    const session = await place.createCDPSession();
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
