import { expect, type Page } from 'playwright/test';
import { chunkFile } from './built-chunks.ts';
import { beLoggedIn, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('a tab holds no code of other pages, which the device keeps, until the mouse or the keyboard is on their link', async ({
  page,
}) => {
  await beLoggedIn(page);
  await page.goto('/chats');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/logged-in/);
  // The part that would ask for other pages is there: it asks for the one whose link has the focus.
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  const likes = chunkFile('src/features/likes/likes-page.tsx');
  await expect
    .poll(async () => {
      await page
        .locator('a[href^="/likes"]:visible')
        .first()
        .evaluate((link) => {
          link.blur();
          link.focus();
        });
      return await isHere(page, likes);
    })
    .toBe(true);
  await idle(page);
  const search = chunkFile('src/features/search/search-entry-page.tsx');
  expect(await isHere(page, search)).toBe(false);
  await page.mouse.move(5, 5);
  await page.mouse.click(5, 5);
  await idle(page);
  expect(await isHere(page, search)).toBe(false);
  await page.locator('a[href="/search"]:visible').first().hover();
  await expect.poll(() => isHere(page, search)).toBe(true);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a finger gives no notice: all of them are loaded once the page is touched, and not before', async ({
    page,
  }) => {
    await beLoggedIn(page);
    await page.goto('/chats');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-usable', '');
    await idle(page);
    const search = chunkFile('src/features/search/search-entry-page.tsx');
    expect(await isHere(page, search)).toBe(false);
    // Touches count from when the part of the app has come that waits for them, which nobody sees.
    await expect
      .poll(async () => {
        await page.touchscreen.tap(5, 5);
        return await isHere(page, search);
      })
      .toBe(true);
  });
});

async function isHere(page: Page, file: string): Promise<boolean> {
  return await page.evaluate(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.endsWith(name)),
    file,
  );
}

/** Resolves when the page has been idle twice: what waits for that has begun. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => setTimeout(done)))),
  );
}
