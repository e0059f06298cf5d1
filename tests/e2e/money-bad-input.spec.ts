import { expect, type Page } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { CORE } from './tags.ts';
import { drawIn } from './template.ts';

const orderButton = (page: Page) => page.getByRole('button', { name: 'Order with obligation to pay' });

test('a price of nothing is told as such, and no claim is made of what is never charged', async ({ page, control }) => {
  await control.setPrices({ amount_minor: 0 });
  await beLoggedIn(page);
  await page.goto('/credits/2/card');
  await expect(page.getByText('This order costs nothing. You won’t be charged.')).toBeVisible();
  await page.goto('/premium?plan=1&method=card');
  await expect(page.getByText('This order costs nothing. You won’t be charged.')).toBeVisible();
});

test('a price of seven digits stands whole on a narrow phone', async ({ page, control }) => {
  await control.setPrices({ amount_minor: 123_456_789 });
  await page.setViewportSize({ width: 320, height: 640 });
  await beLoggedIn(page);
  for (const path of ['/credits', '/credits/2/card', '/premium?plan=1&method=card', '/pricing']) {
    await page.goto(path);
    await expect(page.getByText('£1,234,567.89').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

for (const template of TEMPLATE_NAMES) {
  test(`what is said of a refused discount code is seen on a phone, above the bar: ${template}`, async ({
    page,
    baseURL,
  }) => {
    await drawIn(page.context(), baseURL, template);
    await page.setViewportSize({ width: 390, height: 844 });
    await beLoggedIn(page);
    await page.goto('/credits');
    const code = page.getByLabel('Discount code');
    await code.fill('SPRING10');
    // As far up as a thumb would scroll it: the field is in view, what comes below it is not.
    await code.evaluate((field) => {
      const below = innerHeight - field.getBoundingClientRect().bottom;
      scrollBy({ top: 72 - below, behavior: 'instant' });
    });
    await code.press('Enter');
    const error = page.getByText('This code isn’t valid');
    await expect(error).toBeVisible();
    await expect
      .poll(() =>
        error.evaluate((words) => {
          const { x, y, width, height } = words.getBoundingClientRect();
          return words.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }),
      )
      .toBe(true);
  });
}

test('a currency without minor units is not divided, from the packs to the receipt', async ({
  page,
  control,
  guard,
}) => {
  guard.allow(/favicon\.ico/);
  await control.setPrices({ amount_minor: 1980, currency: 'JPY' });
  await beLoggedIn(page);
  await page.goto('/pricing');
  await expect(page.getByText('¥1,980').first()).toBeVisible();
  await page.goto('/credits/2/card');
  await orderButton(page).click();
  await page.getByRole('button', { name: 'Paid The payment comes in at once.' }).click();
  await expect(page.getByRole('heading', { name: 'Paid. Thank you!' })).toBeVisible();
  await expect(page.getByText('JP¥1,980', { exact: true })).toBeVisible();
  await expect(page.getByText('JP¥330', { exact: true })).toBeVisible();
});

test('a payment page of a foreign origin is not opened, and pressing again makes no second order', async ({
  page,
  control,
}) => {
  await control.setPrices({ payment_origin: 'https://pay.example.org' });
  await beLoggedIn(page);
  await page.goto('/credits/2/card');
  const told = page.getByText('This site doesn’t allow the payment page’s address.', { exact: false });
  await orderButton(page).click();
  await expect(told).toBeVisible();
  await orderButton(page).click();
  await expect(told).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/credits/2/card');
  const packs = await control.countRequests('POST', '/api/credits.php');
  expect(packs).toBeGreaterThan(0);
  expect(await control.ledger()).toEqual([]);
  await page.goto('/credits#orders');
  await expect(page.getByRole('listitem').filter({ hasText: '25 credits' }).getByText('Not paid yet')).toHaveCount(1);
});

test('an order without network says so and stays one order when it is pressed again', async ({
  page,
  context,
  control,
  guard,
}) => {
  guard.allow(/favicon\.ico/);
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await page.goto('/credits/2/card');
  await expect(orderButton(page)).toBeEnabled();
  await control.setFaults([{ method: 'POST', path: '/api/credits.php', fault: 'drop-after' }]);
  await orderButton(page).click();
  await expect(page.getByRole('alert')).toContainText('We got no answer');
  await control.setFaults([]);
  await context.setOffline(true);
  await expect(
    page.getByText('You’re offline. You can order as soon as you’re back online;', { exact: false }),
  ).toBeVisible();
  await expect(orderButton(page)).toBeDisabled();
  await context.setOffline(false);
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/_reference\/pay\/t_/);
  const first = page.url();
  await page.goto('/credits/2/card');
  await page.getByRole('button', { name: 'Continue payment' }).click();
  await expect(page).toHaveURL(first);
  expect(await control.ledger()).toEqual([]);
});

test('a pack that vanished leads back to the packs, saying so, and nothing is ordered', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await page.goto('/credits/2/card');
  await expect(orderButton(page)).toBeEnabled();
  await control.setPrices({ without_packs: [2] });
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/credits$/);
  await expect(page.getByText('That pack isn’t available.', { exact: false })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(3);
  await page.goto('/credits/repeat-order');
  await expect(page.getByText('That pack isn’t available.', { exact: false })).toBeVisible();
});

test('a payment method that is gone since it was chosen has to be chosen anew, and is not sent again', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  const moveTo = async (country: string) => {
    const headers = {
      'x-package-name': 'rendezvous',
      'x-original-host': 'localhost',
      'idempotency-key': crypto.randomUUID(),
    };
    const moved = await page.request.put('/api/user.php', { headers, data: { country, countryregion: null } });
    expect(moved.status()).toBe(200);
  };
  await moveTo('NL');
  await page.goto('/credits/2');
  await page.getByRole('radio', { name: 'iDEAL' }).check();
  await moveTo('BE');
  await orderButton(page).click();
  await expect(page.getByText('The offer has changed', { exact: false })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Bancontact' })).toBeVisible();
  await orderButton(page).click();
  await expect(page.getByText('First choose how to pay.')).toBeVisible();
  expect(await control.countRequests('POST', '/api/credits.php')).toBe(1);
});

test('a price that changed while the page was open is shown anew before anything is ordered', async ({
  page,
  control,
  guard,
}) => {
  guard.allow(/favicon\.ico/);
  guard.allowFailedRequests();
  await beLoggedIn(page);
  for (const path of ['/credits/2/card', '/premium?plan=1&method=card']) {
    await control.setPrices({});
    await page.goto(path);
    const total = page.locator('[class$="__total-price"]');
    await expect(orderButton(page)).toBeEnabled();
    const before = await total.innerText();
    await control.setPrices({ percent: 110 });
    await orderButton(page).click();
    await expect(page.getByText('The price has changed', { exact: false })).toBeVisible();
    await expect(total).not.toHaveText(before);
    const shown = await total.innerText();
    await orderButton(page).click();
    await expect(page).toHaveURL(/\/_reference\/pay\/t_/);
    await expect(page.locator('.amount')).toHaveText(shown);
  }
  expect(await control.ledger()).toEqual([]);
});

test('ten presses in a second are one order', { tag: CORE }, async ({ page, control, guard }) => {
  guard.allow(/favicon\.ico/);
  await beLoggedIn(page);
  for (const [path, call] of [
    ['/credits/2/card', '/api/credits.php'],
    ['/premium?plan=1&method=card', '/api/premium.php'],
  ] as const) {
    await page.goto(path);
    await expect(orderButton(page)).toBeEnabled();
    await orderButton(page).evaluate((button) => {
      for (let press = 0; press < 10; press += 1) if (button instanceof HTMLElement) button.click();
    });
    await expect(page).toHaveURL(/\/_reference\/pay\/t_/);
    expect(await control.countRequests('POST', call)).toBe(1);
  }
});
