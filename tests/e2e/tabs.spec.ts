import { expect, type Page } from 'playwright/test';
import { workerLockName } from '../../worker/public/worker-life.ts';
import { beLoggedIn, logIn, logOut, OTHER, openTabs, test } from './fixtures.ts';
import { CORE } from './tags.ts';
import {
  accountDatabases,
  measureTakeover,
  openChat,
  pollerHolder,
  titleCount,
  untilCounted,
  withoutSharedWorker,
} from './worker-in-browser.ts';

/** Id of the member in the demo account's longest conversation, and of that conversation. */
const MAYA = { profileId: 221, conversationId: 1 };

for (const kind of ['with SharedWorker', 'without SharedWorker'] as const) {
  test(`the tab that polls is closed and another takes over within a second, ${kind}`, { tag: CORE }, async ({
    context,
    control,
  }) => {
    if (kind === 'without SharedWorker') await withoutSharedWorker(context);
    const first = await context.newPage();
    await logIn(first);
    const second = await context.newPage();
    await openChat(second, MAYA.conversationId);
    const before = await pollerHolder(second);
    expect(before).not.toBeNull();
    if (kind === 'without SharedWorker') {
      expect(await measureTakeover(first, second)).toBeLessThan(1_000);
      expect(await pollerHolder(second)).not.toBe(before);
    } else {
      await first.close();
      expect(await pollerHolder(second)).toBe(before);
    }
    await control.receiveMessage(MAYA.profileId, 'demo@example.com', 'Still there?');
    await expect(second.getByRole('log')).toContainText('Still there?');
  });
}

test('the badge is the same in all tabs and falls in all when a chat is opened in one', { tag: CORE }, async ({
  context,
}) => {
  const first = await context.newPage();
  await logIn(first);
  const chats = await context.newPage();
  await chats.goto('/chats');
  const tabs = [first, chats, ...(await openTabs(context, 1, '/likes'))];
  await untilCounted(first);
  const before = await titleCount(first);
  expect(before).toBeGreaterThan(0);
  for (const tab of tabs) await expect.poll(() => titleCount(tab)).toBe(before);
  const unread = await unreadOf(chats, MAYA.conversationId);
  expect(unread).toBeGreaterThan(0);
  await openChat(first, MAYA.conversationId);
  for (const tab of tabs) await expect.poll(() => titleCount(tab)).toBe(before - unread);
});

/** Returns the unread count that the list shows for a chat. */
async function unreadOf(tab: Page, conversationId: number): Promise<number> {
  const row = tab.locator(`li:has(a[href="/chats/${conversationId}"])`);
  const text = await row.getByText(/^\d+ unread message/).textContent();
  return Number.parseInt(text ?? '0', 10);
}

test('a message in an open conversation shows within seconds and counts as read', async ({ page, control }) => {
  await beLoggedIn(page);
  await page.goto('/chats');
  await untilCounted(page);
  const unread = await unreadOf(page, MAYA.conversationId);
  const before = (await titleCount(page)) - unread;
  await openChat(page, MAYA.conversationId);
  await expect.poll(() => titleCount(page)).toBe(before);
  await control.receiveMessage(MAYA.profileId, 'demo@example.com', 'While you are looking');
  await expect(page.getByRole('log')).toContainText('While you are looking');
  expect(await titleCount(page)).toBe(before);
});

test('logout in one tab logs out all and leaves no row behind', { tag: CORE }, async ({ context }) => {
  const first = await context.newPage();
  await logIn(first);
  const tabs = [
    first,
    ...(await openTabs(context, 1, '/chats')),
    ...(await openTabs(context, 1, `/chats/${MAYA.conversationId}`)),
  ];
  expect(await accountDatabases(first)).toHaveLength(1);
  await logOut(first);
  for (const tab of tabs) await expect(tab).toHaveURL(/\/login/);
  await expect.poll(() => accountDatabases(first)).toEqual([]);
});

test('the next account sees nothing of the last', { tag: CORE }, async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/chats');
  await expect(page.getByText('Maya').first()).toBeVisible();
  const [database] = await accountDatabases(page);
  await logOut(page);
  await expect(page).toHaveURL(/\/login/);
  // By the form, which waits for the logout's call: a login beside the app could be undone by it.
  await logIn(page, OTHER);
  await page.goto('/chats');
  await expect(page.locator('a[href^="/chats/"]').first()).toBeVisible();
  await expect(page.getByText('Maya')).toHaveCount(0);
  expect(await accountDatabases(page)).not.toContain(database);
  await page.goto(`/chats/${MAYA.conversationId}`);
  await expect(page.getByRole('heading', { name: 'This chat doesn’t exist' })).toBeVisible();
});

test('a session that the server has ended leads to login and back to the same page', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await page.goto('/likes/given');
  await expect(page.getByRole('article').first()).toBeVisible();
  // For all polls, not only the next one: a poll of the page being left would consume the only fault.
  await control.setFaults([{ path: '/api/user.php', fault: 'status:403' }]);
  await page.reload();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await control.setFaults([]);
  await page.locator('input[autocomplete="username"]').fill('demo@example.com');
  await page.locator('input[autocomplete="current-password"]').fill('demo-password');
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/likes\/given$/);
});

test('a new database version with an old tab open does not hang, and the old tab says so', { tag: CORE }, async ({
  context,
}) => {
  const first = await context.newPage();
  await logIn(first);
  const second = await context.newPage();
  await second.goto('/chats');
  const [name] = await accountDatabases(second);
  // As the worker of a newer version does: it shows that it runs, then it takes the database over.
  const outcome = await first.evaluate(
    async ({ database, lock }) => {
      await new Promise<void>((resolve) => {
        void navigator.locks.request(lock, () => {
          resolve();
          return new Promise(() => undefined);
        });
      });
      return await new Promise<string>((resolve) => {
        const request = indexedDB.open(database, 9_990);
        request.onsuccess = () => resolve('opened');
        request.onerror = () => resolve('failed');
      });
    },
    { database: name ?? '', lock: workerLockName('newer', 'worker', 999) },
  );
  expect(outcome).toBe('opened');
  for (const tab of [first, second])
    await expect(tab.getByRole('heading', { name: 'A newer version is open' })).toBeVisible();
});
