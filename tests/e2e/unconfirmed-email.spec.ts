import { expect } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { beLoggedIn, test } from './fixtures.ts';

const NEW = { email: 'new@example.com', password: 'new-password' };

test('home reminds a member whose address is not confirmed, sends the mail again, and leads to another address', async ({
  page,
  control,
}) => {
  await beLoggedIn(page, NEW);
  await page.goto('/home');
  const text = page.getByText('open the link in the email that we sent to new@example.com');
  await expect(text).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText('A new email is on its way to your address.')).toBeVisible();
  expect(await control.countRequests('POST', '/api/activate.php')).toBe(1);
  await page.getByRole('link', { name: 'Change address' }).click();
  await expect(page).toHaveURL('/notifications#email-change-incorrect');
  await expect(page.getByLabel('New email address')).toBeFocused();
  await expect(page.getByText('This address isn’t confirmed yet.')).toBeVisible();
});

test('on a phone the reminder is one line that opens, and the first members are in view below the first steps', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beLoggedIn(page, NEW);
  await page.goto('/home');
  const line = page.getByText('Confirm your email address', { exact: true });
  await expect(line).toBeVisible();
  const again = page.getByRole('button', { name: 'Send it again' });
  await expect(again).toBeHidden();
  await expect(page.locator('main img').first()).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Near you' })).toBeInViewport();
  await page.locator('summary').filter({ has: line }).press('Enter');
  await expect(again).toBeVisible();
  await expectAccessible(page);
});

test('home reminds nobody whose address is confirmed', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/home');
  await expect(page.locator('main a[href^="/members/"]').first()).toBeVisible();
  await expect(page.getByText('confirm your email address')).toHaveCount(0);
});

test('a member whose address is confirmed is told so by a link that does not work, and offered no mail', async ({
  page,
}) => {
  await beLoggedIn(page);
  for (const path of ['/activate/done', '/activate/error']) {
    await page.goto(path);
    await expect(page.getByText('Your address is already confirmed.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send it again' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home');
  }
});

test('a mail that fails to go out twice for the same cause is told twice to screen readers', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page, NEW);
  await page.goto('/activate/error');
  await control.setFaults([{ method: 'POST', path: '/api/activate.php', fault: 'status:500' }]);
  const again = page.getByRole('main').getByRole('button', { name: 'Send it again' });
  await again.click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toBeVisible();
  const first = await alert.elementHandle();
  await again.click();
  // What stays in the document is not read out again.
  await expect.poll(() => first?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(alert).toBeVisible();
});
