import { expect, type Page } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';

const HEADERS = { 'x-package-name': 'rendezvous', 'x-original-host': 'localhost', connection: 'close' };

test('an interest that the site has no more stays in the filters, and the others can still be chosen', async ({
  page,
}) => {
  await beLoggedIn(page);
  // As the server has kept it from a time when the site had it.
  const kept = '/api/search.php?source=search&pp=12&page=1&manual_search=1&gender=female&interests=yodelling';
  expect((await page.request.get(kept, { headers: HEADERS })).status()).toBe(200);
  await page.goto('/search');
  await expect(page).toHaveURL('/search?gender=female&interests=yodelling');
  // Reloaded, it is a link, of which the page says that the interest is not known once it has the list.
  await page.reload();
  await expect(warning(page)).toContainText('your own setting stays: Interests');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByLabel('Gender').selectOption('Men');
  await expect(page).toHaveURL('/search?gender=male&interests=yodelling');
  await expect(page.getByLabel('Gender')).toHaveValue('male');
  await expect(page.getByRole('heading', { name: 'Nobody found' }).last()).toBeVisible();
  await expect(warning(page)).toHaveCount(0);
  await page.goto('/search');
  await expect(page).toHaveURL('/search?gender=male&interests=yodelling');
  await page.getByLabel('With photo').check();
  await expect(page).toHaveURL('/search?gender=male&with_photo=1&interests=yodelling');
});

test('a region chosen while other countries are searched too is kept like any filter', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/search?gender=female&country=GB&searchAllCountries=1');
  await page.getByLabel('Region').selectOption({ index: 1 });
  await expect(page).toHaveURL(/^[^?]*\/search\?gender=female&country=GB&countryregion=\d+$/);
  const address = page.url();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/search');
  await expect(page).toHaveURL(address);
});

test('a filter that the site has no more is removed for now: the others, which nobody knows, stay kept', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await control.setFaults([{ path: '/api/search.php', fault: 'status:422', times: 1 }]);
  await page.goto('/search');
  await expect(page.getByRole('heading', { name: 'That filter isn’t available' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove this filter' }).click();
  await expect(page).toHaveURL('/search?gender=all');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/search');
  await expect(page).toHaveURL(/gender=female/);
  await expect(page.getByLabel('Gender')).toHaveValue('female');
});

test('the warning about a link goes once other filters are chosen, and not with another page of results', async ({
  page,
}) => {
  await beLoggedIn(page);
  await page.goto('/search?country=XX&gender=all');
  await expect(warning(page)).toContainText('your own setting stays: Country');
  await expect(page).toHaveURL('/search?min_age=26&max_age=50&country=GB');
  await page.getByRole('link', { name: 'Page 2', exact: true }).first().click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(warning(page)).toBeVisible();
  await page.getByLabel('Country').selectOption('Netherlands');
  await expect(page).toHaveURL(/country=NL/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(warning(page)).toHaveCount(0);
});

function warning(page: Page) {
  return page.getByText('We don’t know');
}
