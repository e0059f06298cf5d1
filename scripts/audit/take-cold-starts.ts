import type { BrowserContext, Page } from 'puppeteer-core';

/** Selects the chat rows, in the product and in the reference pages. */
export const ROWS = 'main a[href^="/chats/"]';
/** Lighthouse's CPU slowdown for mobile. */
const CPU_SLOWDOWN = 4;
const START_LIMIT_MS = 60_000;

/** Runs before the page's scripts and records when the first rows were drawn. A string: there are no DOM types here. */
export const NOTE_ROWS = `(() => {
  const look = () => {
    if (document.querySelector('${ROWS}') === null) return requestAnimationFrame(look);
    requestAnimationFrame(() => { window.rowsDrawnMs = performance.now(); });
  };
  requestAnimationFrame(look);
})()`;

/** Installs each page's service worker and waits until the member's chats are on the device. */
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
 * Measures cold starts of pages with a member's chats, alternating between them.
 *
 * @returns for each page, the milliseconds of each run until its first rows were drawn
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

/** Measures one start with no other tab open and no service worker running. */
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
