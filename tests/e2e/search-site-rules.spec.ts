import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { LAYOUT_SHIFT_MAX, readLayoutShift, recordLayoutShift } from './layout.ts';
import { settle } from './page-state.ts';

const PREMIUM = { email: 'premium@example.com', password: 'premium-password' };

function cards(page: Page) {
  return page.getByRole('article');
}

test('ads stand at their places, say what they are, and open without an opener', async ({
  page,
  context,
  openContext,
  control,
  guard,
}) => {
  guard.allow(/favicon\.ico/);
  await beLoggedIn(page);
  await page.goto('/search?gender=female');
  await settle(page);
  const tiles = page.locator('section > ul > li');
  await expect(tiles).toHaveCount(15);
  const ads = await tiles.evaluateAll((all) =>
    all.flatMap((tile, index) => {
      const href = tile.querySelector('a[target="_blank"]')?.getAttribute('href');
      return href == null ? [] : [`${index} ${href.replace(/account=.*/, 'account=')}`];
    }),
  );
  expect(ads).toEqual([
    '1 /api/xcams/redirect.php?account=',
    '5 /api/resellpartner.php?flow=profile-search&redirect=1',
    '13 /api/xcams/redirect.php?account=',
  ]);
  await expect(tiles.nth(1)).toContainText('Advertisement');
  await expect(tiles.nth(5)).toContainText('Advertisement');
  expect(await control.countRequests('GET', '/api/xcams/search.php')).toBe(1);
  const opening = context.waitForEvent('page');
  await tiles.nth(1).getByRole('link').click();
  const opened = await opening;
  await expect(opened).toHaveURL(/\/_reference\/partner/);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await opened.close();

  await control.setSettings({ member_resell: ['cams'] });
  const paying = await (await openContext()).newPage();
  await beLoggedIn(paying, PREMIUM);
  await paying.goto('/search?gender=female');
  await settle(paying);
  await expect(paying.locator('section > ul > li')).toHaveCount(12);
  await expect(paying.locator('a[target="_blank"]')).toHaveCount(0);
});

test('an ad that comes late moves no member, in the longest words of a folded phone either', async ({
  page,
  context,
  control,
  baseURL,
}) => {
  await page.setViewportSize({ width: 280, height: 653 });
  await context.addCookies([
    { name: 'rendezvous_template', value: 'classic', url: baseURL ?? '' },
    { name: 'i18n_redirected', value: 'de', url: baseURL ?? '' },
  ]);
  await recordLayoutShift(page);
  await beLoggedIn(page);
  await control.setFaults([{ path: '/api/xcams/search.php', fault: 'delay:1500' }]);
  await page.goto('/search?gender=female&country=GB');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.locator('a[href*="/xcams/redirect.php"]').first()).toBeVisible();
  await settle(page);
  const shift = await readLayoutShift(page);
  expect(shift.score, shift.moved.join('\n')).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
});

test('a visitor, whose place nobody knows, is not offered to sort by it', async ({ page, control }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search');
  await expect(cards(page).first()).toBeVisible();
  const order = page.getByLabel('Sort by');
  await expect(order).toHaveValue('newest');
  await expect(order.getByRole('option', { name: 'Nearest' })).toHaveCount(0);
  const asked = (await control.requests()).filter(({ path }) => path === '/api/search.php');
  expect(asked.every(({ query }) => query.includes('order=newest'))).toBe(true);
});

test('visitors search where the site lets all of them, or those of a network', async ({ page, control }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Browse first' }).click();
  await expect(page).toHaveURL('/search?country=GB');
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).getByRole('button', { name: /^(Like|Chat)/ })).toHaveCount(0);
  await page.getByLabel('Gender').selectOption('Women');
  await expect(page).toHaveURL('/search?gender=female&country=GB');
  await expect(cards(page).first()).toBeVisible();
  await expectAccessible(page);
  await cards(page)
    .first()
    .getByRole('button', { name: /^Show .* large$/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'View profile' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();

  await control.setSettings({ logged_out_search: 'none', logged_out_search_trafficsource: 'other' });
  await page.goto('/search?gender=male');
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/search?gender=male')}`);
  await page.goto('/search?gender=male&network=summer');
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL('/search?gender=male');
});
