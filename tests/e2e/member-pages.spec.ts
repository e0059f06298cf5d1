import { expect } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { tinyPng } from '../../scripts/check-contract/requests/tiny-png.ts';
import { chooseBirthDate } from './birth-date.ts';
import { beLoggedIn, DEMO, logIn, test } from './fixtures.ts';
import { painted } from './page-state.ts';
import { CORE } from './tags.ts';
import { drawIn } from './template.ts';

const PREMIUM = { email: 'premium@example.com', password: 'premium-password' };

test('the chat with a member opens, or says that it cannot start', async ({ page, control, guard }) => {
  guard.allowFailedRequests();
  await logIn(page);
  // Fails repeatedly until reset, since the same path is used to prefetch the messages of all chats.
  await control.setFaults([{ path: '/api/chat.php', fault: 'status:503' }]);
  await page.goto('/members/118/chat');
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog).toContainText('Cannot start chat, try again later or contact customer support.');
  await control.setFaults([]);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/chats\/\d+$/);
});

test('a pack is ordered with the legal words and paid for at the provider', async ({ page, control, guard }) => {
  // The test payment page has no favicon.
  guard.allow(/favicon\.ico/);
  await beLoggedIn(page);
  await page.goto('/credits');
  await page.getByRole('button', { name: 'Continue to the order' }).click();
  await expect(page.getByText('Choose a pack first.')).toBeVisible();
  await page.getByRole('radio', { name: /^25 credits/ }).check();
  await page.getByRole('button', { name: 'Continue to the order' }).click();
  await expect(page).toHaveURL(/\/credits\/2$/);
  const order = page.getByRole('button', { name: 'Order with obligation to pay' });
  await order.click();
  await expect(page.getByText('First choose how to pay.')).toBeVisible();
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await order.click();
  await expect(page).toHaveURL(/\/_reference\/pay\/t_/);
  expect(await control.countRequests('POST', '/api/credits.php')).toBe(1);
});

test('a pack or method that is not offered leads back to the packs, saying so', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/credits/99');
  await expect(page.getByText('That pack isn’t available.')).toBeVisible();
  await page.goto('/credits/2/shells');
  await expect(page.getByText('That payment method isn’t available here.')).toBeVisible();
  await expect(page).toHaveURL(/\/credits$/);
});

test('nothing can be ordered offline, and the reason is given', async ({ page, context, guard }) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await page.goto('/credits/2/paypal');
  const order = page.getByRole('button', { name: 'Order with obligation to pay' });
  await expect(order).toBeEnabled();
  await context.setOffline(true);
  await expect(order).toBeDisabled();
  await expect(order).toHaveAccessibleDescription(/You’re offline/);
  await context.setOffline(false);
  await expect(order).toBeEnabled();
});

test('premium is cancelled after asking, and stays until its end', async ({ page }) => {
  await beLoggedIn(page, PREMIUM);
  await page.goto('/premium');
  await page.getByRole('button', { name: 'Cancel premium' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel premium' }).click();
  await expect(page.getByText(/^Until .* It isn’t renewed\.$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/It isn’t renewed\.$/)).toBeVisible();
});

test('premium is ordered with plan, method and the legal words', { tag: CORE }, async ({ page, guard }) => {
  guard.allow(/favicon\.ico/);
  await beLoggedIn(page);
  await page.goto('/premium');
  await page.getByRole('radio', { name: /^3 months/ }).check();
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await expect(page.getByText(/^Renews every 3 months for/)).toBeVisible();
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect(page).toHaveURL(/\/_reference\/pay\/t_/);
});

test('what a member is told of is chosen, not left unsaved by accident, and stays chosen', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/notifications');
  const likes = page.getByRole('group', { name: 'New likes' });
  await expect(likes.getByLabel('By email')).toHaveValue('daily');
  await likes.getByLabel('By email').selectOption('Never');
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/notifications');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await page.reload();
  await expect(likes.getByLabel('By email')).toHaveValue('never');
});

test('a wrong address is changed from the link to the notifications', async ({ page, control }) => {
  await beLoggedIn(page);
  await page.goto('/notifications#email-change-incorrect');
  await page.getByLabel('New email address').fill('robin@nowhere');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Value is not a valid email address')).toBeVisible();
  await page.getByLabel('New email address').fill('robin@example.org');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('That password isn’t right.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/An email with a link is on its way to robin@example\.org/)).toBeVisible();
  expect(JSON.stringify(await control.mail())).toContain('robin@example.org');
});

test('the own profile is changed and saved, and not left unsaved by accident', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/home');
  await page.goto('/profile');
  await page.getByLabel('Town or city').fill('Bath');
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  await page.getByRole('link', { name: 'View as others see it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByLabel('Town or city')).toHaveValue('Bath');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Town or city')).toHaveValue('Bath');
  await chooseBirthDate(page.getByRole('group', { name: 'Date of birth' }), `${new Date().getFullYear() - 18}-12-31`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You must be at least 18 years old.')).toBeVisible();
  await chooseBirthDate(page.getByRole('group', { name: 'Date of birth' }), `${new Date().getFullYear() - 101}-01-01`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('That would make you more than 100 years old.')).toBeVisible();
  await page.getByRole('link', { name: 'View as others see it' }).click();
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/members\/\d+$/);
});

test('a photo is added and removed', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/profile');
  const photos = page.getByRole('region', { name: 'Photos' }).getByRole('listitem');
  await expect(photos).toHaveCount(3);
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(page.getByText('Photos must be PNG or JPEG.')).toBeVisible();
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(tinyPng(64, [200, 120, 90])) });
  await page.getByRole('dialog').getByRole('button', { name: 'Use whole photo' }).click();
  await expect(photos).toHaveCount(4);
  await page.getByRole('button', { name: 'Actions for photo 4' }).click();
  await page.getByRole('menuitem', { name: 'Remove photo 4' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove photo' }).click();
  await expect(photos).toHaveCount(3);
});

