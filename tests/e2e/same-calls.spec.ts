import { type Browser, expect } from 'playwright/test';
import { Control } from '../fixtures/control.ts';
import { DEMO, logIn, openTabs, test } from './fixtures.ts';
import { startReference } from './reference.ts';
import { countCachedConversations } from './worker-in-browser.ts';

const WINDOW_MS = 179_000;
/** Of the demo account. */
const CHATS = 24;

/** The calls that a browser with so many tabs makes in three minutes of polling, by method and path, sorted. */
async function callsOf(browser: Browser, tabCount: number): Promise<string[]> {
  const reference = await startReference();
  const context = await browser.newContext({ baseURL: reference.url, locale: 'en-US', serviceWorkers: 'block' });
  try {
    const control = new Control(reference.url);
    const first = await context.newPage();
    await logIn(first, DEMO);
    await openTabs(context, tabCount - 1, '/chats');
    // What is fetched ahead after the login comes once, however many tabs there are; it does not belong to the window.
    await expect.poll(() => countCachedConversations(first), { timeout: 90_000 }).toBe(CHATS);
    // From here on until the next poll, the first of the window, nothing is asked for.
    await expect.poll(() => settledSince(control), { timeout: 60_000 }).toBe(true);
    await control.clearRequests();
    const start = await expect
      .poll(async () => (await control.requests()).find((request) => request.path === '/api/user.php')?.at, {
        timeout: 70_000,
      })
      .toBeTruthy()
      .then(async () => Date.parse((await control.requests())[0]?.at ?? ''));
    await expect
      .poll(() => Date.now() - start, { timeout: WINDOW_MS + 10_000, intervals: [1_000] })
      .toBeGreaterThan(WINDOW_MS);
    return (await control.requests())
      .filter((request) => Date.parse(request.at) - start < WINDOW_MS)
      .map((request) => `${request.method} ${request.path}`)
      .sort();
  } finally {
    await context.close();
    await reference.dispose();
  }
}

const QUIET_MS = 3_000;

async function settledSince(control: Control): Promise<boolean> {
  const last = (await control.requests()).at(-1);
  return last !== undefined && Date.now() - Date.parse(last.at) > QUIET_MS;
}

test('eight tabs make the calls of one over three minutes, and so do two and thirty-two', async ({ browser }) => {
  test.setTimeout(400_000);
  const [one = [], ...more] = await Promise.all([1, 2, 8, 32].map((tabCount) => callsOf(browser, tabCount)));
  expect(one).toEqual([
    ...Array(3).fill('GET /api/chats.php'),
    ...Array(3).fill('GET /api/likes.php'),
    ...Array(3).fill('GET /api/user.php'),
  ]);
  for (const calls of more) expect(calls).toEqual(one);
});
