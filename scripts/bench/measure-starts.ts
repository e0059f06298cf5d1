import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import type { ServedSite } from '../audit/serve-site.ts';
import { NOTE_ROWS, prepareColdStarts, ROWS, takeColdStarts } from '../audit/take-cold-starts.ts';
import { PLAIN_CHATS, TEXT_CHATS } from '../audit/write-fixtures.ts';
import { logIn, openTabs } from './browser.ts';
import type { BenchRow } from './results.ts';
import { STILL_CHATS, writeStillChats } from './still-page.ts';
import { TANSTACK_CHATS } from './write-pages.ts';

const TABS = 8;
const LIMIT_MS = 60_000;
const RELOAD_RATIO_MAX = 1;
const COLD_RATIO_MAX = 1.3;

/**
 * True once the page has persisted its queries, so that it can show rows before any call. A string: no DOM types here.
 */
const IS_PERSISTED = `(async () => {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'keyval-store')) return false;
  const settle = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await settle(indexedDB.open('keyval-store'));
  const kept = await settle(database.transaction('keyval').objectStore('keyval').get('bench-queries'));
  database.close();
  return kept?.clientState.queries.length === 4;
})()`;

/**
 * Reloads one of eight tabs, in turns of the product, the TanStack page, the page without framework and the product's
 * first picture as HTML; all thirty-two tabs stay open.
 */
export async function measureReload(browser: Browser, site: ServedSite, runs: number): Promise<BenchRow[]> {
  const { url } = site;
  const contexts: BrowserContext[] = [];
  for (let kind = 0; kind < 4; kind += 1) contexts.push(await browser.createBrowserContext());
  for (const context of contexts) await logIn(context, url);
  const [product, tanstack, plain, still] = contexts;
  if (product === undefined || tanstack === undefined || plain === undefined || still === undefined)
    throw new Error('A context is missing');
  await writeStillChats(still, site);
  const kinds = [
    { tabs: await openTabs(product, `${url}/chats`, TABS), timesMs: [] as number[] },
    { tabs: await openTanstack(tanstack, url, TABS), timesMs: [] as number[] },
    { tabs: await openTabs(plain, url + PLAIN_CHATS, TABS), timesMs: [] as number[] },
    { tabs: await openTabs(still, url + STILL_CHATS, TABS), timesMs: [] as number[] },
  ];
  for (let run = 0; run <= runs; run += 1) {
    for (const { tabs, timesMs } of kinds) {
      const timeMs = await timeReload(tabs[run % TABS]);
      // The first run is a warm-up.
      if (run > 0) timesMs.push(timeMs);
    }
  }
  for (const context of contexts) await context.close();
  const [ofProduct = [], ofTanstack = [], ofPlain = [], ofStill = []] = kinds.map(({ timesMs }) => timesMs);
  const row = {
    what: 'reload to rows, eight tabs open',
    unit: 'ms',
    product: ofProduct,
    limit: RELOAD_RATIO_MAX,
  } as const;
  return [
    { ...row, beside: { name: 'TanStack page', values: ofTanstack } },
    // The least that reads the same rows from the device.
    { ...row, beside: { name: 'page without framework', values: ofPlain }, limit: null },
    // What the same picture takes as HTML, with no script and nothing read.
    { ...row, beside: { name: 'its first picture as HTML', values: ofStill }, limit: null },
  ];
}

/** Opens tabs of the TanStack page and waits until their responses are persisted. */
export async function openTanstack(context: BrowserContext, siteUrl: string, count: number): Promise<Page[]> {
  const tabs = await openTabs(context, siteUrl + TANSTACK_CHATS, count);
  await tabs[0]?.waitForFunction('navigator.serviceWorker.ready.then(() => true)', { timeout: LIMIT_MS });
  await tabs[0]?.waitForFunction(IS_PERSISTED, { timeout: LIMIT_MS });
  return tabs;
}

async function timeReload(tab: Page | undefined): Promise<number> {
  if (tab === undefined) throw new Error('There is no tab to reload');
  await tab.bringToFront();
  const script = await tab.evaluateOnNewDocument(NOTE_ROWS);
  await tab.reload({ waitUntil: 'domcontentloaded' });
  const drawn = await tab.waitForFunction('window.rowsDrawnMs', { timeout: LIMIT_MS });
  await tab.removeScriptToEvaluateOnNewDocument(script.identifier);
  await tab.waitForSelector(ROWS);
  return Number(await drawn.jsonValue());
}

/**
 * Measures cold starts with no tab open, no worker running and a throttled CPU: online, then with the server stopped.
 */
export async function measureColdStarts(browser: Browser, site: ServedSite, runs: number): Promise<BenchRow[]> {
  const context = await browser.createBrowserContext();
  await logIn(context, site.url);
  await writeStillChats(context, site);
  const urls = ['/chats', PLAIN_CHATS, TANSTACK_CHATS, STILL_CHATS, TEXT_CHATS].map((path) => site.url + path);
  await prepareColdStarts(context, urls);
  for (const tab of await openTanstack(context, site.url, 1)) await tab.close();
  const online = await takeColdStarts(context, urls, runs);
  await site.stop();
  const offline = await takeColdStarts(context, urls, runs);
  await context.close();
  return [...coldRows('cold start online to rows', online), ...coldRows('cold start offline to rows', offline)];
}

function coldRows(what: string, times: readonly (readonly number[])[]): BenchRow[] {
  const [product = [], plain = [], tanstack = [], still = [], text = []] = times;
  const row = { what, unit: 'ms', product, limit: COLD_RATIO_MAX } as const;
  return [
    { ...row, beside: { name: 'page without framework', values: plain } },
    { ...row, beside: { name: 'TanStack page', values: tanstack } },
    // What the same picture takes as HTML, with no script and nothing read.
    { ...row, beside: { name: 'its first picture as HTML', values: still } },
    // Less than a page of chats shows.
    { ...row, beside: { name: 'the words of the rows alone', values: text }, limit: null },
  ];
}
