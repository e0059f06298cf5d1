import { expect } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';

const WIDTH_PX = 390;

test.use({ isMobile: true, hasTouch: true, viewport: { width: WIDTH_PX, height: 844 } });

test('home with a row of new likes is as wide as the phone, and its navigation is on the screen', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'New for you' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: /Chats/ })).toBeInViewport({ ratio: 1 });
  // A phone lays a page out as wide as its widest element.
  expect(await page.evaluate(() => innerWidth)).toBe(WIDTH_PX);
});