test('each list of likes is named by the heading and by the title of its tab', async ({ page }) => {
  await beLoggedIn(page);
  for (const [kind, title] of [
    ['received', 'Likes received'],
    ['given', 'Likes sent'],
    ['mutual', 'Mutual likes'],
    ['passed', 'Passed profiles'],
  ] as const) {
    await page.goto(`/likes/${kind}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`${title} · `));
  }
});

test('the tab of received likes counts all of them, as the other tabs do, and says how many are new', async ({
  page,
}) => {
  await beLoggedIn(page);
  await page.goto('/likes/received');
  const tab = page.getByRole('navigation', { name: 'Kinds of likes' }).getByRole('link', { name: 'Received' });
  await expect(tab).toHaveAccessibleName(/^Received \d+ \d+ new likes$/);
  const [all, fresh] = ((await tab.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  expect(all).toBeGreaterThan(fresh ?? Number.POSITIVE_INFINITY);
});

test('the titles of the lists of likes are of one line on a narrow phone, so that nothing moves between them', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await beLoggedIn(page);
  for (const [template, locale] of [
    ['social', 'nl'],
    ['classic', 'de'],
    ['lavish', 'nl'],
    ['lavish', 'pl'],
  ] as const) {
    await drawIn(page.context(), baseURL, template);
    await page.context().addCookies([{ name: 'i18n_redirected', value: locale, url: baseURL ?? '' }]);
    await page.goto('/likes/received');
    const tops = [];
    for (const kind of ['received', 'given', 'mutual', 'passed']) {
      const tab = page.getByRole('main').locator(`a[href="/likes/${kind}"]`);
      await tab.click();
      await expect(tab).toHaveAttribute('aria-current', 'page');
      tops.push((await tab.boundingBox())?.y);
    }
    expect([template, locale, new Set(tops).size]).toEqual([template, locale, 1]);
  }
});

test('the way into a chat has its words on one line in every window, in German too', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'i18n_redirected', value: 'de', url: baseURL ?? '' }]);
  await beLoggedIn(page);
  for (const template of TEMPLATE_NAMES) {
    await drawIn(context, baseURL, template);
    await page.goto('/members/221');
    const chat = page
      .getByRole('main')
      .getByRole('button', { name: /^Chat öffnen/ })
      .first();
    for (const width of [620, 768, 960, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(chat).toBeVisible();
      // What a script decides by the width comes with the next paint.
      await painted(page);
      const lines = await chat.evaluate((button) => {
        const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode();
        const range = document.createRange();
        if (words !== null) range.selectNodeContents(words);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines, `${template}, ${width} px`).toBe(1);
      const box = await chat.boundingBox();
      expect(box?.height, `${template}, ${width} px`).toBeLessThanOrEqual(64);
      expect(box?.width, `${template}, ${width} px`).toBeGreaterThanOrEqual(120);
    }
  }
});
