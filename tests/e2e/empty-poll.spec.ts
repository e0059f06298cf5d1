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

/** Where it is two in the afternoon: no minute of the test begins another day, or another greeting. */
test.use({ timezoneId: `Etc/GMT${zoneSign(new Date().getUTCHours() - 14)}` });

/** Signs of these zones count to the west. */
function zoneSign(hoursBehind: number): string {
  return hoursBehind < 0 ? String(hoursBehind) : `+${hoursBehind}`;
}

test('a poll that brings nothing new renders nothing in any tab, nor does the minute, and one that brings a like renders', async ({
  context,
  page,
  control,
  clock,
}) => {
  test.setTimeout(300_000);
  const hasPolled = (times: number) => async () => (await control.countRequests('GET', '/api/likes.php')) === times;
  const commitsOf = (tab: Page) => tab.evaluate(() => globalThis.commitCount);
  const commits = () => commitsOf(page);
  await clock.prepare(context);
  await countCommits(page);
  await beLoggedIn(page, DEMO);
  await page.goto('/likes');
  await expect(page.getByRole('heading', { level: 1, name: 'Likes received' })).toBeVisible();
  await expect.poll(() => countCachedConversations(page), { timeout: 90_000 }).toBe(CHATS);
  const further: Page[] = [];
  for (const [path, role] of [
    ['/premium', 'heading'],
    ['/chats/1', 'log'],
  ] as const) {
    const tab = await context.newPage();
    // So narrow that no list stands beside the chat, whose times change in other minutes.
    await tab.setViewportSize({ width: 390, height: 844 });
    await countCommits(tab);
    await tab.goto(path);
    await expect(tab.getByRole(role).first()).toBeVisible();
    await expect(tab.locator('html[data-usable]')).toBeAttached();
    further.push(tab);
  }

  await control.clearRequests();
  await passUntil(clock, page, ONE_POLL_SECONDS, hasPolled(1));
  const before = await commits();
  expect(before).toBeGreaterThan(0);
  const furtherBefore = await Promise.all(further.map(commitsOf));
  await passUntil(clock, page, ONE_POLL_SECONDS, hasPolled(2));
  expect(await commits()).toBe(before);
  expect(await Promise.all(further.map(commitsOf))).toEqual(furtherBefore);

  await control.receiveLike(ADMIRER, DEMO.email);
  await passUntil(clock, page, ONE_POLL_SECONDS, hasPolled(3));
  await expect.poll(commits).toBeGreaterThan(before);
});
