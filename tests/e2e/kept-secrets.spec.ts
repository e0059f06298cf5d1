import { expect, type Page } from 'playwright/test';
import { changeConfiguration } from './change-configuration.ts';
import { logIn, logOut, test } from './fixtures.ts';
import { openWithin } from './page-state.ts';

const SCRIPT = 'https://count.invalid/c.js';
const TYPED = { email: 'typed-long-ago@example.com', name: 'Nobody Asked' };

const loadedIn = (page: Page) => page.locator(`script[src="${SCRIPT}"]`).count();
const consentBar = (page: Page) => page.getByRole('region', { name: 'Visitor statistics' });

/** Every visit of this profile may be counted. */
async function allowStatistics(page: Page, baseURL: string | undefined): Promise<void> {
  await changeConfiguration(page, { analyticsScript: SCRIPT });
  await page.context().addCookies([{ name: 'rendezvous_consent', value: 'granted', url: baseURL ?? '' }]);
}

test('the link of a mail stays out of the visitor statistics and of the address, and a reload keeps it', async ({
  page,
  guard,
  baseURL,
}) => {
  guard.allow(/Content Security Policy|count\.invalid/);
  await allowStatistics(page, baseURL);
  await page.goto('/reset-password/do?token=demo-password-ready');
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/reset-password/do');
  await page.reload();
  await page.getByLabel('New password', { exact: true }).fill('another pass phrase');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  expect(await loadedIn(page)).toBe(0);
  await page.goto('/activate/done?token=demo-activate-ready');
  await expect(page.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible();
  await expect(page).toHaveURL('/activate/done');
  // The document was opened with the link, and a script could still ask the browser for it.
  await openWithin(page, '/pages/cookies');
  await expect(consentBar(page)).toBeVisible();
  expect(await loadedIn(page)).toBe(0);
  await page.goto('/login');
  await expect.poll(() => loadedIn(page)).toBe(1);
});

test('consent that is withdrawn in one tab ends the statistics in the others', async ({ page, guard, baseURL }) => {
  guard.allow(/Content Security Policy|count\.invalid/);
  await allowStatistics(page, baseURL);
  const other = await page.context().newPage();
  await other.goto('/login');
  await expect.poll(() => loadedIn(other)).toBe(1);
  await page.goto('/pages/cookies');
  await consentBar(page).getByRole('button', { name: 'Don’t allow' }).click();
  await expect.poll(() => loadedIn(other)).toBe(0);
  await expect.poll(() => loadedIn(page)).toBe(0);
});

test('what a visitor typed into the sign-up is forgotten once a member logs in', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Email').first().fill(TYPED.email);
  await page.locator('input[name="name"]').first().fill(TYPED.name);
  await expect.poll(() => allStored(page)).toContain(TYPED.email);
  await logIn(page);
  expect(await allStored(page)).not.toContain(TYPED.email);
  await logOut(page);
  await expect(page).toHaveURL(/\/login/);
  const stored = await allStored(page);
  for (const text of [TYPED.email, TYPED.name, 'demo@example.com', 'Robin']) expect(stored).not.toContain(text);
});

/** Everything that both storages hold, with its keys. */
async function allStored(page: Page): Promise<string> {
  return await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
}
