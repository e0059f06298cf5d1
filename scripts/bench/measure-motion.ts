import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import type { ServedSite } from '../audit/serve-site.ts';
import { logIn } from './browser.ts';
import { type SeenAnimation, seenAnimations, TRACED } from './presented-frames.ts';
import type { BenchRow } from './results.ts';

/** Lighthouse's CPU slowdown for mobile. */
const CPU_SLOWDOWN = 4;
/** Two frames of a screen with sixty of them a second. */
const FRAME_MAX_MS = 32;
const READY_TIMEOUT_MS = 60_000;
/** Longer than any motion that ends, with the page that it may wait for. */
const MOTION_MS = 1500;
/** A message is shown as on its way before its answer comes, as on any network. */
const ANSWER_MS = 300;
const TEMPLATES = ['social', 'classic', 'lavish'] as const;
/** They move while a page waits, for as long as it takes. */
const WAITING = /^(skeleton|loading-indicator)__/;

interface Motion {
  name: string;
  path: string;
  ready: string;
  before?: (page: Page) => Promise<void>;
  pressed: string;
  /** Takes the press back, so that the next run finds the page as this one did. */
  after?: (page: Page) => Promise<void>;
}

const HEART = 'main article button[aria-pressed="false"], main li button[aria-pressed="false"]';
const unlike = async (page: Page): Promise<void> => {
  await press(page, HEART.replaceAll('"false"', '"true"'));
  await pause(page);
};
const MOTIONS: readonly Motion[] = [
  { name: 'a like', path: '/members', ready: HEART, pressed: HEART, after: unlike },
  { name: 'a like returned', path: '/likes', ready: HEART, pressed: HEART, after: unlike },
  {
    name: 'a sent message',
    path: '/chats/1',
    ready: 'main [role="log"] [dir="auto"]',
    before: async (page) => await page.locator('main textarea').fill('On my way.'),
    pressed: 'main form button[type="submit"]',
  },
  { name: 'a page that comes', path: '/home', ready: 'nav a[href="/chats"]', pressed: 'nav a[href="/chats"]' },
];

/** Measures, in each template, the longest time without a new picture while something moves, with a throttled CPU. */
export async function measureMotion(browser: Browser, { url }: ServedSite, runs: number): Promise<BenchRow[]> {
  const context = await browser.createBrowserContext();
  await fetch(`${url}/_reference/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ path: '/api/chat.php', fault: `delay:${ANSWER_MS}` }]),
  });
  await logIn(context, url);
  const rows: BenchRow[] = [];
  for (const template of TEMPLATES)
    for (const motion of MOTIONS) {
      const longest: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const seen = await watch(context, url, template, motion);
        console.log(`${motion.name}, ${template}: ${seen.map(tell).join(', ') || 'nothing moves'}`);
        if (seen.length > 0) longest.push(Math.max(...seen.map(({ longestMs }) => longestMs)));
      }
      const what = `longest time between two pictures of ${motion.name}, ${template}, slowed phone`;
      if (longest.length > 0) rows.push({ what, unit: 'ms', product: longest, beside: null, limit: FRAME_MAX_MS });
    }
  await context.close();
  return rows;
}

function tell({ name, isComposited, longestMs }: SeenAnimation): string {
  return `${name} ${longestMs.toFixed(0)} ms${isComposited ? '' : ' (main thread)'}`;
}

async function watch(context: BrowserContext, url: string, template: string, motion: Motion): Promise<SeenAnimation[]> {
  const { path, ready, before, pressed, after } = motion;
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
  await page.setCookie({ name: 'rendezvous_template', value: template, url });
  await page.goto(url + path, { waitUntil: 'networkidle0' });
  await page.waitForSelector(ready, { timeout: READY_TIMEOUT_MS });
  await before?.(page);
  await pause(page);
  const session = await page.createCDPSession();
  // Of a window that nobody looks at, the browser leaves out pictures.
  session.on('Page.screencastFrame', ({ sessionId }) => {
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 10, maxWidth: 100, maxHeight: 200 });
  await page.emulateCPUThrottling(CPU_SLOWDOWN);
  await page.tracing.start({ categories: [...TRACED] });
  await press(page, pressed);
  await pause(page);
  const trace = await page.tracing.stop();
  await session.send('Page.stopScreencast');
  await page.emulateCPUThrottling(null);
  await after?.(page);
  await page.close();
  if (trace === undefined) throw new Error(`There is no trace of ${motion.name}`);
  return seenAnimations(new TextDecoder().decode(trace)).filter(({ name }) => !WAITING.test(name));
}

async function press(page: Page, selector: string): Promise<void> {
  const control = await page.waitForSelector(selector, { visible: true, timeout: READY_TIMEOUT_MS });
  if (control === null) throw new Error(`There is no ${selector}`);
  await control.tap();
}

async function pause(page: Page): Promise<void> {
  await page.evaluate(`new Promise((resolve) => setTimeout(resolve, ${MOTION_MS}))`);
}
