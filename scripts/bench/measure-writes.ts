import type { Browser, BrowserContext, Page, WebWorker } from 'puppeteer-core';
import type { ServedSite } from '../audit/serve-site.ts';
import { ROWS } from '../audit/take-cold-starts.ts';
import { logIn, openTabs } from './browser.ts';
import type { BenchRow } from './results.ts';
import { CHANNEL_CHATS, LIVE_CHATS, STORED_CHATS } from './write-pages.ts';

const TABS = 8;
const LIMIT_MS = 30_000;
const RATIO_MAX = 1.5;
const BARE = 'BroadcastChannel, setState';
const LIVE = "Dexie's live query, setState";
/** Long enough for the call that a message triggers and its response. */
const QUIET_MS = 1500;

/**
 * Records when the worker starts writing a sent message, recognised by its transaction: the only one with the drafts
 * and without the user. Dexie saves `IDBDatabase.transaction` when it opens the database, so the script patches the
 * write of the first row instead.
 */
const NOTE_WRITES = `(() => {
  if (self.writesBegunMs !== undefined) return;
  self.writesBegunMs = [];
  for (const method of ['add', 'put']) {
    const write = IDBObjectStore.prototype[method];
    IDBObjectStore.prototype[method] = function (...row) {
      const stores = this.transaction.objectStoreNames;
      if (this.name === 'messages' && stores.contains('drafts') && !stores.contains('user'))
        self.writesBegunMs.push(performance.timeOrigin + performance.now());
      return write.apply(this, row);
    };
  }
})()`;

const FORGET_WRITES = `void self.writesBegunMs.splice(0)`;
/** Polls for the first write: the page may show the message before the worker writes it. */
const FIRST_WRITE = `(async () => {
  const deadlineMs = performance.now() + ${LIMIT_MS};
  while (self.writesBegunMs.length === 0 && performance.now() < deadlineMs)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return self.writesBegunMs[0] ?? null;
})()`;

/** Returns an expression that resolves to the time, on the machine's clock, when the frame with the text was drawn. */
function drawnAtMs(text: string): string {
  return `new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector('main').textContent.includes(${JSON.stringify(text)})) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // After the frame: a task that comes behind the drawing.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
        channel.port2.postMessage(null);
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document.querySelector('main'), { childList: true, characterData: true, subtree: true });
    document.documentElement.dataset.isWatching = ${JSON.stringify(text)};
    look();
  })`;
}

/**
 * Measures from the moment the worker starts writing a message that the member sends until the last of eight lists has
 * painted it; compared with a text that a ninth page posts to eight pages, with one that it stores and eight pages
 * read from there, and with one that it stores with Dexie, whose live queries eight pages follow.
 */
export async function measureWrites(browser: Browser, { url }: ServedSite, runs: number): Promise<BenchRow[]> {
  const open = async (path: string): Promise<{ tabs: Page[]; ninth: Page }> => {
    const context = await browser.createBrowserContext();
    await logIn(context, url);
    const tabs = await openTabs(context, url + path, TABS);
    return { tabs, ninth: await context.newPage({ type: 'window' }) };
  };
  const product = await open('/chats');
  const bare = await open(CHANNEL_CHATS);
  const stored = await open(STORED_CHATS);
  const live = await open(LIVE_CHATS);
  await openConversation(product.ninth, url);
  await bare.ninth.goto(url + CHANNEL_CHATS);
  await stored.ninth.goto(url + STORED_CHATS);
  await stored.ninth.waitForSelector(ROWS);
  await live.ninth.goto(url + LIVE_CHATS);
  await live.ninth.waitForSelector(ROWS);
  const times = { product: [] as number[], bare: [] as number[], stored: [] as number[], live: [] as number[] };
  for (let run = 0; run <= runs; run += 1) {
    const sent = await timeWrite(product.tabs, `You: Sent ${run}`, () => send(product.ninth, `Sent ${run}`));
    const posted = await timeWrite(bare.tabs, `Posted ${run}`, () => post(bare.ninth, `Posted ${run}`));
    const kept = await timeWrite(stored.tabs, `Stored ${run}`, () => store(stored.ninth, `Stored ${run}`));
    const followed = await timeWrite(live.tabs, `Followed ${run}`, () => store(live.ninth, `Followed ${run}`));
    // The first run is a warm-up.
    if (run === 0) continue;
    times.product.push(sent);
    times.bare.push(posted);
    times.stored.push(kept);
    times.live.push(followed);
  }
  const row = {
    what: 'write to paint in all eight tabs',
    unit: 'ms',
    product: times.product,
    limit: RATIO_MAX,
  } as const;
  return [
    { ...row, beside: { name: BARE, values: times.bare } },
    { ...row, beside: { name: 'the same, stored and read', values: times.stored } },
    { ...row, limit: null, beside: { name: LIVE, values: times.live } },
    // The floor under the first of these lines: what the packages of the product take.
    {
      ...row,
      what: `the same of ${LIVE}`,
      product: times.live,
      beside: { name: BARE, values: times.bare },
      limit: null,
    },
  ];
}

/** `write` returns the time when the write began; `text` is what the tabs show only after it. */
async function timeWrite(tabs: readonly Page[], text: string, write: () => Promise<number>): Promise<number> {
  const drawn = Promise.all(tabs.map((tab) => tab.evaluate(drawnAtMs(text))));
  // If `write` itself fails, its error is the one to report.
  drawn.catch(() => undefined);
  const isWatching = `document.documentElement.dataset.isWatching === ${JSON.stringify(text)}`;
  await Promise.all(tabs.map((tab) => tab.waitForFunction(isWatching, { timeout: LIMIT_MS })));
  const begunAtMs = await write();
  const lastAtMs = Math.max(...(await drawn).map(Number));
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  return lastAtMs - begunAtMs;
}

async function openConversation(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/chats`);
  await page.locator('main a[href^="/chats/"]').click();
  await page.waitForSelector('main textarea', { timeout: LIMIT_MS });
}

async function send(sender: Page, text: string): Promise<number> {
  await sender.locator('main textarea').fill(text);
  // Wait until the draft, which is saved during typing, has been written.
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  const worker = await sharedWorker(sender.browserContext());
  await worker.evaluate(NOTE_WRITES);
  await worker.evaluate(FORGET_WRITES);
  await sender.locator('main form:has(textarea) button[type="submit"]').click();
  const begunAtMs = await worker.evaluate(FIRST_WRITE);
  if (typeof begunAtMs !== 'number') throw new Error(`The worker did not write "${text}"`);
  return begunAtMs;
}

async function post(poster: Page, text: string): Promise<number> {
  const begunAtMs = await poster.evaluate(`(() => {
    const channel = new BroadcastChannel('bench-chats');
    const begunAtMs = performance.timeOrigin + performance.now();
    channel.postMessage(${JSON.stringify(text)});
    channel.close();
    return begunAtMs;
  })()`);
  return Number(begunAtMs);
}

async function store(page: Page, text: string): Promise<number> {
  return Number(await page.evaluate(`window.storeText(${JSON.stringify(text)})`));
}

/** Takes the newest worker: tabs abandon one that does not answer in time, e.g. on a very busy machine. */
async function sharedWorker(context: BrowserContext): Promise<WebWorker> {
  const targets = context.targets().filter((target) => target.type() === 'shared_worker');
  const worker = await targets.at(-1)?.worker();
  if (!worker) throw new Error('There is no shared worker to be seen');
  return worker;
}
