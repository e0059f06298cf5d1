import { expect, type Page } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { expectAccessible } from './accessibility.ts';
import { beLoggedIn, logIn, test } from './fixtures.ts';
import { settle } from './page-state.ts';

const PARTS = [
  'navigation',
  'ui',
  'signup',
  'profile-search',
  'member-details',
  'chat',
  'likes',
  'my-profile',
  'notifications',
  'footer',
];

test('the configuration says in which template the product shows', async ({ browser, baseURL }) => {
  for (const template of TEMPLATE_NAMES) {
    // A fresh device: the template from the site's settings only applies from the next start on.
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch();
      const configuration: unknown = await answer.json();
      await route.fulfill({ json: Object.assign({}, configuration, { template }) });
    });
    // Members' pages are not prerendered; a prerendered page is always in the template it was written in.
    await page.goto('/home');
    await expectTemplate(page, template);
    await context.close();
  }
});

test('this device may choose another template than the site, and keeps it', async ({ page, baseURL }) => {
  await chooseTemplate(page, baseURL, 'classic');
  await logIn(page);
  await expectTemplate(page, 'classic');
  await expect(page.locator('html')).toHaveClass(/logged-in/);
  await expect(page.locator('html')).toHaveClass(/route-home/);
  await page.reload();
  await expectTemplate(page, 'classic');
});

test('the breadcrumbs of classic call the search by the name of its page', async ({ page, baseURL }) => {
  await chooseTemplate(page, baseURL, 'classic');
  await beLoggedIn(page);
  const trail = page.getByRole('navigation', { name: 'You are here' });
  await page.goto('/members');
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Find members']);
  await page.goto('/members/221');
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Find members', /Maya/]);
});

test('the breadcrumbs of classic lead from an order back to the credits', async ({ page, baseURL }) => {
  await chooseTemplate(page, baseURL, 'classic');
  await beLoggedIn(page);
  const trail = page.getByRole('navigation', { name: 'You are here' });
  await page.goto('/credits/1');
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Credits', 'Order credits']);
  await trail.getByRole('link', { name: 'Credits' }).click();
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Credits']);
});

test('every entry of the account menu is readable in each template, on a phone', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beLoggedIn(page);
  for (const template of TEMPLATE_NAMES) {
    await chooseTemplate(page, baseURL, template);
    await page.goto('/home');
    await page.getByRole('button', { name: /Account$/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Language: English' })).toBeVisible();
    await expectAccessible(page);
  }
});

test('what the settings of the site say counts from the next start on, part by part', async ({
  page,
  control,
  baseURL,
  guard,
}) => {
  guard.allowMissingPages();
  await control.setSettings({ template: 'classic' });
  await logIn(page);
  await expectTemplate(page, 'social');
  const kept = async () => (await page.context().cookies()).find(({ name }) => name === 'rendezvous_site_template');
  await expect.poll(async () => (await kept())?.value).toContain('classic');
  await page.reload();
  await expectTemplate(page, 'classic');
  const parts = `${(await kept())?.value}`.split('.');
  const value = [...parts.slice(0, -1), 'social'].join('.');
  await page.context().addCookies([{ name: 'rendezvous_site_template', value, url: baseURL ?? '' }]);
  await page.goto('/no-such-page');
  await settle(page);
  await expect(page.locator('html')).toHaveAttribute('data-chat', 'classic');
  await expect(page.locator('html')).toHaveAttribute('data-footer', 'social');
});

async function chooseTemplate(page: Page, baseURL: string | undefined, template: string): Promise<void> {
  await page.context().addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
}

async function expectTemplate(page: Page, template: string): Promise<void> {
  await settle(page);
  const root = page.locator('html');
  await expect(root).toHaveClass(new RegExp(`template-${template}`));
  for (const part of PARTS) await expect(root).toHaveAttribute(`data-${part}`, template);
}
