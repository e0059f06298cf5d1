import { type Browser, expect } from 'playwright/test';
import { Control } from '../fixtures/control.ts';
import { type Clock, passUntil } from './clock.ts';
import { beLoggedIn, DEMO, openTabs, test } from './fixtures.ts';
import { startReference } from './reference.ts';
import { countCachedConversations } from './worker-in-browser.ts';

/**
 * Contains the start of exactly three polls: the third comes at most 126 s after the first, the fourth at least 180 s.
 */
const WINDOW_SECONDS = 170;
const ONE_POLL_SECONDS = 70;
/** Number of chats of the demo account. */
const CHATS = 24;
const QUIET_MS = 2_000;

/**
 * Returns the calls that a browser with this many tabs makes in three minutes of polling, as sorted methods and paths.
 */
async function callsOf(browser: Browser, appDirectory: string, clock: Clock, tabCount: number): Promise<string[]> {
  const reference = await startReference(appDirectory);
  const context = await browser.newContext({ baseURL: reference.url, locale: 'en-US', serviceWorkers: 'block' });
  try {
    await clock.prepare(context);
    const control = new Control(reference.url);
    const first = await context.newPage();
    await beLoggedIn(first, DEMO);
    await first.goto('/chats');
    await openTabs(context, tabCount - 1, '/chats');
    // Prefetches after the login happen once, regardless of the number of tabs, and do not belong to the window.
    await expect.poll(() => countCachedConversations(first), { timeout: 90_000 }).toBe(CHATS);
    // From here on, there are no calls until the next poll, the first of the window.
    await expect.poll(() => settledSince(control), { timeout: 60_000 }).toBe(true);
    await control.clearRequests();
    const hasPolled = async () => (await control.countRequests('GET', '/api/user.php')) > 0;
    await passUntil(clock, first, ONE_POLL_SECONDS, hasPolled);
    await clock.pass(first, WINDOW_SECONDS);
    // The calls of a poll come one after another; on a busy machine the last poll may still be running.
    await expect.poll(() => settledSince(control), { timeout: 5_000 }).toBe(true);
    return (await control.requests()).map((request) => `${request.method} ${request.path}`).sort();
  } finally {
    await context.close();
    await reference.dispose();
  }
}

async function settledSince(control: Control): Promise<boolean> {
  const last = (await control.requests()).at(-1);
  return last !== undefined && Date.now() - Date.parse(last.at) > QUIET_MS;
}

test('many tabs make the calls of one over three minutes', async ({ browser, appDirectory, clock, tabCounts }) => {
  test.setTimeout(400_000);
  const one = await callsOf(browser, appDirectory, clock, 1);
  expect(one).toEqual([
    ...Array(3).fill('GET /api/chats.php'),
    ...Array(3).fill('GET /api/likes.php'),
    ...Array(3).fill('GET /api/user.php'),
  ]);
  const more = await Promise.all(tabCounts.map((tabCount) => callsOf(browser, appDirectory, clock, tabCount)));
  for (const calls of more) expect(calls).toEqual(one);
});
