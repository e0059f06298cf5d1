import lighthouse, { type Flags, type Result } from 'lighthouse';
import type { Browser, Page } from 'puppeteer-core';

/**
 * Chromium kept no usable trace of the load, which happens on a busy machine and says nothing about the page. Lighthouse
 * asks to run again.
 */
class TraceLost extends Error {}

const TRACE_LOST = /\(NO_NAVSTART\)|\(NO_TRACING_STARTED\)/;
const ATTEMPTS_MAX = 3;

/** Runs Lighthouse once on `url` in the profile of `page`. Throws when it could not judge the page. */
export async function runLighthouse(page: Page, url: string, flags: Flags): Promise<Result> {
  const result = await lighthouse(url, { output: 'json', logLevel: 'silent', ...flags }, undefined, page);
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`);
  const { lhr } = result;
  const lost = [lhr.runtimeError?.message, ...Object.values(lhr.audits).map(({ errorMessage }) => errorMessage)].find(
    (message) => message !== undefined && TRACE_LOST.test(message),
  );
  if (lost !== undefined) throw new TraceLost(`${url}: ${lost}`);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

/** Takes a figure in a fresh profile, so that nothing is cached; anew, and told so, when the trace was lost. */
export async function takeInFreshProfile<Figure>(
  browser: Browser,
  take: (page: Page) => Promise<Figure>,
): Promise<Figure> {
  for (let attempt = 1; ; attempt += 1) {
    const context = await browser.createBrowserContext();
    try {
      return await take(await context.newPage());
    } catch (error) {
      if (!(error instanceof TraceLost) || attempt === ATTEMPTS_MAX) throw error;
      console.log(`measured again: ${error.message}`);
    } finally {
      await context.close();
    }
  }
}
