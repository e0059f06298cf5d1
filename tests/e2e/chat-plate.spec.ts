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
