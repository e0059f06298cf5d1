import { expect, type Locator, type Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { logIn, test } from './fixtures.ts';
import { expectNoSidewaysScroll, readLayoutShift, recordLayoutShift } from './layout.ts';
import { settle, showScheme } from './page-state.ts';

const PHONE = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 800 };
const LAYOUT_SHIFT_MAX = 0.02;

test.use({ viewport: PHONE });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'rendezvous_template', value: 'lavish', url: baseURL ?? '' }]);
});

test('a visitor can use the start page of lavish on a small phone and a desktop, light and dark', async ({ page }) => {
  await recordLayoutShift(page);
  await page.goto('/');
  await expectUsable(page);
});

test('a member can use home, chats and likes of lavish on a small phone and a desktop, light and dark', async ({
  page,
}) => {
  await logIn(page);
  await recordLayoutShift(page);
  for (const path of ['/home', '/chats', '/likes']) {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await expectUsable(page);
  }
});

test('the navigation of lavish steps back while one reads, and returns on the way up and for the keyboard', async ({
  page,
}) => {
  await logIn(page);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.goto('/likes');
    await settle(page);
    // A page that is opened again stands where it was left.
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

async function expectUsable(page: Page): Promise<void> {
  await settle(page);
  const shift = await readLayoutShift(page);
  expect.soft(shift.score, `${page.url()}\n${shift.moved.join('\n')}`).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
  await expect(page.locator('html')).toHaveClass(/\btemplate-lavish\b/);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const scheme of ['light', 'dark'] as const) {
      await showScheme(page, scheme);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  }
}

async function scrollBy(page: Page, distancePx: number): Promise<void> {
  await page.mouse.wheel(0, distancePx);
}

async function expectOutOfSight(navigation: Locator): Promise<void> {
  await expect(navigation).not.toBeInViewport();
}
