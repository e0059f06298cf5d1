import { expect, type Locator } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';

test('a member whose large picture cannot be loaded is seen as on the tile, in the viewer and on the own page', async ({
  page,
  guard,
}) => {
  guard.allowFailedRequests();
  // Pictures of tiles are kept on the device, large ones are not.
  await page.route(/\/media\/.*\/\d+\.svg$/, (route) => route.abort());
  await beLoggedIn(page);
  await page.goto('/search?gender=all&order=newest');
  const isSeen = (picture: Locator) =>
    expect.poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0)).toBe(true);
  await page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('img') })
    .first()
    .getByRole('button', { name: /^Show .* large$/ })
    .click();
  const viewer = page.getByRole('dialog', { name: 'Members, one by one' });
  await isSeen(viewer.locator('div:not([inert]) > article img'));
  await viewer.getByRole('link', { name: 'View profile' }).click();
  const enlarge = page.getByRole('button', { name: /^Enlarge/ });
  await isSeen(enlarge.locator('img'));
  await enlarge.click();
  await isSeen(page.getByRole('dialog').locator('div:not([inert]) > img'));
});
