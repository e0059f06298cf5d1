import type { BrowserContext, Page } from 'puppeteer-core';

/** Selects the chat rows, in the product and in the reference pages. */
export const ROWS = 'main a[href^="/chats/"]';
/** Lighthouse's CPU slowdown for mobile. */
const CPU_SLOWDOWN = 4;
const START_LIMIT_MS = 60_000;

/**
 * Runs before the page's scripts and records when the words of the first row came onto the screen (Element Timing). The
 * next animation frame after they were inserted would also wait for what the page does while they are being presented.
 * A string: there are no DOM types here.
 */
export const NOTE_ROWS = `(() => {
  // The row may come in pieces. Words in a line belong to the block around them, which may be the parent of the row.
  const mark = () => {
    const row = document.querySelector('${ROWS}');
    if (row === null) return;
    for (const part of [row.parentElement, row, ...row.querySelectorAll('*')]) part.setAttribute('elementtiming', 'row');
  };
  const marking = new MutationObserver(mark);
  marking.observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list, observer) => {
    const text = list.getEntriesByName('text-paint').find(({ identifier }) => identifier === 'row');
    if (text === undefined) return;
    window.rowsDrawnMs = text.renderTime;
    marking.disconnect();
    observer.disconnect();
  }).observe({ type: 'element', buffered: true });
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
