import { expect, type Page } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';

const orderButton = (page: Page) => page.getByRole('button', { name: 'Order with obligation to pay' });

test('a visitor of a campaign sees its discount before the sign-up, and has it after logging in', async ({
  page,
  control,
}) => {
  await page.goto('/landers/gallery/eng?network=summer&ref=banner-7');
  await expect(page.getByText(/^25% off from the offer that brought you here\./)).toBeVisible();
  await page.goto('/pricing');
  // Beside the packs and the plans.
  await expect(page.getByText(/^25% off from the offer that brought you here\./)).toHaveCount(2);
  await expect(page.getByText('in this browser and within 30 days').first()).toBeVisible();
  // The discount holds for the first time: what comes after it costs more, and is told.
  await expect(page.getByText(/\d a month\. Renews each month for \D*\d+\.\d\d until you cancel\./)).toBeVisible();
  const code = page.getByLabel('Discount code');
  await code.fill('SPRING10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This code isn’t valid, or not any more.')).toBeVisible();
  await code.fill('summer15');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Your code is valid, but the 25% you already have is better.')).toBeVisible();
  const looked = (await control.requests()).filter(({ path }) => path === '/api/discountcode.php');
  expect(looked.map(({ query }) => query)).toEqual(
    expect.arrayContaining(['welcome=true', 'network=summer&ref=banner-7', 'code=summer15']),
  );

  await beLoggedIn(page);
  await page.goto('/credits/3/card');
  await expect(page.getByText(/^25% off from the offer that brought you here\./)).toBeVisible();
  await page.goto('/premium');
  await expect(page.getByText(/^25% off from the offer that brought you here\./)).toBeVisible();
});

test('what is said of a discount code is said in the language that is chosen afterwards', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByLabel('Discount code').fill('SPRING10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This code isn’t valid, or not any more.')).toBeVisible();
  await page.getByRole('banner').getByRole('combobox').selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  await expect(page.getByText('Dieser Code gilt nicht oder nicht mehr.')).toBeVisible();
  await expect(page.getByText('This code isn’t valid')).toHaveCount(0);
});

test('prices are those of the member’s country on every page, and claim no VAT where there is none', async ({
  page,
}) => {
  await beLoggedIn(page);
  const headers = {
    'x-package-name': 'rendezvous',
    'x-original-host': 'localhost',
    'idempotency-key': crypto.randomUUID(),
  };
  const moved = await page.request.put('/api/user.php', { headers, data: { country: 'US', countryregion: null } });
  expect(moved.status()).toBe(200);
  await page.goto('/pricing');
  await expect(page.getByText('Prices for this country: United States.')).toBeVisible();
  for (const path of ['/pricing', '/credits', '/credits/2/card', '/premium', '/chats/1']) {
    await page.goto(path);
    await expect(page.getByText(/\$\d/).first()).toBeVisible();
    await expect(page.getByText(/\bVAT\b/)).toHaveCount(0);
  }
  // Credits of a smaller pack cost more.
  await expect(page.getByText(/^1 credit \(from (?:US)?\$\d\.\d\d\) per message/)).toBeVisible();
});

test('a code that ended between two tabs charges nothing and shows the new price', async ({
  page,
  context,
  reference,
  guard,
}) => {
  guard.allow(/favicon\.ico/);
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await page.goto('/credits');
  await page.getByLabel('Discount code').fill('STAY50');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Your code is in: 50% off.')).toBeVisible();
  await page.goto('/credits/1/card');
  await expect(page.getByText(/^50% off/)).toBeVisible();

  const second = await context.newPage();
  await second.goto('/credits/2/card');
  await expect(second.getByText(/^50% off/)).toBeVisible();
  await orderButton(second).click();
  await expect(second).toHaveURL(/\/_reference\/pay\/t_/);
  await second.getByRole('button', { name: /^Paid/ }).first().click();
  await expect(second.getByRole('heading', { name: 'Paid. Thank you!' })).toBeVisible();

  await orderButton(page).click();
  await expect(page.getByText(/^Your discount has expired, so nothing was ordered\./)).toBeVisible();
  await expect(page.getByText(/^50% off/)).toHaveCount(0);
  expect(page.url()).toBe(`${reference.url}/credits/1/card`);
});

test('a bonus that ends while the packs are looked at is gone with its credits, before anything is ordered', async ({
  page,
  control,
}) => {
  const aheadMs = 4 * 24 * 60 * 60 * 1000;
  await page.clock.install();
  await beLoggedIn(page, { email: 'new@example.com', password: 'new-password' });
  await page.goto('/credits');
  const bonus = page.getByText(/^10% more credits/);
  await expect(bonus).toBeVisible();
  await control.setAhead(aheadMs);
  await page.clock.fastForward(aheadMs);
  await expect(bonus).toHaveCount(0);
  await expect(page.getByRole('radio').first()).toBeVisible();
});

test('a site whose messages are free and that sells no credits says so, and offers nothing to buy them', async ({
  page,
  control,
}) => {
  await control.setSettings({ message_credits: 0 });
  await control.setPrices({ without_packs: [1, 2, 3, 4] });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Messages cost credits' })).toHaveCount(0);
  await page.goto('/pricing');
  await expect(page.getByRole('row', { name: /^Send a message/ })).toContainText('free');
  await expect(page.getByRole('heading', { name: 'Premium', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Credits', exact: true })).toHaveCount(0);
  await beLoggedIn(page);
  await page.goto('/credits');
  await expect(page.getByText('There are no packs to buy right now.')).toBeVisible();
  await expect(page.getByText('Messages cost credits')).toHaveCount(0);
});

test('a site whose messages are free says in none of its invitations that they cost credits', async ({
  page,
  openContext,
  control,
}) => {
  await control.setSettings({ message_credits: 0 });
  const main = page.getByRole('main');
  await page.goto('/search?gender=all');
  await expect(main.getByText('Sign up to like and chat.')).toBeVisible();
  await expect(main).not.toContainText(/messages cost/i);
  await page.goto('/members/118');
  await expect(main.getByText('Signing up is free and takes a minute.')).toBeVisible();
  await expect(main).not.toContainText(/costs? credits/i);
  await page.goto('/signup-matches');
  await expect(main.getByText('Likes are free.')).toBeVisible();
  await expect(main).not.toContainText(/messages cost/i);

  const member = await (await openContext()).newPage();
  await beLoggedIn(member, { email: 'new@example.com', password: 'new-password' });
  await member.goto('/home');
  await expect(member.getByText('Browsing and liking are free.')).toBeVisible();
  await expect(member.locator('body')).not.toContainText(/messages cost/i);
});

test('where messages cost credits, these say so', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/search?gender=all');
  await expect(main.getByText('Sign up to like and chat. Messages cost credits.')).toBeVisible();
  await page.goto('/signup-matches');
  await expect(main.getByText('Likes are free. Messages cost credits.')).toBeVisible();
});
