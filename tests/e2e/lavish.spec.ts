import { expect, type Locator, type Page } from 'playwright/test';
import { logIn, test } from './fixtures.ts';
import { settle } from './page-state.ts';

const PHONE = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 800 };

test.use({ viewport: PHONE });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'rendezvous_template', value: 'lavish', url: baseURL ?? '' }]);
});

test('the navigation of lavish steps back while one reads, and returns on the way up and for the keyboard', async ({
  page,
}) => {
  await logIn(page);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.goto('/likes');
    await settle(page);
    // A page opened again restores its scroll position.
    await page.evaluate(() => window.scrollTo(0, 0));
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(navigation).toBeInViewport({ ratio: 1 });

    await scrollBy(page, 500);
    await expectOutOfSight(navigation);
    await scrollBy(page, -120);
    await expect(navigation).toBeInViewport({ ratio: 1 });

    await scrollBy(page, 300);
    await expectOutOfSight(navigation);
    await navigation.getByRole('link').first().focus();
    await expect(navigation).toBeInViewport({ ratio: 1 });
  }
});

async function scrollBy(page: Page, distancePx: number): Promise<void> {
  await page.mouse.wheel(0, distancePx);
}

async function expectOutOfSight(navigation: Locator): Promise<void> {
  await expect(navigation).not.toBeInViewport();
}
