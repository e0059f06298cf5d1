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

test('an own photo that cannot be loaded has its place, and comes as soon as there is a network again', async ({
  page,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await page.route(/\/media\//, (route) => route.abort());
  await page.goto('/profile');
  const photos = page.getByRole('list', { name: 'Photos', exact: true });
  const first = photos.getByRole('img', { name: 'Your photo 1' });
  await photos.scrollIntoViewIfNeeded();
  // A place of the picture’s size, not the browser’s sign of a broken one.
  await expect.poll(() => first.evaluate((place) => place.tagName)).toBe('SPAN');
  const box = await first.boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(5 / 4, 1);
  await page.unroute(/\/media\//);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect
    .poll(() => first.evaluate((place) => place instanceof HTMLImageElement && place.naturalWidth > 0))
    .toBe(true);
});
