import { expect, type Page } from 'playwright/test';
import { ADDRESSES } from './addresses.ts';
import { changeConfiguration } from './change-configuration.ts';
import { logIn, test } from './fixtures.ts';
import { openWithin } from './page-state.ts';
import { STORY } from './tags.ts';

test('every public address shows its page to visitors, and every other one leads to login and names the way back', {
  tag: STORY,
}, async ({ page, control }) => {
  test.setTimeout(90_000);
  // By default, the search is open to visitors.
  await control.setSettings({ logged_out_search: 'none' });
  await page.goto('/pages/faq');
  for (const { address, access, name } of ADDRESSES) {
    await openWithin(page, address);
    if (access === 'login') {
      await expect(page, address).toHaveURL(`/login?next=${encodeURIComponent(address)}`);
      continue;
    }
    // A visitor without a deleted account does not see the confirmation of a deletion.
    await expectPage(page, address, address === '/account-deleted' ? 'index' : shownName(address, name));
  }
});

// Each of these addresses is seen as a member in `every-route.spec.ts`, in every run.
test('every address shows its page to members', async ({ page }) => {
  test.setTimeout(90_000);
  await logIn(page);
  for (const { address, path, name } of ADDRESSES) {
    if (path === '/' || path === '/login') continue;
    await openWithin(page, address);
    await expectPage(page, address, nameShownToMembers(name));
    await expect(page.locator('html')).toHaveClass(/logged-in/);
  }
});

test('the index of a landing family goes on to the slug of language and niche, with its query', async ({
  page,
  control,
}) => {
  await page.goto('/landers/gallery?x=1');
  await expect(page).toHaveURL('/landers/gallery/eng?x=1');
  await control.setSettings({ niche: 6 });
  await page.goto('/landers/video');
  await expect(page).toHaveURL('/landers/video/milf-eng');
});

test.describe('in Polish', () => {
  test.use({ locale: 'pl-PL' });

  test('the slug is that of a locale that the site offers', async ({ page }) => {
    await page.goto('/landers/maplanding');
    await expect(page).toHaveURL('/landers/maplanding/pl');
    await page.goto('/landers/gallery/milf-auto?x=1');
    await expect(page).toHaveURL('/landers/gallery/milf-pl?x=1');
  });
});

test('rules of the operator send elsewhere, and hostile ones are refused', { tag: STORY }, async ({
  page,
  baseURL,
}) => {
  const evil = 'http://evil.invalid';
  await page.route(`${evil}/**`, (route) => route.abort());
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.route('**/shop', (route) => route.fulfill({ body: '<h1>Shop</h1>', contentType: 'text/html' }));
  // A server with these rules answers with the app; that of the tests does not know them.
  await page.route(/\/(?:old|promo|away|steal|script|slashes)$/, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/home` }) }),
  );
  await changeConfiguration(page, {
    redirects: [
      { from: '/old', to: '/pages/faq' },
      { from: '/promo', to: '/login?network=summer&ref=flyer' },
      { from: '/away', to: `${baseURL}/shop` },
      { from: '/steal', to: `${evil}/login` },
      { from: '/script', to: 'javascript:alert(1)' },
      { from: '/slashes', to: '//evil.invalid' },
    ],
  });
  await page.goto('/old');
  await expect(page).toHaveURL('/pages/faq');
  await page.goto('/promo');
  await expect(page).toHaveURL('/login');
  const tracking = (await page.context().cookies()).find(({ name }) => name === 'rendezvous_tracking');
  expect(JSON.parse(decodeURIComponent(tracking?.value ?? ''))).toMatchObject({ network: 'summer', ref: 'flyer' });
  await page.goto('/away');
  await expect(page).toHaveURL('/shop');
  for (const path of ['/steal', '/script', '/slashes']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'This page isn’t here' })).toBeVisible();
  }
  expect(requested.filter((url) => url.startsWith(evil))).toEqual([]);
});

test('who sent the visitor is kept for 30 days, and the address is cleaned', async ({ page, context }) => {
  const network = '<img src=x onerror=alert(1)>';
  await page.goto(`/login?network=${encodeURIComponent(network)}&ref=r&x=1#there`);
  await expect(page).toHaveURL('/login?x=1#there');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cookie = (await context.cookies()).find((one) => one.name === 'rendezvous_tracking');
  expect(cookie?.sameSite).toBe('Lax');
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toMatchObject({ network, ref: 'r', sub1: '' });
});

test('title, focus and scroll position are right going on, back and forward', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await page.goto('/');
  await expect(page).toHaveTitle(/Meet new people/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  // Both in one frame: the scroll event comes after the click.
  await page.evaluate(() => {
    window.scrollTo(0, 300);
    document.querySelector<HTMLElement>('header a[href="/login"]')?.click();
  });
  await expect(page).toHaveTitle(/Log in/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(/Meet new people/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(300);
  await page.goForward();
  await expect(page).toHaveTitle(/Log in/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('visits are counted only after a yes, and a no is one press and can be changed', async ({ page, guard }) => {
  guard.allow(/Content Security Policy|count\.invalid/);
  const script = 'https://count.invalid/c.js';
  const loaded = () => page.locator(`script[src="${script}"]`).count();
  await changeConfiguration(page, { analyticsScript: script });
  await page.goto('/login');
  const bar = page.getByRole('region', { name: 'Visitor statistics' });
  await expect(bar).toBeVisible();
  expect(await loaded()).toBe(0);
  await bar.getByRole('button', { name: 'Don’t allow' }).press('Enter');
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect(await loaded()).toBe(0);
  await page.goto('/pages/cookies');
  await expect(bar).toContainText('You haven’t allowed this site to count visits.');
  expect(await loaded()).toBe(0);
  await bar.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect.poll(loaded).toBe(1);
});

test('the warning at the entry is passed once, and the developer area brings it back', async ({ page, context }) => {
  await changeConfiguration(page, { entryWarning: true });
  await page.goto('/login');
  const warning = page.getByRole('dialog', { name: 'For adults only' });
  await warning.getByRole('button', { name: 'I am 18 or older' }).click();
  await expect(warning).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).toContain('skipped-site-entry-warning');
  await page.goto('/_dev');
  await expect(page.getByRole('button', { name: 'Show the entry warning again' })).toBeVisible();
  await expect(warning).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the entry warning again' }).click();
  await page.goto('/login');
  await expect(warning).toBeVisible();
});

/** The index of a landing family redirects to the page of a slug. */
function shownName(address: string, name: string): string {
  return /^\/landers\/[^/]+$/.test(address) ? `${name}-slug` : name;
}

/**
 * A member cannot sign up again, and is redirected to the home page or to the profile that the page belongs to. The
 * chat with a member leads on to the conversation.
 */
function nameShownToMembers(name: string): string {
  if (name === 'members-memberId-chat') return 'chats-chatId';
  if (/^members-memberId-(?:signup|landing)/.test(name)) return 'members-memberId';
  return /signup$|^landers-/.test(name) ? 'home' : name;
}

/** Expects the page itself: its route class on the root, a heading and no error. */
async function expectPage(page: Page, address: string, name: string): Promise<void> {
  const expected = name === 'index' ? 'is-index' : `route-${name}`;
  await expect(page.locator('html'), address).toHaveClass(new RegExp(`(^| )${expected}( |$)`));
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Error \d/ }), address).toHaveCount(0);
  await expect(page, address).toHaveTitle(/Rendezvous/);
}
