import { expect } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';
import { settle } from './page-state.ts';

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

for (const template of ['social', 'lavish']) {
  test(`on a phone, Tab goes from the end of the page to the bar below it: ${template}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
    await beLoggedIn(page);
    await page.goto('/notifications');
    await settle(page);
    const bar = page.getByRole('navigation', { name: 'Main navigation' });
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('link', { name: 'Home' })).toBeFocused();
    await expect(bar).toBeInViewport({ ratio: 1 });
    // And at the start of the page comes what is at its top.
    await page.getByRole('link', { name: 'Rendezvous: home' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /credits/ }).first()).toBeFocused();
  });
}
