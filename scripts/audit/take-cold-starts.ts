import type { BrowserContext, Page } from 'puppeteer-core';

/** Of a chat, in the product and in the pages that it is measured beside. */
export const ROWS = 'main a[href^="/chats/"]';
/** As Lighthouse slows a phone down. */
const CPU_SLOWDOWN = 4;
const START_LIMIT_MS = 60_000;

/** Runs before the page: notes when the frame with the first rows was drawn. As text, since this project knows no DOM. */
export const NOTE_ROWS = `(() => {
  const look = () => {
    if (document.querySelector('${ROWS}') === null) return requestAnimationFrame(look);
    requestAnimationFrame(() => { window.rowsDrawnMs = performance.now(); });
  };
  requestAnimationFrame(look);
})()`;

/** Installs the service worker of each page and waits until the member's chats are on the device. */
export async function prepareColdStarts(context: BrowserContext, urls: readonly string[]): Promise<void> {
  const page = await context.newPage();
  for (const url of urls) {
    await page.goto(url);
    await page.waitForSelector(ROWS, { timeout: START_LIMIT_MS });
    await page.waitForFunction('navigator.serviceWorker.ready.then(() => true)', { timeout: START_LIMIT_MS });
  }
  await page.close();
}

/**
 * Starts of pages with a member's chats, in turns.
 *
 * @returns for each page the milliseconds of each run until its first rows were drawn
 */
export async function takeColdStarts(
  context: BrowserContext,
  urls: readonly string[],
  runs: number,
): Promise<readonly (readonly number[])[]> {
  const taken = urls.map((url) => ({ url, timesMs: [] as number[] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { url, timesMs } of taken) timesMs.push(await startAnew(context, url));
  }
  return taken.map(({ timesMs }) => timesMs);
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
