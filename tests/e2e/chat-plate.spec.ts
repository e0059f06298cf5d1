import { expect } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';

for (const template of ['social', 'classic'] as const) {
  test(`beside the chats, while none is open, ${template} shows who likes the member, without a call for them`, async ({
    page,
    context,
    baseURL,
    control,
  }) => {
    await context.addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
    await beLoggedIn(page);
    await page.goto('/chats');
    const people = page
      .getByRole('main')
      .getByRole('link', { name: /^\D+, \d{2}/ })
      .filter({ visible: true });
    await expect(people).toHaveCount(4);
    expect(await control.countRequests('GET', '/api/likes.php')).toBe(1);
    const address = (await people.first().getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/members\/\d+$/);
    await people.first().click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });
}

test('beside the chats classic goes on with the members nearby that the home screen has shown, without a call for them', async ({
  page,
  context,
  baseURL,
  control,
}) => {
  await context.addCookies([{ name: 'rendezvous_template', value: 'classic', url: baseURL ?? '' }]);
  await beLoggedIn(page);
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Near you' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^\D+, \d{2}: / })
    .first()
    .waitFor();
  const searches = await control.countRequests('GET', '/api/search.php');
  await page.goto('/chats');
  const nearby = page.getByRole('heading', { name: 'Near you' }).locator('+ ul').getByRole('listitem');
  await expect(nearby.first()).toBeVisible();
  expect(await nearby.count()).toBeGreaterThan(3);
  expect(await control.countRequests('GET', '/api/search.php')).toBe(searches);
});
