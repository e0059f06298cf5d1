import { expect } from 'playwright/test';
import { logIn, test } from './fixtures.ts';

test('the language that a member chooses is that of the account', async ({ page }) => {
  await logIn(page);
  const headers = { 'x-package-name': 'rendezvous', 'x-original-host': 'localhost' };
  const ownLanguage = async () =>
    /"language":"([a-z]+)"/.exec(await (await page.request.get('/api/user.php', { headers })).text())?.[1];
  expect(await ownLanguage()).toBe('en');
  await page
    .getByRole('button', { name: /account|Robin/i })
    .first()
    .click();
  await page
    .getByRole('menuitem', { name: /Language/ })
    .first()
    .click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect.poll(ownLanguage).toBe('de');
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
