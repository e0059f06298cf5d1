import { expect } from 'playwright/test';
import { type Account, beLoggedIn, test } from './fixtures.ts';

const PREMIUM: Account = { email: 'premium@example.com', password: 'premium-password' };
const DAY_MS = 24 * 60 * 60 * 1000;

test('premium tells of its reminder and of a new price, is cancelled in all tabs, and ends in all of them', async ({
  page,
  context,
  control,
}) => {
  await beLoggedIn(page, PREMIUM);
  await page.goto('/premium');
  await expect(page.getByText(/^We’ll remind you by email on /)).toBeVisible();
  await expect(page.getByText(/^The price changes/)).toHaveCount(0);
  await control.setPrices({ percent: 120 });
  await page.reload();
  await expect(page.getByText(/^The price changes: from .* it’s €83\.99 instead of €69\.99\./)).toBeVisible();

  const second = await context.newPage();
  await second.goto('/premium');
  await expect(second.getByRole('button', { name: 'Cancel Premium' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Premium' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Premium' }).click();
  await expect(page.getByText(/^Until .* It isn’t renewed\./)).toBeVisible();
  await expect(second.getByText(/^Until .* It isn’t renewed\./)).toBeVisible();
  await expect(second.getByText(/^The price changes/)).toHaveCount(0);
  expect(JSON.stringify(await control.mail())).toContain('je hebt Premium opgezegd');

  // A session lasts 30 days, the remaining premium 52.
  await control.setAhead(25 * DAY_MS);
  await beLoggedIn(page, PREMIUM);
  await page.goto('/home');
  await second.goto('/likes');
  await control.setAhead(54 * DAY_MS);
  const third = await context.newPage();
  await third.goto('/premium');
  await expect(third.getByText(/^Your Premium ended on /)).toBeVisible();
  await expect(third.getByRole('radio', { name: /^3 months/ })).toBeVisible();
  // Hidden tabs show it once they are visible.
  for (const tab of [page, second]) {
    await tab.bringToFront();
    const toast = tab.getByText('Your Premium has ended. Messages cost credits again.');
    await expect(toast).toBeVisible();
  }
  await second.getByRole('button', { name: 'Premium', exact: true }).click();
  await expect(second.getByText(/^Your Premium ended on /)).toBeVisible();
});

test('premium that was cancelled elsewhere is shown as cancelled when one cancels it', async ({
  page,
  openContext,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page, PREMIUM);
  await page.goto('/premium');
  await page.getByRole('button', { name: 'Cancel Premium' }).click();
  const other = await (await openContext()).newPage();
  await beLoggedIn(other, PREMIUM);
  await other.goto('/premium');
  await other.getByRole('button', { name: 'Cancel Premium' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Cancel Premium' }).click();
  await expect(other.getByText(/^Until .* It isn’t renewed\./)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Premium' }).click();
  await expect(page.getByText(/^Until .* It isn’t renewed\./)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('premium whose cancellation got no answer is cancelled once, and nothing is said of typed words', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page, PREMIUM);
  await page.goto('/premium');
  const cancel = async () => {
    await page.getByRole('button', { name: 'Cancel Premium' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Premium' }).click();
  };
  await control.setFaults([{ method: 'DELETE', path: '/api/premium.php', fault: 'drop-after' }]);
  await cancel();
  await expect(page.getByText('We got no answer. Please cancel again: it stays one cancellation.')).toBeVisible();
  await control.setFaults([]);
  await cancel();
  await expect(page.getByText(/^Until .* It isn’t renewed\./)).toBeVisible();
  expect(JSON.stringify(await control.mail()).match(/je hebt Premium opgezegd/g) ?? []).toHaveLength(1);
});

test('a renewal that could not be paid is told with the way on', async ({ page, control }) => {
  await control.setPrices({ renewals_fail: true });
  await control.setAhead(50 * DAY_MS);
  await beLoggedIn(page, PREMIUM);
  await page.goto('/premium');
  await expect(page.getByText(/^Renews on /)).toBeVisible();
  expect(JSON.stringify(await control.mail())).toContain('Premium wordt verlengd');
  await control.setAhead(58 * DAY_MS);
  await page.reload();
  await expect(page.getByText(/^The renewal couldn’t be paid, so your Premium ended on /)).toBeVisible();
  expect(await control.ledger()).toEqual([]);
});

test('premium is withdrawn from in two steps: it has ended, and the receipt names what comes back', async ({
  page,
  guard,
}) => {
  // The test payment page has no favicon.
  guard.allow(/favicon\.ico/);
  await beLoggedIn(page);
  await page.goto('/premium');
  await page.getByRole('radio', { name: /^3 months/ }).check();
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await page.locator('button[value="paid"]').click();
  await expect(page).toHaveURL(/\/transactions\/t_/);
  await expect(page.locator('html')).toHaveClass(/logged-in/);
  await page.getByRole('main').getByRole('button', { name: 'Withdraw from the contract' }).click();
  await expect(page.getByText('Refund', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByText('We’ve received your withdrawal.')).toBeVisible();
  await expect(page.getByText(/^W-\d{8}-0001$/)).toBeVisible();
  await page.goto('/premium');
  await expect(page.getByRole('radio', { name: /^3 months/ })).toBeVisible();
});
