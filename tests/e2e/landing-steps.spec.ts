import { expect } from 'playwright/test';
import { test } from './fixtures.ts';

/** What the operator is told of the way from a landing page to an account. */

const NONE = { seen: 0, started: 0, email: 0, account: 0 };

test('each step from a landing page to an account is counted once, and the developer area shows those of the tab', async ({
  page,
  control,
}) => {
  const path = '/landers/gallery/milf-eng';
  const counts = () => control.landingSteps();
  const campaign = { family: 'gallery', niche: 6, network: 'summer', ref: 'banner-7' };
  await page.goto(`${path}?network=summer&ref=banner-7`);
  await expect.poll(counts).toEqual([{ ...campaign, ...NONE, seen: 1 }]);
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('nobody');
  await page.getByRole('textbox', { name: 'Password' }).fill('a-long-password');
  await expect.poll(counts).toEqual([{ ...campaign, ...NONE, seen: 1, started: 1 }]);
  await email.fill('steps@example.com');
  await email.blur();
  await expect.poll(counts).toEqual([{ ...campaign, ...NONE, seen: 1, started: 1, email: 1 }]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  await email.fill('steps@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('a-long-password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.locator('html')).toHaveClass(/logged-in/);
  expect(await counts()).toEqual([{ ...campaign, seen: 1, started: 1, email: 1, account: 1 }]);
  await page.goto('/_dev');
  const funnel = page.getByRole('table').first();
  for (const step of ['Seen', 'Sign-up started', 'Email entered', 'Account created'])
    await expect(funnel.getByRole('row', { name: step })).toHaveText(`${step}1`);
});

test('a page that the browser only prepares is counted when it is shown', async ({ page, control }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => Reflect.get(window, 'shown') ?? 'hidden' });
  });
  await page.goto('/landers/iconslanding/eng');
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await control.landingSteps()).toEqual([]);
  await page.evaluate(() => {
    Reflect.set(window, 'shown', 'visible');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect
    .poll(() => control.landingSteps())
    .toEqual([{ family: 'iconslanding', niche: 1, network: '', ref: '', ...NONE, seen: 1 }]);
});

test('a backend that does not count is asked once in a tab, and the visitor sees nothing of it', async ({
  page,
  control,
}) => {
  await control.setFaults([{ path: '/api/landing-step.php', fault: 'status:404' }]);
  const asked = () => control.countRequests('POST', '/api/landing-step.php');
  await page.goto('/landers/gallery/eng');
  await expect.poll(asked).toBe(1);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('landing-steps'))).toContain('"isRefused":true');
  await page.getByRole('textbox', { name: 'Email' }).fill('quiet@example.com');
  await page.goto('/landers/iconslanding/eng');
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  await page.getByRole('textbox', { name: 'Email' }).fill('quiet@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('a-long-password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.locator('html')).toHaveClass(/logged-in/);
  expect(await asked()).toBe(1);
});

test('a visit that begins without a slug is counted on the page of the site’s niche alone', async ({
  page,
  control,
}) => {
  await control.setSettings({ niche: 3 });
  await control.setFaults([{ path: '/api/settings.php', fault: 'delay:1000' }]);
  await page.goto('/landers/gallery');
  await expect(page).toHaveURL(/\/landers\/gallery\/.+-eng$/);
  const seen = { family: 'gallery', niche: 3, network: '', ref: '', ...NONE, seen: 1 };
  await expect.poll(() => control.landingSteps()).toEqual([seen]);
});
