import { expect, type Locator, type Page } from 'playwright/test';
import { beLoggedIn, DEMO, test } from './fixtures.ts';
import { openChat } from './worker-in-browser.ts';

/** The demo account's longest conversation. */
const CONVERSATION = 1;

test('an empty message is refused aloud, though its field has the focus already', async ({ page }) => {
  await beLoggedIn(page);
  await openChat(page, CONVERSATION);
  await page.getByPlaceholder('Write a message').press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Write something first.');
  await expect(page.getByPlaceholder('Write a message')).toBeFocused();
});

test('who removes a chat by keyboard goes on at the one that takes its place', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/chats');
  const rows = page.getByRole('main').getByRole('listitem');
  const next = await rows.nth(2).getByRole('link').first().getAttribute('href');
  await rows
    .nth(1)
    .getByRole('button', { name: /^Actions for the chat/ })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Remove chat' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove chat' }).press('Enter');
  await expect.poll(() => focusedHref(page)).toBe(next);
});

test('in the large view a toast is on top, and the arrow keys work from within a profile', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/search?gender=all&order=newest');
  await page
    .getByRole('main')
    .getByRole('article')
    .nth(2)
    .getByRole('button', { name: /^Show .* large$/ })
    .click();
  const viewer = page.getByRole('dialog', { name: 'Members, one by one' });
  const slide = viewer.locator('div:not([inert]) > article');
  const like = slide.getByRole('button', { name: /^Like / });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  const undo = viewer.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' });
  // Fails where anything covers it.
  await undo.click({ trial: true });

  const name = await slide.getByRole('heading').first().textContent();
  await slide.getByRole('link').last().focus();
  await page.keyboard.press('ArrowRight');
  await expect(slide.getByRole('heading').first()).not.toHaveText(name ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(slide.getByRole('heading').first()).toHaveText(name ?? '');
});

test('a button that has done its work keeps the focus, and pressed again it does nothing', async ({
  page,
  control,
}) => {
  await beLoggedIn(page);
  await page.goto('/notifications');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  const choice = page.getByRole('combobox').and(page.locator(':enabled')).first();
  const other = choice.locator('option:not(:checked)').first();
  await choice.selectOption({ label: await other.innerText() });
  await save.press('Enter');
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await expect(save).toBeDisabled();
  await expectFocusKept(save);
  await save.press('Enter');
  await save.press('Space');
  expect(await control.countRequests('PUT', '/api/notifications.php')).toBe(1);

  await page.goto('/search?gender=all&interests=art');
  await page.getByRole('button', { name: 'Interests (1)' }).press('Enter');
  const clear = page.getByRole('dialog').getByRole('button', { name: 'Clear selection' });
  await clear.press('Enter');
  await expect(clear).toBeDisabled();
  await expectFocusKept(clear);
});

test('why a login failed is said once, by the alert alone, and what was typed keeps the focus', async ({
  page,
  guard,
}) => {
  guard.allowFailedRequests();
  await page.goto('/login');
  await page.getByLabel('Email').fill(DEMO.email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not the password');
  await password.press('Enter');
  await expect(page.getByRole('alert')).toContainText('don’t match');
  await expectFocusKept(password);
  await expect(page.getByRole('alert')).toBeInViewport();
});

test('an address that somebody else took meanwhile is told once, by its field', async ({
  page,
  openContext,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  guard.allow(/The account could not be created: refused/);
  const fill = async (of: Page): Promise<void> => {
    await of.goto('/signup');
    await of.getByLabel('Email').fill('two.tabs@example.com');
    await of.getByLabel('Password', { exact: true }).fill('a long pass phrase');
    await expect(of.getByText('You can use this address.')).toBeVisible();
  };
  await fill(page);
  const other = await (await openContext()).newPage();
  await fill(other);
  await other.getByRole('button', { name: 'Create account' }).click();
  const made = async () =>
    (await control.requests()).filter(({ method, path }) => `${method} ${path}` === 'POST /api/user.php');
  await expect.poll(async () => (await made()).map(({ status }) => status)).toEqual([200]);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('There’s already an account with this address.');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** The browser takes the focus from a control that is disabled with its next frame. */
async function expectFocusKept(control: Locator): Promise<void> {
  await control.page().evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
  await expect(control).toBeFocused();
}

async function focusedHref(page: Page): Promise<string | null> {
  return await page.evaluate(() => document.activeElement?.getAttribute('href') ?? null);
}
