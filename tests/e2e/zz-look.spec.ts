import { expect } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';
import { settle } from './page-state.ts';

for (const template of ['social', 'classic', 'lavish'])
  for (const [size, width, height, scheme, locale] of [
    ['phone', 390, 844, 'light', 'de'],
    ['desk', 1440, 900, 'dark', 'en'],
  ] as const)
    test(`look ${template} ${size}`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: scheme });
      await beLoggedIn(page);
      await page.context().addCookies([
        { name: 'rendezvous_template', value: template, url: baseURL ?? '' },
        { name: 'i18n_redirected', value: locale, url: baseURL ?? '' },
      ]);
      await page.goto('/search?gender=all&order=newest');
      await settle(page);
      await page.screenshot({ path: `.output/scratch/search-${template}-${size}.png` });
      await page.goto('/search?gender=all&order=newest&deck=1');
      const card = page.getByRole('dialog').getByRole('article');
      await expect(card).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByRole('dialog').locator('article')).toHaveCount(2);
      await settle(page).catch(() => {});
      await page.screenshot({ path: `.output/scratch/deck-${template}-${size}.png` });
      await page.goto('/likes/passed');
      await settle(page);
      await page.waitForSelector('[data-take-back]');
      await page.screenshot({ path: `.output/scratch/passed-${template}-${size}.png` });
    });
