import type { Browser, Page } from 'puppeteer-core';
import type { ServedSite } from '../audit/serve-site.ts';
import { logIn } from './browser.ts';
import type { BenchRow } from './results.ts';

/** Lighthouse's CPU slowdown for mobile. */
const CPU_SLOWDOWN = 4;
/** Two frames of a screen with sixty of them a second. */
const FRAME_MAX_MS = 32;
const READY_TIMEOUT_MS = 60_000;
const SWIPES = 6;
const SWIPE_PX = 1200;
const SWIPE_PX_PER_S = 1500;

const LISTS = [
  { name: 'search', path: '/members', ready: 'main article, main li', upwards: false },
  { name: 'list of chats', path: '/chats', ready: 'main a[href^="/chats/"]', upwards: false },
  { name: 'a chat', path: '/chats/1', ready: 'main [role="log"] [dir="auto"]', upwards: true },
  { name: 'likes', path: '/likes', ready: 'main article, main li', upwards: false },
] as const;

/** Notes the time between frames; a string, since there are no DOM types here. */
const NOTE_FRAMES = `
  window.frameTimesMs = [];
  let last = null;
  const note = (now) => {
    if (last !== null) window.frameTimesMs.push(now - last);
    last = now;
    window.frameRequest = requestAnimationFrame(note);
  };
  window.frameRequest = requestAnimationFrame(note);
`;
const TAKE_FRAMES = 'cancelAnimationFrame(window.frameRequest), window.frameTimesMs';

/**
 * Scrolls each list by swipes with a throttled CPU, and measures the longest time between two frames.
 */
export async function measureScroll(browser: Browser, { url }: ServedSite, runs: number): Promise<BenchRow[]> {
  const context = await browser.createBrowserContext();
  await logIn(context, url);
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
  const rows: BenchRow[] = [];
  for (const { name, path, ready, upwards } of LISTS) {
    const longest: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      await page.goto(url + path, { waitUntil: 'networkidle0' });
      await page.waitForSelector(ready, { timeout: READY_TIMEOUT_MS });
      const frames = await swipe(page, upwards);
      longest.push(Math.max(...frames));
      const late = frames.filter((frame) => frame > FRAME_MAX_MS + 1);
      console.log(`${name}: ${frames.length} frames, ${late.length} late: ${late.map(Math.round).join(' ') || '-'}`);
    }
    rows.push({
      what: `longest frame while scrolling, ${name}, slowed phone`,
      unit: 'ms',
      product: longest,
      beside: null,
      limit: FRAME_MAX_MS,
    });
  }
  await context.close();
  return rows;
}

async function swipe(page: Page, upwards: boolean): Promise<number[]> {
  await page.emulateCPUThrottling(CPU_SLOWDOWN);
  const session = await page.createCDPSession();
  try {
    await page.evaluate(NOTE_FRAMES);
    for (let index = 0; index < SWIPES; index += 1) {
      await session.send('Input.synthesizeScrollGesture', {
        x: 195,
        y: 420,
        yDistance: upwards ? SWIPE_PX : -SWIPE_PX,
        speed: SWIPE_PX_PER_S,
        gestureSourceType: 'touch',
        preventFling: false,
      });
    }
    const taken: unknown = await page.evaluate(TAKE_FRAMES);
    const frames = Array.isArray(taken) ? taken.filter((each) => typeof each === 'number') : [];
    if (frames.length === 0) throw new Error('No frame was drawn while scrolling');
    return frames;
  } finally {
    await session.detach();
    await page.emulateCPUThrottling(null);
  }
}
