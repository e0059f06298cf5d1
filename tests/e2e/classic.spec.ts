import { expect, type Locator } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';
import { settle } from './page-state.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ context, baseURL, page }) => {
  await context.addCookies([{ name: 'rendezvous_template', value: 'classic', url: baseURL ?? '' }]);
  await beLoggedIn(page);
});

test('the likes of classic are one table: its heads are told once, and its rows stand below each other', async ({
  page,
}) => {
  await page.goto('/likes/received');
  const rows = page.getByRole('article');
  await expect(rows.nth(1)).toBeVisible();
  await settle(page);
  expect(new Set(await edges(rows)).size).toBe(1);
  // In one line at every width of a table, each over what it names.
  for (const width of [800, 1000, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    const heads = page.locator('[class*="member-columns__words"][data-noted][data-told]').first().locator('> :visible');
    const liked = page.getByText('Liked on', { exact: true }).first();
    await expect(liked).toBeVisible();
    const tops = await heads.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(tops).size, `${width} px`).toBe(1);
    const [head] = await edges(liked);
    const [date] = await edges(rows.first().locator('time'));
    expect(Math.abs((head ?? 0) - (date ?? 0)), `${width} px`).toBeLessThanOrEqual(1);
  }
});

test('the times of a conversation in classic stand in one column on each side, on the edges of its days', async ({
  page,
}) => {
  await page.goto('/chats/1');
  const log = page.getByRole('log');
  await expect(log.locator('time').last()).toBeVisible();
  await settle(page);
  // The latest day, whichever that is: shortly after midnight nothing is of today.
  const day = await log.getByRole('heading').last().boundingBox();
  const own = log.locator('[class*="message-bubble__mine"] p > time');
  const ends = await own.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
  expect(ends.length).toBeGreaterThan(0);
  expect(new Set(ends)).toEqual(new Set([Math.round((day?.x ?? 0) + (day?.width ?? 0))]));
  const theirs = await edges(log.locator('[class*="message-bubble__theirs"] p > time'));
  expect(new Set(theirs)).toEqual(new Set([Math.round(day?.x ?? 0)]));
});

/** Returns where each begins, in whole pixels. */
function edges(found: Locator): Promise<number[]> {
  return found.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
}
