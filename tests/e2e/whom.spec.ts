import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { beLoggedIn, logIn, OTHER, test } from './fixtures.ts';

/** The account without likes, chats or a saved search. */
const NEW = { email: 'new@example.com', password: 'new-password' };

test('a member whose gender suggests nobody is asked once whom they look for, and their search knows it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beLoggedIn(page, NEW);
  await sayOtherGender(page);
  await page.goto('/home');
  const question = page.getByRole('region', { name: 'Who would you like to meet?' });
  await expect(question.getByRole('button')).toHaveText(['Women', 'Men', 'Everyone']);
  await expectAccessible(page);
  await page.goto('/search');
  await question.getByRole('button', { name: 'Women' }).click();
  await expect(page.getByLabel('Gender')).toHaveValue('female');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto('/home');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('who looks for everyone says so once', async ({ page }) => {
  await beLoggedIn(page, NEW);
  await sayOtherGender(page);
  await page.goto('/home');
  const question = page.getByRole('region', { name: 'Who would you like to meet?' });
  await question.getByRole('button', { name: 'Everyone' }).click();
  await expect(question).toHaveCount(0);
  await page.goto('/search');
  await expect(page.getByLabel('Gender')).toHaveValue('');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(question).toHaveCount(0);
  // The next member on this device is asked for themselves.
  await page.context().clearCookies();
  await page.goto('/home');
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page, OTHER);
  await sayOtherGender(page);
  await page.goto('/home');
  await expect(question).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('rendezvous_seek_answered'))).toBeNull();
});

async function sayOtherGender(page: Page): Promise<void> {
  const headers = {
    'x-package-name': 'rendezvous',
    'x-original-host': 'localhost',
    'idempotency-key': crypto.randomUUID(),
  };
  const saved = await page.request.put('/api/user.php', {
    headers,
    data: { gender: 'other', lastSignupStep: true },
  });
  expect(saved.status()).toBe(200);
}
