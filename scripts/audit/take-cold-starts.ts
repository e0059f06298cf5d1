import type { BrowserContext, Page } from 'puppeteer-core';
import type { ColdStarts } from './cold-starts.ts';
import { PLAIN_CHATS } from './write-fixtures.ts';

const ROWS = 'main a[href^="/chats/"]';
/** As Lighthouse slows a phone down. */
const CPU_SLOWDOWN = 4;
const START_LIMIT_MS = 60_000;

/** Runs before the page: notes when the frame with the first rows was drawn. As text, since this project knows no DOM. */
const NOTE_ROWS = `(() => {
  const look = () => {
    if (document.querySelector('${ROWS}') === null) return requestAnimationFrame(look);
    requestAnimationFrame(() => { window.rowsDrawnMs = performance.now(); });
  };
  requestAnimationFrame(look);
})()`;

/** Installs both service workers and waits until the member's chats are on the device. */
export async function prepareColdStarts(context: BrowserContext, siteUrl: string): Promise<void> {
  const page = await context.newPage();
  for (const path of ['/chats', PLAIN_CHATS]) {
    await page.goto(siteUrl + path);
    await page.waitForSelector(ROWS, { timeout: START_LIMIT_MS });
    await page.waitForFunction('navigator.serviceWorker.ready.then(() => true)', { timeout: START_LIMIT_MS });
  }
  await page.close();
}

/** Starts of the member's chats and of the plain page with the same rows, in turns. */
export async function takeColdStarts(context: BrowserContext, siteUrl: string, runs: number): Promise<ColdStarts> {
  const product: number[] = [];
  const plain: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    product.push(await startAnew(context, `${siteUrl}/chats`));
    plain.push(await startAnew(context, siteUrl + PLAIN_CHATS));
  }
  return { product, plain };
}

/** No tab is open, and no worker runs. */
async function startAnew(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  try {
    await stopServiceWorkers(page);
    await page.emulateCPUThrottling(CPU_SLOWDOWN);
    await page.evaluateOnNewDocument(NOTE_ROWS);
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const drawn = await page.waitForFunction('window.rowsDrawnMs', { timeout: START_LIMIT_MS });
    return Number(await drawn.jsonValue());
  } finally {
    await page.close();
  }
}

async function stopServiceWorkers(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}
