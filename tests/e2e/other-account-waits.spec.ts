import type { BrowserContext, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import type { Control } from '../fixtures/control.ts';
import { expectAccessible } from './accessibility.ts';
import { beLoggedIn, DEMO, logIn, OTHER, test } from './fixtures.ts';
import { openWithin } from './page-state.ts';
import { STORY } from './tags.ts';
import { accountDatabases, openChat } from './worker-in-browser.ts';

/** The member in the demo account's longest conversation, and that conversation. */
const MAYA = { profileId: 221, conversationId: 1 };
const SECRET = 'For Maya alone';

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'another account' });
const sentMessages = (control: Control) => control.countRequests('POST', '/api/chat.php');

/**
 * Leaves a message of the demo account waiting, then logs in as another member outside of the app, as on one of the
 * operator's own pages.
 */
async function leaveMessageToNextMember(page: Page, control: Control): Promise<void> {
  await beLoggedIn(page);
  await openChat(page, MAYA.conversationId);
  await control.setFaults([{ method: 'POST', path: '/api/chat.php', fault: 'drop' }]);
  await page.getByPlaceholder('Write a message').fill(SECRET);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log').getByText(SECRET)).toBeVisible();
  await beLoggedIn(page, OTHER);
  await page.goto('/home');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(banner(page)).toHaveText(/^1 unsent item from another account/);
  await control.setFaults([]);
  await control.clearRequests();
}

async function expectNoWordOfIt(page: Page): Promise<void> {
  for (const path of ['/home', '/chats', '/likes']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    // Where words of the other account would be told.
    await expect(banner(page)).toBeVisible();
    await expect(page.locator('body')).not.toContainText(SECRET);
    await expect(page.locator('body')).not.toContainText(DEMO.email);
  }
}

test('what another account has not sent is told by its number, is kept, and goes out once when that account is back', {
  tag: STORY,
}, async ({ page, context, control, guard }) => {
  guard.allowFailedRequests();
  await leaveMessageToNextMember(page, control);
  await expectAccessible(page);
  const second = await openBeside(context);
  await expectNoWordOfIt(second);
  await expect(banner(second)).toBeVisible();
  await banner(page).getByRole('button', { name: 'Keep' }).click();
  // The decision applies to all tabs, permanently.
  for (const tab of [page, second]) await expect(banner(tab)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await second.close();
  expect(await sentMessages(control)).toBe(0);

  await context.clearCookies();
  // The device still believes in the session, until the server says otherwise; a form filled before that is replaced.
  await page.goto('/home');
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page, DEMO);
  // Not by a load: it would end the worker, which asks again for an answer that it has not had yet.
  await openWithin(page, `/chats/${MAYA.conversationId}`);
  await expect(page.getByRole('log').getByText(SECRET)).toHaveCount(1);
  await expect(page.getByRole('log')).not.toContainText(/Sending|Waiting/);
  await expect.poll(() => sentMessages(control)).toBe(1);
  await expect(page.getByRole('log').getByText(SECRET)).toHaveCount(1);
  expect(await sentMessages(control)).toBe(1);
});

test('what another account has not sent is deleted when whoever is here says so, asked once more', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await leaveMessageToNextMember(page, control);
  expect(await accountDatabases(page)).toHaveLength(2);
  const ask = banner(page).getByRole('button', { name: 'Delete' });
  await ask.click();
  const dialog = page.getByRole('dialog', { name: 'Delete what others haven’t sent?' });
  await expect(dialog).toContainText('1 item that another account wrote here will be deleted and never sent.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(ask).toBeFocused();
  expect(await accountDatabases(page)).toHaveLength(2);
  await ask.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => accountDatabases(page)).toHaveLength(1);
  await expect(page.getByText('Couldn’t delete that')).toHaveCount(0);
  expect(await sentMessages(control)).toBe(0);
});

async function openBeside(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/home');
  return page;
}
