import { type BrowserContext, expect, type Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { addRow } from './change-row.ts';
import { beLoggedIn, DEMO, logIn, logOut, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { accountDatabases, openChat, untilReadyForOffline } from './worker-in-browser.ts';

/** A long conversation of the demo account (demo data). */
const MAYA = { profileId: 221, conversationId: 1, name: 'Maya' };
const NEEDLE = 'Do you remember the Käsespätzle in Łódź?';
/** More than a conversation shows at first. */
const SINCE = 60;

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search chats and messages' });
const found = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('link');

test.use({ serviceWorkers: 'allow' });

async function cacheMessages(context: BrowserContext, receive: (text: string) => Promise<void>): Promise<Page> {
  const page = await context.newPage();
  await logIn(page);
  await untilReadyForOffline(page);
  await receive(NEEDLE);
  for (let index = 1; index <= SINCE; index += 1) await receive(`Said later, ${index}`);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.goto('/chats');
  await expect(page.getByText(`Said later, ${SINCE}`)).toBeVisible();
  return page;
}

test('a message is found by its words, also without network, and opens at its place in the conversation', async ({
  context,
  control,
  reference,
  guard,
}) => {
  guard.allowFailedRequests();
  const page = await cacheMessages(context, (text) => control.receiveMessage(MAYA.profileId, DEMO.email, text));
  await field(page).fill('lodz KASESP');
  await expect(found(page)).toHaveCount(1);
  await expect(found(page)).toContainText(MAYA.name);
  await expect(found(page).locator('mark')).toHaveText(['Käsespätzle', 'Łódź']);
  await expect(page.getByText('Only messages on this device are searched.', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await found(page).click();
  await expect(page).toHaveURL(new RegExp(`/chats/${MAYA.conversationId}#message-`));
  await expectAtNeedle(page);
  await expectAccessible(page);
  await page.goBack();
  await expect(field(page)).toHaveValue('lodz KASESP');
  await expect(found(page)).toHaveCount(1);

  await page.close();
  await reference.stop();
  const cold = await context.newPage();
  await cold.goto('/chats');
  await field(cold).fill('remember kase');
  await found(cold).click();
  await expectAtNeedle(cold);
});

test('names and words are searched together, the newest first, and what is not there is said', async ({
  context,
  control,
}) => {
  const page = await cacheMessages(context, (text) => control.receiveMessage(MAYA.profileId, DEMO.email, text));
  await field(page).fill('later said');
  await expect(found(page)).toHaveCount(20);
  await expect(found(page).first()).toContainText(`Said later, ${SINCE}`);
  await page.getByRole('button', { name: 'Show older messages' }).click();
  await expect(found(page)).toHaveCount(40);

  await field(page).fill('may');
  await expect(page.getByRole('region', { name: 'Chats' }).getByRole('link')).toContainText([/Maya/]);
  await field(page).fill('Said later, nobody');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expect(page.getByText('No chat and no message matches “Said later, nobody”.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(field(page)).toHaveValue('');

  await logOut(page);
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => accountDatabases(page)).toEqual([]);
});

/** The message is in view, marked, and has the focus. */
async function expectAtNeedle(page: Page): Promise<void> {
  const message = page.getByRole('log').getByRole('group', { name: NEEDLE });
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('log').getByText(`Said later, ${SINCE}`, { exact: true })).not.toBeInViewport();
}

test('beside a conversation the other chats are searched as in their list', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto(`/chats/${MAYA.conversationId}`);
  const list = page.getByRole('navigation', { name: 'Chats' });
  await expect(list.getByRole('link', { name: /Maya/ })).toHaveAttribute('aria-current', 'page');
  await expect(list.getByRole('link', { name: /Eilidh/ })).toBeVisible();
  const all = await list.getByRole('link').count();
  await field(page).fill('may');
  await expect(list.getByRole('region', { name: 'Chats' }).getByRole('link')).toContainText([/Maya/]);
  await field(page).fill('nobody of this name');
  await expect(list.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list.getByRole('link')).toHaveCount(all);
});

test('beside a conversation each message found opens at its place, also again', async ({ page, control }) => {
  await beLoggedIn(page);
  await openChat(page, MAYA.conversationId);
  const newest = `Said later, ${SINCE}`;
  await control.receiveMessage(MAYA.profileId, DEMO.email, NEEDLE);
  for (let index = 1; index <= SINCE; index += 1) {
    await control.receiveMessage(MAYA.profileId, DEMO.email, `Said later, ${index}`);
  }
  await expect(page.getByRole('navigation', { name: 'Chats' }).getByRole('link', { name: /Maya/ })).toContainText(
    newest,
  );
  for (let visit = 1; visit <= 2; visit += 1) {
    await field(page).fill('Käsespätzle');
    await expect(found(page)).toContainText(NEEDLE);
    await found(page).click();
    await expectAtNeedle(page);
    await page.getByRole('button', { name: /^Newest messages|new messages?$/ }).click();
    await expect(page.getByRole('log').getByText(newest, { exact: true })).toBeInViewport();
  }
  await field(page).fill(`later ${SINCE}`);
  await expect(found(page)).toContainText(newest);
  await found(page).click();
  await expect(page.getByRole('log').getByRole('group', { name: newest })).toBeFocused();
});

test('of more chats than have room beside a conversation all can be reached, with the search', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await openChat(page, MAYA.conversationId);
  const list = page.getByRole('navigation', { name: 'Chats' });
  await expect(list.getByRole('link', { name: /Eilidh/ })).toBeVisible();
  // A poll would take the chats away again.
  await control.setFaults([{ path: '/api/chats.php', fault: 'status:500' }]);
  for (let index = 0; index < MANY; index += 1) await addRow(page, 'chats', zoeChat(1_000 + index));
  await field(page).fill('zoe');
  await list.getByRole('link', { name: `All ${MANY} chats` }).click();
  await expect(page).toHaveURL(/\/chats$/);
  await expect(field(page)).toHaveValue('zoe');
  await page.getByRole('button', { name: `All ${MANY} chats` }).press('Enter');
  await expect(page.getByRole('button', { name: `All ${MANY} chats` })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Chats' }).getByRole('link').nth(4)).toBeFocused();
  // Of that search alone: the next one has its messages within reach again.
  await field(page).fill('zo');
  await expect(page.getByRole('button', { name: `All ${MANY} chats` })).toBeVisible();
});

/** More than a page of the list. */
const MANY = 45;

function zoeChat(conversationId: number): object {
  const profile = { id: conversationId, name: 'Zoe', age: 30, main_image: null, online: false, fictional_icon: false };
  return {
    conversationId,
    profileId: conversationId,
    profile,
    unreadCount: 0,
    lastMessage: null,
    lastMessageId: 0,
    lastActivityAtMs: conversationId,
    readOnly: false,
    blocked: false,
    words: ['zoe'],
  };
}

for (const text of ['x'.repeat(40), 'Donaudampfschifffahrt'.repeat(20)]) {
  test(`a word of ${text.length} letters that nobody wrote stays inside the window of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await beLoggedIn(page);
    await page.goto('/chats');
    await field(page).fill(text);
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await expect(page.getByText(text.slice(0, 40))).toBeVisible();
    await expect(page.getByText(text)).toHaveCount(text.length > 60 ? 0 : 1);
    await expectNoSidewaysScroll(page);
  });
}
