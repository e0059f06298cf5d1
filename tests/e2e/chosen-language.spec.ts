import { expect, type Page } from 'playwright/test';
import { beLoggedIn, logIn, test } from './fixtures.ts';

test('the language that a member chooses is that of the account', async ({ page }) => {
  await logIn(page);
  const headers = { 'x-package-name': 'rendezvous', 'x-original-host': 'localhost' };
  const ownLanguage = async () =>
    /"language":"([a-z]+)"/.exec(await (await page.request.get('/api/user.php', { headers })).text())?.[1];
  expect(await ownLanguage()).toBe('en');
  await chooseGerman(page);
  await expect.poll(ownLanguage).toBe('de');
});

async function chooseGerman(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /account|Robin|Maarten/i })
    .first()
    .click();
  await page
    .getByRole('menuitem', { name: /Language/ })
    .first()
    .click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
}

const FAILED = /^Something went wrong on our side/;
const FAILED_IN_GERMAN = /^Bei uns ist etwas schiefgegangen/;

test('why a photo could not be moved and nobody unblocked is told in the language that is chosen after it', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await page.goto('/members/118');
  await page.getByRole('button', { name: /: report, block$/ }).click();
  await page.getByRole('menuitem', { name: /^Block/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(page.getByRole('main').getByText('You’ve blocked')).toBeVisible();
  await page.goto('/profile');
  await control.setFaults([
    { method: 'DELETE', path: '/api/block.php', fault: 'status:500' },
    { path: '/api/profileimage.php', fault: 'status:500' },
  ]);
  await page.getByRole('button', { name: 'Actions for photo 2' }).first().click();
  await page.getByRole('menuitem', { name: 'Move photo 2 forward' }).click();
  await page
    .getByRole('button', { name: /^Unblock / })
    .first()
    .click();
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toHaveCount(2);
  await control.setFaults([]);
  await chooseGerman(page);
  await expect(page.getByRole('alert').filter({ hasText: FAILED_IN_GERMAN })).toHaveCount(2);
});

test('why Premium could not be cancelled is told in the language that is chosen after it', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page, { email: 'premium@example.com', password: 'premium-password' });
  await page.goto('/premium');
  await control.setFaults([{ method: 'DELETE', path: '/api/premium.php', fault: 'status:500' }]);
  await page.getByRole('button', { name: 'Cancel Premium' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Premium' }).click();
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toHaveCount(1);
  await control.setFaults([]);
  await chooseGerman(page);
  await expect(page.getByRole('alert').filter({ hasText: FAILED_IN_GERMAN })).toHaveCount(1);
});

test('a toast that stays speaks the language that is chosen after it', async ({ page, control }) => {
  await beLoggedIn(page);
  await page.goto('/premium');
  await page.getByRole('radio', { name: /^3 months/ }).check();
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await control.setFaults([{ method: 'POST', path: '/api/premium.php', fault: 'delay:2000' }]);
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await page
    .getByRole('link', { name: /^Chats/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Continue payment' })).toBeVisible();
  await chooseGerman(page);
  await expect(page.getByText(/^Diese Bestellung ist noch nicht bezahlt/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zahlung fortsetzen' })).toBeVisible();
});

test('a link to a file in an operator’s text is opened by the browser', async ({ page, guard }) => {
  guard.allowFailedRequests();
  await page.goto('/pages/terms');
  const link = page.locator('#withdrawal').getByRole('link', { name: 'Right of withdrawal' });
  await link.evaluate((one) => one.setAttribute('href', '/files/withdrawal-form.pdf'));
  const asked = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('.pdf'));
  await link.click();
  await asked;
});

test('the map offers the country that it shows, also where the site does not', async ({ page }) => {
  // The site offers fewer countries than when it was chosen; it was the visitor's own, or one of an earlier list.
  await page.addInitScript(() => {
    const visit = { path: '/landers/maplanding/eng', country: 'JP' };
    if (sessionStorage.getItem('landing-visit') === null)
      sessionStorage.setItem('landing-visit', JSON.stringify(visit));
  });
  await page.goto('/landers/maplanding/eng');
  const country = page.getByRole('combobox', { name: 'Country' });
  await expect(country).toHaveValue('JP');
  await country.selectOption('NL');
  await expect(country).toHaveValue('NL');
});
