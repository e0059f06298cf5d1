import { expect } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { beLoggedIn, test } from './fixtures.ts';

test('a visitor who follows a wrong link is told so, and can go on', async ({ page, guard }) => {
  guard.allowMissingPages();
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'This page isn’t here' })).toBeVisible();
  await expect(page.getByText('/no/such/page')).toBeVisible();
  await expect(page).toHaveTitle(/not found/i);
});

test('a member who follows a wrong link keeps the navigation', async ({ page, guard }) => {
  guard.allowMissingPages();
  await beLoggedIn(page);
  await page.goto('/chats/not-a-number');
  await expect(page.getByRole('heading', { level: 1, name: 'This page isn’t here' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Chats' }).first().click();
  await expect(page).toHaveURL(/\/chats$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Chats' })).toBeVisible();
});

test('a member who follows a wrong link also finds a few people to go on to', async ({ page, guard }) => {
  guard.allowMissingPages();
  await beLoggedIn(page);
  await page.goto('/nowhere');
  const people = page.getByRole('main').getByRole('list', { name: 'Near you' });
  await expect(people.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await people.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/members\/\d+$/);
});

test('where nobody can be shown, a wrong link has no heading above nothing', async ({ page, control, guard }) => {
  guard.allowFailedRequests();
  await control.setFaults([{ path: '/api/search.php', fault: 'status:503' }]);
  await beLoggedIn(page);
  await page.goto('/nowhere');
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  await expect.poll(() => control.countRequests('GET', '/api/search.php')).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'Members for you' })).toBeHidden();
});

test('on a phone in classic, a page below an entry has one way back, and the others their breadcrumbs', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'rendezvous_template', value: 'classic', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await beLoggedIn(page);
  const trail = page.locator('nav[aria-label="You are here"]');
  await page.goto('/members/221');
  await expect(page.getByRole('link', { name: 'Back to the search' })).toBeVisible();
  await expect(trail).toHaveCount(1);
  await expect(trail).toBeHidden();
  await page.goto('/profile');
  await expect(trail).toBeVisible();
});
