import { expect } from 'playwright/test';
import { beLoggedIn, DEMO, test } from './fixtures.ts';
import { STORY } from './tags.ts';

/** Transactions of the demo account: paid three days ago, and long ago. */
const FRESH = 't_demo_000000000000014';
const OLD = 't_demo_000000000000005';

test('a member withdraws in two steps, once, although the answer was cut off', { tag: STORY }, async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await page.goto('/credits');
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="/transactions/${FRESH}"]`) });
  await row.getByRole('link', { name: 'Withdraw from the contract' }).click();
  await expect(page.getByText('Refund', { exact: true })).toBeVisible();
  await expect(page.getByText('£38.49')).toHaveCount(3);
  await expect(page.getByLabel('Your name')).toHaveValue(/\S/);
  await page.getByLabel('Your name').fill('Robin Ashdown');
  await control.setFaults([{ method: 'POST', path: '/api/withdrawal.php', fault: 'drop-after' }]);
  const confirm = page.getByRole('button', { name: 'Confirm withdrawal' });
  await confirm.click();
  await expect(page.getByText('We got no answer. Please confirm again: it stays one withdrawal.')).toBeVisible();
  await control.setFaults([]);
  await confirm.click();
  await expect(page.getByText('We’ve received your withdrawal.')).toBeVisible();
  await expect(page.getByText(/^W-\d{8}-0001$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You have withdrawn from this purchase' })).toBeVisible();
  const mails = JSON.stringify(await control.mail());
  expect(mails.match(/Rendezvous: your withdrawal W-/g)).toHaveLength(1);
  await page.reload();
  await page.goto('/credits');
  await expect(page.getByRole('link', { name: '75 credits', exact: true })).toBeVisible();
});

test('a receipt says that the purchase is withdrawn from although the order cannot be loaded anew', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await page.goto(`/transactions/${FRESH}#withdraw`);
  const confirm = page.getByRole('button', { name: 'Confirm withdrawal' });
  await expect(confirm).toBeVisible();
  await control.setFaults([{ method: 'GET', path: '/api/transactions.php', fault: 'status:500' }]);
  const receiptTo = page.getByLabel('Email address for the receipt');
  // An address to this page, and none to the server.
  await receiptTo.fill('robin..ashdown@example.org');
  await confirm.click();
  await expect(receiptTo).toHaveAccessibleDescription('Value is not a valid email address');
  await expect(receiptTo).toBeFocused();
  await receiptTo.fill('robin@example.org');
  await confirm.click();
  await expect(page.getByText(/^W-\d{8}-0001$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have withdrawn from this purchase');
});

test('who has no session withdraws by number and address', async ({ page, control, guard }) => {
  guard.allowFailedRequests();
  await page.goto('/pages/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from the contract' }).click();
  const withdraw = page.getByRole('button', { name: 'Withdraw from the contract' });
  await withdraw.click();
  await expect(page.getByText('Please enter the whole number.')).toBeVisible();
  await page.getByLabel('Number of the order').fill(`https://example.com/transactions/${FRESH}`);
  await page.getByLabel('Email address of your account').fill('stranger@example.org');
  await withdraw.click();
  await expect(page.getByText(/^We found no order with this number and address\./)).toBeVisible();
  await page.getByLabel('Email address of your account').fill(DEMO.email);
  // Refused for another reason than that there is none.
  await control.setFaults([{ path: '/api/withdrawal-preview.php', fault: 'status:422' }]);
  await withdraw.click();
  await expect(page.getByText('Something went wrong on our side.')).toBeVisible();
  await expect(page.getByText(/^We found no order with this number and address\./)).toBeHidden();
  await control.setFaults([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Your name').fill('Robin Ashdown');
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByText(`This receipt was also sent to ${DEMO.email}.`, { exact: false })).toBeVisible();
  expect(JSON.stringify(await control.mail())).toContain('your withdrawal W-');
});

test('after the deadline the page says why there is no withdrawal', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto(`/transactions/${OLD}`);
  await expect(
    page.getByText('Withdrawing was possible for 14 days after the payment. That time is over.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw from the contract' })).toHaveCount(0);
  // By a link that leads to it the page says until when it was.
  await page.goto('/');
  await page.goto(`/transactions/${OLD}#withdraw`);
  await expect(page.getByText(/^Withdrawing was possible for 14 days after the payment, until /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm withdrawal' })).toHaveCount(0);
});
