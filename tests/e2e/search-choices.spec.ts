import { expect } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';
import { settle } from './page-state.ts';

test('a region chosen while all countries are searched is kept like any other choice', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/search?country=GB&searchAllCountries=1');
  await settle(page);
  const region = page.getByLabel('Region');
  await region.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/search\?country=GB&countryregion=\d+$/);
  const chosen = await region.inputValue();
  await settle(page);
  await page.goto('/search');
  await expect(page).toHaveURL(new RegExp(`/search\\?country=GB&countryregion=${chosen}$`));
});

test('removing a filter that was refused before the others were known keeps those on the server', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await control.setFaults([{ path: '/api/search.php', fault: 'status:422', times: 1 }]);
  await page.goto('/search');
  await page.getByRole('button', { name: 'Remove this filter' }).click();
  await expect(page).toHaveURL('/search?gender=all');
  await expect(page.getByRole('article').first()).toBeVisible();
  // What a first load uses are the member's own.
  await page.goto('/search');
  await expect(page).toHaveURL(/\/search\?gender=female&/);
});

test('what a link asked for in vain is not said of what the member chooses after it', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/search?country=XX&min_age=26&max_age=35');
  const warning = page.getByText('We don’t know this value, so your own setting stays: Country.');
  await expect(warning).toBeVisible();
  await settle(page);
  await page.getByLabel('Country').selectOption('NL');
  await expect(page).toHaveURL(/country=NL/);
  await expect(warning).toBeHidden();
});

test('the name of a search that is being typed stays while another saved one is removed', async ({ page }) => {
  await beLoggedIn(page);
  const dialog = page.getByRole('dialog');
  const opener = page.getByRole('button', { name: /^Saved searches/ });
  const name = dialog.getByLabel('Name of this search');
  await page.goto('/search?gender=female');
  await settle(page);
  await opener.click();
  await dialog.getByRole('button', { name: 'Save this search' }).click();
  await expect(dialog.getByRole('link')).toHaveCount(1);
  await page.goto('/search?gender=male');
  await settle(page);
  await opener.click();
  await name.fill('From the train');
  await dialog.getByRole('button', { name: /^Remove / }).click();
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await expect(name).toHaveValue('From the train');
});
