import { expect } from 'playwright/test';
import { test } from './fixtures.ts';

/** The app's entry and its imports, but not first-look. */
const APP_SCRIPTS = /\/assets\/app-[^/]+\.js$/;
const WORDS = /\/_i18n\/.*\.json$/;

test('the words of a page are asked for beside its script, once, and not again on the next page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (WORDS.test(pathname)) asked.push(pathname);
  });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(APP_SCRIPTS, async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto('/landers/gallery/de', { waitUntil: 'commit' });
  await expect.poll(() => [...asked].sort()).toEqual(['/_i18n/de/landings.json', '/_i18n/de/messages.json']);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  expect(asked).toHaveLength(2);
  await page.goto('/landers/collagelanding/de');
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  expect(asked).toHaveLength(2);
});
