import { expect } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { beLoggedIn, DEMO, logIn, OTHER, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { settle } from './page-state.ts';

/** From the demo data: a member with several photos, one who has left, and an id without a member. */
const MEMBER = 118;
const GONE = 137;
const NOBODY = 999_999;
/** The members of the demo account and the other account. */
const DEMO_MEMBER = 1;
const OTHER_MEMBER = 2;

test('a visitor sees a member as the settings allow, and is led to the sign-up', async ({ page, control }) => {
  await page.goto(`/members/${MEMBER}`);
  await expect(page.getByRole('button', { name: /^Enlarge/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Like/ })).toHaveCount(0);
  await settle(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Report' }).click();
  await expect(page.getByLabel('Which page or member? (optional)')).toHaveValue(new RegExp(`/members/${MEMBER}$`));
  await page.goto(`/likes/m/${MEMBER}`);
  await page.getByRole('link', { name: 'Sign up for free' }).click();
  await expect(page).toHaveURL(new RegExp(`/members/${MEMBER}/signup$`));
  await page.goto(`/members/${GONE}`);
  await expect(page.getByRole('heading', { name: 'This member is no longer here' })).toBeVisible();

  await control.setSettings({ logged_out_search: 'none', logged_out_search_trafficsource: 'other' });
  await page.goto(`/members/${MEMBER}`);
  await expect(page.getByRole('heading', { name: 'This profile is for members' })).toBeVisible();
  await page.goto(`/members/${MEMBER}?network=summer`);
  await expect(page.getByRole('button', { name: /^Enlarge/ })).toBeVisible();
});

test('members who are not there, have left or have blocked one are explained, and odd names stay text', async ({
  page,
  openContext,
}) => {
  const name = `<img src=x onerror=alert(1)> \u05e9\u05dc\u05d5\u05dd 👩‍👩‍👧 ${'W'.repeat(100)}`;
  const newcomer = await (await openContext()).newPage();
  await newcomer.goto('/signup');
  await newcomer.locator('input[type="email"]').first().fill('odd@example.org');
  const nameField = newcomer.getByLabel(/name/i).first();
  await nameField.fill(name);
  await expect(nameField).toHaveValue(name);
  await newcomer.locator('input[type="password"]').first().fill('a-long-password');
  await newcomer.getByRole('button', { name: 'Create account' }).click();
  await expect(newcomer.getByText(/^Step \d of 6$/)).toBeVisible();
  await newcomer.goto('/profile');
  const path = (await newcomer.getByRole('link', { name: 'View as others see it' }).getAttribute('href')) ?? '';

  const blocker = await (await openContext()).newPage();
  await beLoggedIn(blocker, OTHER);
  await blocker.goto(`/members/${DEMO_MEMBER}`);
  await blocker.getByRole('button', { name: /: report, block$/ }).click();
  await blocker.getByRole('menuitem', { name: /^Block/ }).click();
  await blocker.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(blocker.getByRole('status').filter({ hasText: 'You’ve blocked' })).toBeVisible();

  await logIn(page, DEMO);
  for (const [id, title] of [
    [NOBODY, 'This member doesn’t exist'],
    [GONE, 'This member is no longer here'],
    [OTHER_MEMBER, 'This member is no longer here'],
  ] as const) {
    await page.goto(`/members/${id}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Find others' })).toBeVisible();
  }
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByText(/hasn’t written anything yet/)).toBeVisible();
    await expect(page.locator('main img[src="x"]')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  }
  // A chat with that name: its end, where the send button is, stays in the window.
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto(`${path}/chat`);
  await expect(page.getByText(/^No messages yet\. Say hello to <img src=x/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^Actions for the chat/ })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await page.goto(path);
  await page.getByRole('button', { name: /^Like / }).click();
  // Shown once the worker has stored it; the press may happen before the worker has started.
  await expect(page.getByText(/^You like /).first()).toBeVisible();
  await page.goto('/likes/given');
  // Not the first: a like of the same time with a picture leads.
  await expect(page.getByRole('article').filter({ hasText: 'onerror=alert(1)' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
