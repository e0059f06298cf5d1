import type { Browser, Page } from 'puppeteer-core';
import type { ServedSite } from '../audit/serve-site.ts';
import { logIn } from './browser.ts';
import type { BenchRow } from './results.ts';

/** Lighthouse's CPU slowdown for mobile. */
const CPU_SLOWDOWN = 4;
const PRESS_MAX_MS = 200;
const LIMIT_MS = 60_000;
/** The browser does not report interactions shorter than 16 ms. */
const UNREPORTED_MS = 16;
const REPORT_MS = 1500;
const TYPED = 'marina';

const PAGES = [
  { name: 'search', path: '/members', ready: 'main article, main li' },
  { name: 'list of chats', path: '/chats', ready: 'main a[href^="/chats/"]' },
  { name: 'a chat', path: '/chats/1', ready: 'main textarea' },
  { name: 'likes', path: '/likes', ready: 'main article, main li' },
] as const;

interface Control {
  /** Index among all matching controls, in document order. */
  index: number;
  /** Tag, classes and the first word of its name. */
  look: string;
  name: string;
  kind: 'press' | 'type' | 'choose';
}

/** Records the duration of presses and keystrokes up to the next paint. A string: there are no DOM types here. */
const NOTE_PRESSES = `
  window.presses = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId > 0) window.presses.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: false });
`;

/** Finds the controls in view; of those that look and act the same (rows, tiles), only the first. */
const FIND_CONTROLS = `(() => {
  const all = [...document.querySelectorAll('main :is(button, a[href], select, input, textarea, summary)')];
  const seen = new Set();
  return all.flatMap((element, index) => {
    const box = element.getBoundingClientRect();
    const isInView = box.width > 0 && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
    const look = element.tagName + element.className + (element.getAttribute('aria-label') ?? '').split(' ')[0];
    const isBlocked = element.disabled || element.matches('[aria-disabled="true"]');
    const leads = element.target === '_blank' || ['file', 'hidden'].includes(element.type) || isBlocked;
    if (!isInView || leads || seen.has(look)) return [];
    seen.add(look);
    const isText = element.tagName === 'TEXTAREA' || ['text', 'search', 'number'].includes(element.type);
    const kind = element.tagName === 'SELECT' ? 'choose' : isText ? 'type' : 'press';
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40) ?? '';
    return [{ index, look, kind, name: element.tagName.toLowerCase() + ' ' + name }];
  });
})()`;

const IS_QUIET = `new Promise((resolve) => {
  let timer = setTimeout(() => resolve(true), 400);
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => resolve(true), 400);
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
})`;

/** Measures the slowest press on each page with a throttled CPU, from the press to the next paint. */
export async function measurePresses(browser: Browser, { url }: ServedSite, runs: number): Promise<BenchRow[]> {
  const context = await browser.createBrowserContext();
  await logIn(context, url);
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
  await page.evaluateOnNewDocument(NOTE_PRESSES);
  const rows: BenchRow[] = [];
  for (const { name, path, ready } of PAGES) {
    await open(page, url + path, ready);
    const controls = readControls(await page.evaluate(FIND_CONTROLS));
    const slowest: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      let worst = { name: 'none', tookMs: 0 };
      const gone: string[] = [];
      for (const wanted of controls) {
        await open(page, url + path, ready);
        const control = findAgain(readControls(await page.evaluate(FIND_CONTROLS)), wanted);
        if (control === undefined) {
          gone.push(wanted.name);
          continue;
        }
        const tookMs = await timePress(page, control);
        if (tookMs > worst.tookMs) worst = { name: control.name, tookMs };
      }
      if (gone.length * 2 > controls.length) throw new Error(`${name}: most controls are gone: ${gone.join(', ')}`);
      slowest.push(worst.tookMs);
      console.log(`${name}: ${controls.length} controls, slowest ${worst.name}, ${worst.tookMs} ms`);
      if (gone.length > 0) console.log(`  gone after earlier presses: ${gone.join(', ')}`);
    }
    rows.push({
      what: `press to next paint, ${name}: slowest of ${controls.length}, slowed phone`,
      unit: 'ms',
      product: slowest,
      beside: null,
      limit: PRESS_MAX_MS,
    });
  }
  await context.close();
  return rows;
}

/** An earlier press may have changed the page for good: what was a like takes it back now, or what it closed is gone. */
function findAgain(controls: readonly Control[], { look, index, kind }: Control): Control | undefined {
  return controls.find((one) => one.look === look) ?? controls.find((one) => one.index === index && one.kind === kind);
}

function readControls(found: unknown): Control[] {
  if (!Array.isArray(found) || !found.every(isControl)) throw new Error('The page told no list of controls');
  return found;
}

function isControl(value: unknown): value is Control {
  if (typeof value !== 'object' || value === null) return false;
  const { index, look, name, kind }: Partial<Record<keyof Control, unknown>> = value;
  const areTexts = typeof look === 'string' && typeof name === 'string';
  return typeof index === 'number' && areTexts && ['press', 'type', 'choose'].includes(String(kind));
}

async function open(page: Page, url: string, ready: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector(ready, { timeout: LIMIT_MS });
  await page.evaluate(IS_QUIET);
}

/** Returns the longest duration of a press and, in a text field, of the keystrokes after it. */
async function timePress(page: Page, { index, kind }: Control): Promise<number> {
  const controls = await page.$$('main :is(button, a[href], select, input, textarea, summary)');
  const control = controls[index];
  if (control === undefined) throw new Error(`There is no control ${index} any more`);
  await page.emulateCPUThrottling(CPU_SLOWDOWN);
  await page.evaluate('void window.presses.splice(0)');
  if (kind === 'choose') {
    await control.focus();
    await page.keyboard.press('ArrowDown');
  } else {
    await control.tap();
  }
  if (kind === 'type') await page.keyboard.type(TYPED, { delay: 60 });
  await page.waitForFunction('window.presses.length > 0', { timeout: REPORT_MS }).catch(() => undefined);
  await page.evaluate(IS_QUIET);
  const reported = await page.evaluate('window.presses.length === 0 ? null : Math.max(...window.presses)');
  await page.emulateCPUThrottling(null);
  // The list of chats keeps its search over a reload, and drafts are kept anyway.
  if (kind === 'type') for (const _key of TYPED) await page.keyboard.press('Backspace');
  await page.evaluate(IS_QUIET);
  return reported === null ? UNREPORTED_MS : Number(reported);
}
