import { expect } from 'playwright/test';
import { openSlowDocuments, type SlowDocuments } from '../fixtures/slow-document.ts';
import { chunkPattern } from './built-chunks.ts';
import { test } from './fixtures.ts';

test.describe('a page whose end is still on its way when its scripts are there', () => {
  let slow: SlowDocuments;
  test.beforeEach(async ({ baseURL }) => {
    slow = await openSlowDocuments(baseURL ?? '', '<footer');
  });
  test.afterEach(() => slow.close());

  // Visible, Chromium paints only what is whole; a tab in the background waits for no picture, as others never do.
  test('is taken over once it is whole, and keeps what was typed', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    });
    const code = page.waitForResponse(chunkPattern('src/features/session/login-page.tsx'));
    await page.goto(`${slow.url}/login`, { waitUntil: 'commit' });
    await code;
    const email = page.locator('input[autocomplete="username"]');
    await email.evaluate((field) => {
      if (field instanceof HTMLInputElement) field.value = 'early@example.com';
    });
    // It is never idle while it loads: turns in which the app would begin.
    await page.evaluate(async () => {
      for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    });
    await expect(page.locator('html')).not.toHaveAttribute('data-usable', '');
    slow.release();
    await expect(page.locator('html')).toHaveAttribute('data-usable', '');
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(email).toHaveValue('early@example.com');
  });
});
