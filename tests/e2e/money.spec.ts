import { expect, type Page } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';
import { CORE } from './tags.ts';

/** The open transaction of the demo account. */
const OPEN = 't_demo_000000000000016';

const orderButton = (page: Page) => page.getByRole('button', { name: 'Order with obligation to pay' });

/**
 * Presses a page's order button continuously, even while the page is being left, when Playwright would only wait. The
 * payment page, which has the same origin, can read what state the button was in.
 */
async function pressOnAndOn(page: Page): Promise<void> {
  await page.evaluate(() => {
    setInterval(() => {
      const button = document.querySelector<HTMLButtonElement>('form button[type="submit"]');
      if (button === null) return;
      const seen = sessionStorage.getItem('seen') ?? '';
      sessionStorage.setItem('seen', `${seen}${button.getAttribute('aria-busy') === 'true' ? 'b' : 'f'}`);
      button.click();
    }, 20);
  });
}

test('packs and orders that cannot be read are told once, without a word of input, and one retry fetches both', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await control.setFaults(
    ['/api/credits.php', '/api/transactions.php'].map((path) => ({ method: 'GET', path, fault: 'drop' })),
  );
  await page.goto('/credits');
  const problem = page.getByRole('alert').filter({ hasText: 'No connection' });
  await expect(problem).toContainText('Check your network and try again.');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Your orders and contracts' })).toHaveCount(0);
  await control.setFaults([]);
  await retry.click();
  await expect(page.getByRole('group', { name: 'Choose a pack' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Your orders and contracts' }).getByRole('listitem').first(),
  ).toBeVisible();
});

test('in the social template a page that sells begins with faces of whom one could write to, which name nobody', async ({
  page,
}) => {
  await beLoggedIn(page);
  for (const address of ['/premium', '/credits']) {
    await page.goto(address);
    const faces = page.getByRole('main').locator('header + [aria-hidden] img');
    await expect(faces, address).toHaveCount(5);
    await expect(faces.first(), address).toBeVisible();
    await expect(page.getByRole('main').getByRole('img'), address).toHaveCount(0);
  }
});

test('one order is made while the payment page loads, and offered again in another tab and after a reload', {
  tag: CORE,
}, async ({ page, context, control, guard }) => {
  guard.allow(/favicon\.ico/);
  await beLoggedIn(page);
  await page.goto('/credits/2/paypal');
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/_reference/pay/**', async (route) => {
    await loaded;
    await route.continue();
  });
  await pressOnAndOn(page);
  await expect.poll(() => control.countRequests('POST', '/api/credits.php')).toBe(1);

  const second = await context.newPage();
  await second.goto('/credits/2/card');
  await expect(second.getByText(/^You ordered this at .* for £38\.49 and haven’t paid it yet\./)).toBeVisible();
  await second.getByRole('button', { name: 'Continue payment' }).click();
  await expect(second).toHaveURL(/\/_reference\/pay\/t_/);
  const first = second.url();

  load();
  await expect(page).toHaveURL(first);
  // Enabled at the first press, busy from then on.
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toMatch(/^fb{10,}$/);
  await page.unrouteAll();
  await page.goto('/credits/2/paypal');
  await page.getByRole('button', { name: 'Continue payment' }).click();
  await expect(page).toHaveURL(first);
  expect(await control.countRequests('POST', '/api/credits.php')).toBe(1);
});

test('a member who stops the load of the payment page can go on to it from the same page', async ({
  page,
  control,
  guard,
}) => {
  guard.allow(/favicon\.ico/);
  await beLoggedIn(page);
  await page.goto('/credits/2/paypal');
  // The payment page does not answer. Not by a route of Playwright: it waits on for a request that it holds itself.
  const network = await page.context().newCDPSession(page);
  const answerAfter = (latency: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  await network.send('Network.enable');
  await expect(orderButton(page)).toBeVisible();
  await answerAfter(60_000);
  // From within the page: Playwright waits for the next one once a page is being left.
  await page.evaluate(() => {
    const navigation: unknown = Reflect.get(window, 'navigation');
    if (!(navigation instanceof EventTarget)) throw new Error('no Navigation API');
    // On a slow machine the page leaves before the button is drawn as busy.
    const stopOnceBusy = () => {
      const watch = setInterval(() => {
        const button = document.querySelector('form button[type="submit"]');
        if (button?.getAttribute('aria-busy') !== 'true') return;
        clearInterval(watch);
        document.documentElement.dataset['stopped'] = 'while busy';
        window.stop();
      });
    };
    navigation.addEventListener('navigate', stopOnceBusy, { once: true });
  });
  await orderButton(page).click({ noWaitAfter: true });
  await expect(page.locator('html')).toHaveAttribute('data-stopped', 'while busy');
  await expect(orderButton(page)).not.toHaveAttribute('aria-busy', 'true');
  await answerAfter(0);
  // Pressed again, it offers the order that was made.
  await orderButton(page).click();
  await page.getByRole('button', { name: 'Continue payment' }).click();
  await expect(page).toHaveURL(/\/_reference\/pay\/t_/);
  expect(await control.countRequests('POST', '/api/credits.php')).toBe(2);
});

test('the back button of the browser leads from the payment page to a free order button and the order that was made', async ({
  playwright,
  reference,
  launchOptions,
  control,
}) => {
  // Playwright switches off the back/forward cache, from which browsers restore the page as it was left: busy.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: reference.url, locale: 'en-US', serviceWorkers: 'block' });
  const page = await context.newPage();
  await beLoggedIn(page);
  await page.goto('/credits/2/card');
  await expect(orderButton(page)).toBeEnabled();
  await page.evaluate(() => {
    document.body.dataset['page'] = 'as it was left';
  });
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/_reference\/pay\/t_/);
  const first = page.url();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/credits\/2\/card$/);
  // Once in about twenty runs, on a busy machine, Chromium has not kept the page and loads it anew: it has to show the
  // same then.
  const wasKept = (await page.locator('body').getAttribute('data-page')) === 'as it was left';
  test.info().annotations.push({ type: 'page', description: wasKept ? 'kept by the browser' : 'loaded anew' });
  await expect(page.getByText(/^You ordered this at .* and haven’t paid it yet\./)).toBeVisible();
  await expect(orderButton(page)).not.toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Continue payment' }).click();
  await expect(page).toHaveURL(first);
  expect(await control.countRequests('POST', '/api/credits.php')).toBe(1);
  await browser.close();
});

test('an open order says what it costs when the price has changed since', async ({ page, control, guard }) => {
  guard.allow(/favicon\.ico/);
  await beLoggedIn(page);
  await page.goto('/credits/2/card');
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/_reference\/pay\/t_/);
  await control.setPrices({ percent: 90 });
  await page.goto('/credits/2/card');
  await expect(page.locator('[class$="__total-price"]')).toHaveText('£34.64');
  await expect(page.getByText(/^You ordered this at .* for £38\.49 and haven’t paid it yet\./)).toBeVisible();
  await page.getByRole('button', { name: 'Continue payment' }).click();
  await expect(page.locator('.amount')).toHaveText('£38.49');
});

test('an order of the same pack that another device made a moment ago is offered in place of a second one', async ({
  page,
  openContext,
  control,
  guard,
}) => {
  guard.allow(/favicon\.ico/);
  await beLoggedIn(page);
  await page.goto('/credits/3/card');
  await expect(orderButton(page)).toBeEnabled();
  const elsewhere = await (await openContext()).newPage();
  await beLoggedIn(elsewhere);
  await elsewhere.goto('/credits/3/card');
  await orderButton(elsewhere).click();
  await expect(elsewhere).toHaveURL(/\/_reference\/pay\/t_/);

  await orderButton(page).click();
  await expect(page.getByRole('button', { name: 'Continue payment' })).toBeVisible();
  // A member who wants a second order gets it.
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/_reference\/pay\/t_/);
  expect(page.url()).not.toBe(elsewhere.url());
  expect(await control.countRequests('POST', '/api/credits.php')).toBe(3);
});

test('an open order leads from its page back to the payment, and says why not while there is no connection', async ({
  context,
  page,
  guard,
}) => {
  guard.allow(/favicon\.ico/);
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await page.goto(`/transactions/${OPEN}`);
  await expect(page.getByRole('button', { name: 'Continue payment' })).toBeEnabled();
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: 'Continue payment' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Continue payment' })).toHaveAccessibleDescription(
    /connection|offline/i,
  );
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Continue payment' }).click();
  await expect(page).toHaveURL(new RegExp(`/_reference/pay/${OPEN}$`));
});

test('who comes back from the provider without a session is told that the payment may be open, and logs in to the order', async ({
  page,
}) => {
  await page.goto(`/transactions/${OPEN}`);
  await expect(page.getByRole('status').first()).toContainText('If you haven’t, log in to continue the payment.');
  const ways = page.getByRole('link', { name: 'Log in' });
  await expect(ways).toHaveCount(2);
  for (const way of await ways.all())
    await expect(way).toHaveAttribute('href', `/login?next=%2Ftransactions%2F${OPEN}`);
});
