import { expect, type Locator } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { settle } from './page-state.ts';

/** Of the social template: wide enough that no half word looks whole. */
const FILTERS_FADE_PX = 80;

for (const template of TEMPLATE_NAMES) {
  test(`the kinds of likes of ${template} fade where there are more of them, and the focus brings them in`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.context().addCookies([
      { name: 'rendezvous_template', value: template, url: baseURL ?? '' },
      { name: 'i18n_redirected', value: 'pl', url: baseURL ?? '' },
    ]);
    await beLoggedIn(page);
    await page.goto('/likes/received');
    await settle(page);
    // Letters twice as large: as they are, all four have room.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const last = page.getByRole('link', { name: 'Pominięte' });
    const row = last.locator('xpath=..');
    const isLonger = await row.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(isLonger, 'large letters need more than a small phone').toBe(true);
    await expect.poll(() => fadesOf(row)).toEqual({ start: '0px', end: '64px' });
    await last.focus();
    await expect.poll(() => fadesOf(row)).toEqual({ start: '64px', end: '0px' });
    await expect(last).toBeInViewport({ ratio: 0.99 });
    await row.getByRole('link').first().focus();
    await expect.poll(() => fadesOf(row)).toEqual({ start: '0px', end: '64px' });
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => fadesOf(row)).toEqual({ start: '0px', end: '0px' });
  });
}

test('the filters of a search on a phone fade on both sides when there are more on both', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beLoggedIn(page);
  await page.goto('/search');
  await settle(page);
  const row = page.getByRole('search');
  await expect.poll(() => fadesOf(row)).toEqual({ start: '0px', end: `${FILTERS_FADE_PX}px` });
  await row.evaluate((element) => {
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
  });
  await expect.poll(() => fadesOf(row)).toEqual({ start: `${FILTERS_FADE_PX}px`, end: `${FILTERS_FADE_PX}px` });
  // Whichever has the focus stands clear of both.
  await page.getByLabel('Country').focus();
  const [field, room] = [await page.getByLabel('Country').boundingBox(), await row.boundingBox()];
  expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThanOrEqual(
    (room?.x ?? 0) + (room?.width ?? 0) - FILTERS_FADE_PX + 1,
  );
});

/** The widths of the parts at the ends of a row in which it fades. */
function fadesOf(row: Locator): Promise<{ start: string; end: string }> {
  return row.evaluate((element) => {
    const style = getComputedStyle(element);
    return { start: style.getPropertyValue('--fade-start'), end: style.getPropertyValue('--fade-end') };
  });
}
