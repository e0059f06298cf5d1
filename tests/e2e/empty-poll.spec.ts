import { expect, type Page } from 'playwright/test';
import { passUntil } from './clock.ts';
import { beLoggedIn, DEMO, test } from './fixtures.ts';
import { countCachedConversations } from './worker-in-browser.ts';

/** Number of chats of the demo account. */
const CHATS = 24;
/** A member who does not like the demo account yet. */
const ADMIRER = 150;
const ONE_POLL_SECONDS = 75;

declare global {
  var commitCount: number;
}

/** Counts React's commits: it reports each one to the DevTools hook, even in production. */
async function countCommits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.commitCount = 0;
    const hook = {
      isDisabled: false,
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => {
        globalThis.commitCount += 1;
      },
      onCommitFiberUnmount: () => undefined,
    };
    Object.defineProperty(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { value: hook });
  });
}

test('a poll that brings nothing new renders nothing, and one that brings a like renders', async ({
  context,
  page,
  control,
  clock,
}) => {
  test.setTimeout(300_000);
  const hasPolled = (times: number) => async () => (await control.countRequests('GET', '/api/likes.php')) === times;
  const commits = () => page.evaluate(() => globalThis.commitCount);
  await clock.prepare(context);
  await countCommits(page);
  await beLoggedIn(page, DEMO);
  await page.goto('/likes');
  await expect(page.getByRole('heading', { level: 1, name: 'Likes' })).toBeVisible();
  await expect.poll(() => countCachedConversations(page), { timeout: 90_000 }).toBe(CHATS);

  // From the end of one poll to the end of the next: this covers a whole poll.
  await control.clearRequests();
  await passUntil(clock, page, ONE_POLL_SECONDS, hasPolled(1));
  const before = await commits();
  expect(before).toBeGreaterThan(0);
  await passUntil(clock, page, ONE_POLL_SECONDS, hasPolled(2));
  expect(await commits()).toBe(before);

  await control.receiveLike(ADMIRER, DEMO.email);
  await passUntil(clock, page, ONE_POLL_SECONDS, hasPolled(3));
  await expect.poll(commits).toBeGreaterThan(before);
});
