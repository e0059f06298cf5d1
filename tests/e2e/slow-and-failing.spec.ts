import { expect } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { expectAccessible } from './accessibility.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { drawIn } from './template.ts';

const LISTS = ['chats', 'likes', 'search', 'chat'].map((name) => `/api/${name}.php`);

test('a home that waits for its lists greets, keeps their places, and says after a while that it takes longer', async ({
  page,
  control,
}) => {
  await control.setFaults(LISTS.map((path) => ({ path, fault: 'delay:25000' })));
  await beLoggedIn(page);
  await page.goto('/home');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: /^Good .*Robin$/ })).toBeVisible();
  await expect(main.locator('.home-page__waiting')).toBeVisible();
  const said = main.getByRole('status').filter({ hasText: 'This is taking longer than usual.' });
  await expect(said).toBeVisible();
  await expect(said.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(main.getByText('Here’s what’s new.')).toHaveCount(0);
  await expect(main.locator('.home-page__waiting')).toBeVisible();
  await expect(page.getByText(/space/)).toHaveCount(0);
  await expectAccessible(page);
});

test('a conversation that fails keeps its head and the way back, and the list beside it ends its wait', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await page.setViewportSize({ width: 1440, height: 900 });
  await control.setFaults(LISTS.map((path) => ({ path, fault: 'status:503' })));
  await beLoggedIn(page);
  await page.goto('/chats/999');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'This chat couldn’t be loaded' })).toBeVisible();
  await expect(main.getByText('This couldn’t be loaded yet.')).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  // What failed and the banner that gave way to it have one sentence.
  await expect(page.getByText('We can’t reach the server.')).toHaveCount(1);
  await expect(page.getByText('Something went wrong on our side.')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(main.getByRole('heading', { name: 'Chat', exact: true })).toBeInViewport();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Back to all chats' }).first().click();
  await expect(page).toHaveURL('/chats');
});

for (const template of TEMPLATE_NAMES) {
  test(`home of ${template} and its footer stay while a chat is begun with somebody on a slow server`, async ({
    page,
    control,
    context,
    baseURL,
  }) => {
    await drawIn(context, baseURL, template);
    await beLoggedIn(page);
    await page.goto('/home');
    const main = page.getByRole('main');
    const begin = main.getByRole('button', { name: /^Chat with / }).first();
    await expect(begin).toBeVisible();
    await control.setFaults([{ path: '/api/chat.php', fault: 'delay:2500' }]);
    const sections = await main.getByRole('heading', { level: 2 }).count();
    await begin.click();
    await expect(begin).toHaveAttribute('aria-busy', 'true');
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(sections);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page).toHaveURL(/\/chats\/\d+/);
  });
}
