import { expect } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';

test('a visitor who follows a wrong link is told so, and can go on', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Error 404' })).toBeVisible();
  await expect(page.getByText('/no/such/page')).toBeVisible();
  await expect(page).toHaveTitle(/not found/i);
});

test('a member who follows a wrong link keeps the navigation', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/chats/not-a-number');
  await expect(page.getByRole('heading', { level: 1, name: 'Error 404' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Chats' }).first().click();
  await expect(page).toHaveURL(/\/chats$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Chats' })).toBeVisible();
});
