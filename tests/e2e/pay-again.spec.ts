import { expect, type Page } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';
import { openWithin, untilQuiet } from './page-state.ts';

/** Transactions of the demo account that were not paid: a plan and a pack that were cancelled, a pack bought afterwards. */
const CANCELLED_PLAN = 't_demo_000000000000011';
const CANCELLED_PACK = 't_demo_000000000000015';
const BOUGHT_SINCE = 't_demo_000000000000006';

const orderButton = (page: Page) => page.getByRole('button', { name: 'Order with obligation to pay' });

test('an unsuccessful order is ordered again from the list, with its pack or plan and method', async ({
  page,
  control,
}) => {
  await beLoggedIn(page);
  await page.goto('/premium#orders');
  const rows = page.getByRole('listitem');
  const rowOf = (id: string) => rows.filter({ has: page.locator(`a[href="/transactions/${id}"]`) });
  const again = (id: string) => rowOf(id).getByRole('link', { name: 'Pay again' });
  // The same pack was bought an hour later.
  await expect(rowOf(BOUGHT_SINCE)).toBeVisible();
  await expect(again(BOUGHT_SINCE)).toHaveCount(0);
  // Its own page neither, which asks for the orders made since.
  await control.clearRequests();
  await page.locator(`a[href="/transactions/${BOUGHT_SINCE}"]`).first().click();
  await expect(page.getByRole('link', { name: 'All orders' })).toBeVisible();
  await expect
    .poll(async () =>
      (await control.requests()).some(
        ({ path, query, status }) => path === '/api/transactions.php' && query.includes('pp=') && status !== null,
      ),
    )
    .toBe(true);
  await untilQuiet(page);
  await expect(page.getByRole('link', { name: 'Pay again' })).toHaveCount(0);
  await page.goto(`/transactions/${CANCELLED_PACK}`);
  await expect(page.getByRole('link', { name: 'Pay again' })).toHaveAttribute('href', '/credits/4/card');
  await page.goto('/premium#orders');
  await again(CANCELLED_PLAN).click();
  await expect(page.getByRole('radio', { name: /^3 months/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Credit or debit card' })).toBeChecked();
  await again(CANCELLED_PACK).click();
  await expect(page).toHaveURL(/\/credits\/4\/card$/);
  await expect(orderButton(page)).toBeEnabled();
});

test('premium that failed offers the same plan again, and a second tab learns that it was bought', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/favicon\.ico/);
  await beLoggedIn(page);
  const second = await context.newPage();
  await second.goto('/premium');
  await expect(second.getByRole('radio', { name: /^3 months/ })).toBeVisible();
  await page.goto('/premium');
  await page.getByRole('radio', { name: /^3 months/ }).check();
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await orderButton(page).click();
  await page.getByRole('button', { name: /^Failed/ }).click();
  await expect(page.getByRole('heading', { name: 'The payment didn’t work' })).toBeVisible();
  await page.getByRole('link', { name: 'Pay again' }).click();
  await expect(page.getByRole('radio', { name: /^3 months/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  await orderButton(page).click();
  await page.getByRole('button', { name: /^Paid after 3-D Secure/ }).click();
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect(page.getByRole('heading', { name: 'Paid. Thank you!' })).toBeVisible();
  await expect(second.getByRole('heading', { name: 'You have Premium' })).toBeVisible();
  await second.goto('/credits');
  await expect(second.getByRole('group', { name: 'Choose a pack' })).toBeVisible();
  await expect(second.getByRole('link', { name: 'Write without credits: see Premium' })).toHaveCount(0);
});

test('who leaves the order before its answer stays where they have gone, and is told that it can be paid', async ({
  page,
  control,
  guard,
}) => {
  guard.allow(/favicon\.ico/);
  await beLoggedIn(page);
  await page.goto('/chats');
  await openWithin(page, '/credits/2/paypal');
  const order = page.getByRole('button', { name: 'Order with obligation to pay' });
  await expect(order).toBeVisible();
  await control.clearRequests();
  await control.setFaults([{ method: 'POST', path: '/api/credits.php', fault: 'delay:1500' }]);
  await order.click();
  await expect(order).toHaveAttribute('aria-busy', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/\/chats$/);
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast).toContainText('This order isn’t paid yet.');
  await untilQuiet(page);
  await expect(page).toHaveURL(/\/chats$/);
  await toast.getByRole('button', { name: 'Continue payment' }).click();
  await expect(page).toHaveURL(/\/_reference\/pay\/t_/);
  expect(await control.countRequests('POST', '/api/credits.php')).toBe(1);
});

test('the button that continues a payment says of which order it is in a list of several', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/credits');
  const orders = page.getByRole('region', { name: 'Your orders and contracts' });
  const open = orders.getByRole('listitem').filter({ hasText: 'Not paid yet' }).first();
  await expect(open.getByRole('button')).toHaveAccessibleName(/^Continue payment ?: \d+ credits, .*\d{4}$/);
});
