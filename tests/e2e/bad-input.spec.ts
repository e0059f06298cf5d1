import { expect, type Page } from 'playwright/test';
import { beLoggedIn, DEMO, logIn, OTHER, test } from './fixtures.ts';
import { openFirstChat } from './page-state.ts';
import { CORE } from './tags.ts';
import { openChat } from './worker-in-browser.ts';

/** The member in the demo account's longest conversation, and that conversation. */
const MAYA = { profileId: 221, conversationId: 1 };
const NO_SUCH_CHAT = { name: 'This chat doesn’t exist' };

test('a chat that does not exist ends in a message with the way back', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/chats/987654321');
  await expect(page.getByRole('heading', NO_SUCH_CHAT)).toBeVisible();
  await expect(page.getByPlaceholder('Write a message')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'All chats' }).click();
  await expect(page).toHaveURL(/\/chats$/);
});

test('an address whose id is no id names no chat', async ({ page, guard }) => {
  guard.allowMissingPages();
  await logIn(page);
  for (const id of ['0', '-1', '01', '1.5', '99999999999999999999', '%F0%9F%92%98']) {
    await page.goto(`/chats/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'This page isn’t here' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to home' })).toBeVisible();
  }
});

test('a chat of somebody else looks like one that does not exist', async ({ page, openContext, control }) => {
  const theirs = await (await openContext()).newPage();
  await logIn(theirs, OTHER);
  const path = await openFirstChat(theirs);
  await theirs.goto(path);
  const name = await theirs.getByRole('heading', { level: 1 }).innerText();
  await logIn(page);
  await control.clearRequests();
  await page.goto(path);
  await expect(page.getByRole('heading', NO_SUCH_CHAT)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(name);
  const answers = (await control.requests()).filter((one) => one.account === DEMO.email && one.query !== '');
  const ofTheirs = answers.filter((one) => path === `/chats/${new URLSearchParams(one.query).get('conversation')}`);
  expect(new Set(ofTheirs.map((one) => one.status))).toEqual(new Set([404]));
});

test('an empty message gets a hint and is not sent', async ({ page, control }) => {
  await beLoggedIn(page);
  await openChat(page, MAYA.conversationId);
  const hint = 'Write something first.';
  const before = await page.getByRole('log').innerText();
  for (const text of ['', ' \n\t \n']) {
    await composer(page).fill(text);
    await expect(page.getByText(hint)).toHaveCount(0);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(composer(page)).toHaveAccessibleDescription(hint);
    await expect(page.getByText(hint)).toBeVisible();
    await expect(composer(page)).toBeFocused();
    await composer(page).press('Enter');
  }
  expect(await page.getByRole('log').innerText()).toBe(before);
  expect(await control.countRequests('POST', '/api/chat.php')).toBe(0);
});

test('a message of 100,000 characters is not cut, is explained, and survives a reload as a draft', async ({
  page,
  control,
}) => {
  await beLoggedIn(page);
  await openChat(page, MAYA.conversationId);
  const text = 'x'.repeat(100_000);
  const holdsAll = async () => (await composer(page).inputValue()) === text;
  await composer(page).fill(text);
  await page.reload();
  await expect.poll(holdsAll).toBe(true);
  const why = /98,000 characters too long. A message holds at most 2,000/;
  await expect(composer(page)).toHaveAccessibleDescription(why);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(why)).toBeVisible();
  await expect(composer(page)).toBeFocused();
  expect(await holdsAll()).toBe(true);
  expect(await control.countRequests('POST', '/api/chat.php')).toBe(0);
  await composer(page).fill('Short after all');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log').getByText('Short after all')).toBeVisible();
  await expect.poll(() => control.countRequests('POST', '/api/chat.php')).toBe(1);
});

test('a like that the server refuses is told with retry and discard, and retry works', async ({
  page,
  control,
  guard,
}) => {
  guard.allow(/The like could not be saved/);
  await beLoggedIn(page);
  await page.goto(`/members/${MAYA.profileId}`);
  const like = page.getByRole('button', { name: /^Like Maya/ });
  const standing = await like.getAttribute('aria-pressed');
  if (standing === 'true') await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => control.countRequests('DELETE', '/api/likes.php')).toBe(standing === 'true' ? 1 : 0);
  await control.setFaults([{ method: 'POST', path: '/api/likes.php', fault: 'status:422', times: 2 }]);
  await like.click();
  const alert = page.getByRole('alert').filter({ hasText: /Your like for Maya.* couldn’t be saved/ });
  await expect(alert).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await alert.getByRole('button', { name: 'Discard' }).click();
  await expect(alert).toHaveCount(0);
  await like.click();
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => control.countRequests('POST', '/api/likes.php')).toBe(3);
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('a removal that the server refuses is told, and the chat is back', async ({ page, control }) => {
  await beLoggedIn(page);
  await page.goto('/chats');
  const row = page.getByRole('main').locator(`a[href="/chats/${MAYA.conversationId}"]`);
  await expect(row).toBeVisible();
  await control.setFaults([{ method: 'DELETE', path: '/api/chat.php', fault: 'status:422', times: 1 }]);
  await page.getByRole('main').getByRole('button', { name: /Maya/ }).first().click();
  await page.getByRole('menuitem', { name: 'Remove chat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove chat' }).click();
  const alert = page.getByRole('alert').filter({ hasText: /chat with Maya.* couldn’t be removed/ });
  await expect(alert).toBeVisible();
  await expect(row).toBeVisible();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(row).toHaveCount(0);
  await expect(alert).toHaveCount(0);
  await expect.poll(() => control.countRequests('DELETE', '/api/chat.php')).toBe(2);
});

for (const next of ['//evil.example', 'javascript:alert(1)']) {
  test(`after login next=${next} stays on this site`, async ({ page, baseURL }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await fillIn(page);
    await page.waitForURL((url) => url.pathname !== '/login');
    expect(new URL(page.url()).origin).toBe(baseURL);
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Chats' }).first()).toBeVisible();
    expect(dialogs).toEqual([]);
  });
}

test('a server that fails at everything lets the visitor read why, try again, and get in', { tag: CORE }, async ({
  page,
  control,
  guard,
}) => {
  guard.allow(/Failed to load resource/);
  const paths = ['settings', 'login', 'user', 'chats', 'likes', 'chat', 'profile', 'page-hidden'];
  await control.setFaults(paths.map((name) => ({ path: `/api/${name}.php`, fault: 'status:500' })));
  await page.goto('/login');
  await fillIn(page);
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(DEMO.password);
  await page.goto('/chats');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await control.setFaults([]);
  await fillIn(page);
  await expect(page).toHaveURL(/\/chats$/);
});

function composer(page: Page) {
  return page.getByPlaceholder('Write a message');
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(DEMO.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
