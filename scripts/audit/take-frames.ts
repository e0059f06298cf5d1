import type { CDPSession, Page } from 'puppeteer-core';

/** A picture of a page while it loads. */
export interface Frame {
  /** Milliseconds after the navigation began. */
  atMs: number;
  /** Base64. */
  jpeg: string;
}

export interface LoadFrames {
  /** The first picture that shows anything. */
  first: Frame;
  /** What was on the screen at each moment asked for. */
  moments: readonly Frame[];
}

/** Lighthouse's slow phone and network (`throttling.mobileSlow4G`, applied as DevTools do). */
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };
const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true };
const LIMIT_MS = 60_000;

/**
 * Loads a page as on a slow phone and returns pictures of the load.
 *
 * @param language what the browser asks for, such as `de`
 * @param momentsMs ascending
 */
export async function takeFrames(
  page: Page,
  url: string,
  language: string,
  momentsMs: readonly number[],
): Promise<LoadFrames> {
  const session = await page.createCDPSession();
  await page.setViewport(PHONE);
  await session.send('Emulation.setUserAgentOverride', {
    userAgent: await page.browser().userAgent(),
    acceptLanguage: language,
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await page.emulateCPUThrottling(CPU_SLOWDOWN);
  const frames = await recordFrames(session);
  await page.goto(url, { timeout: LIMIT_MS });
  await page.waitForSelector('html[data-usable]', { timeout: LIMIT_MS });
  const last = momentsMs.at(-1) ?? 0;
  await page.waitForFunction(`performance.now() > ${last}`, { timeout: LIMIT_MS });
  await session.send('Page.stopScreencast');
  const begun = Number(await page.evaluate('performance.timeOrigin'));
  const firstPaintMs = Number(
    await page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"),
  );
  const taken = frames.map(({ atMs, jpeg }) => ({ atMs: atMs - begun, jpeg }));
  const first = taken.find(({ atMs }) => atMs >= firstPaintMs) ?? taken.at(-1);
  if (first === undefined) throw new Error(`${url}: the browser took no picture`);
  return {
    first,
    // Until a new picture comes, the last one stands.
    moments: momentsMs.map((momentMs) => {
      const shown = taken.findLast(({ atMs }) => atMs <= momentMs);
      return { atMs: momentMs, jpeg: shown?.jpeg ?? '' };
    }),
  };
}

/** Returns a list that grows by each picture that the browser presents, with its time since the epoch. */
async function recordFrames(session: CDPSession): Promise<readonly Frame[]> {
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ atMs: (metadata.timestamp ?? 0) * 1000, jpeg: data });
    // The page may be gone by then.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60, everyNthFrame: 1 });
  return frames;
}
