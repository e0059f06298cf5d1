import { expect } from 'playwright/test';
import { type Account, beLoggedIn, test } from './fixtures.ts';

const PREMIUM: Account = { email: 'premium@example.com', password: 'premium-password' };

test('a pack says in words of what it is less, and a way to pay shows its kind', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/credits');
  const savings = page.getByText(/^\d+% less per message$/);
  await expect(savings).toHaveCount(3);
  // Words for screen readers alone are a pixel wide.
  const widths = await savings.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  for (const width of widths) expect(width).toBeGreaterThan(60);
  await page.goto('/premium');
  for (const method of ['Credit or debit card', 'PayPal']) {
    const label = page.locator('label').filter({ hasText: method });
    await expect(label.getByRole('radio', { name: method, exact: true })).toBeVisible();
    await expect(label.locator('svg')).toHaveAttribute('aria-hidden', 'true');
  }
});

test('premium says what it is good for above the plans, on a phone with the first of them in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beLoggedIn(page);
  await page.goto('/premium');
  for (const perk of ['Messages free of charge', 'No ads', '14 days to change your mind']) {
    await expect(page.getByRole('listitem').filter({ hasText: perk })).toBeInViewport();
  }
  await expect(page.getByRole('radio', { name: /^1 month/ })).toBeInViewport();
});

test('a member who has premium is not told why to buy it', async ({ page }) => {
  await beLoggedIn(page, PREMIUM);
  await page.goto('/premium');
  await expect(page.getByRole('button', { name: 'Cancel Premium' })).toBeVisible();
  await expect(page.getByText('14 days to change your mind')).toHaveCount(0);
});

test('the newest orders stand below the packs, and all of them come at a press or by the menu of the account', async ({
  page,
}) => {
  await beLoggedIn(page);
  await page.goto('/credits');
  const orders = page.getByRole('region', { name: 'Your orders and contracts' });
  const rows = orders.getByRole('listitem');
  await expect(rows).toHaveCount(4);
  const all = orders.getByRole('button', { name: /^All orders/ });
  const told = Number(/\((\d+)\)/.exec((await all.textContent()) ?? '')?.[1]);
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(told);
  // The button went: on with the first that it brought.
  await expect(rows.nth(4).getByRole('link').first()).toBeFocused();

  await page.reload();
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Robin Account' }).click();
  await page.getByRole('menuitem', { name: 'Your orders and contracts' }).click();
  await expect(rows).toHaveCount(told);
  await expect(orders).toBeInViewport();
});
