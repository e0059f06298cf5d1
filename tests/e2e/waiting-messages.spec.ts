import { expect, type Page } from 'playwright/test';
import type { Control } from '../fixtures/control.ts';
import { expectAccessible } from './accessibility.ts';
import { changeRow } from './change-row.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { untilQuiet } from './page-state.ts';
import { STORY } from './tags.ts';
import { Workers } from './worker-death.ts';
import { openChat } from './worker-in-browser.ts';

/** Id of the demo account's longest conversation. */
const CONVERSATION_ID = 1;

const composer = (page: Page) => page.getByPlaceholder('Write a message');
const log = (page: Page) => page.getByRole('log');

async function write(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Opens a chat whose first message the server refuses: the next ones wait behind it. */
async function haveOneRefused(page: Page, control: Control): Promise<void> {
  await beLoggedIn(page);
  await openChat(page, CONVERSATION_ID);
  await control.setFaults([{ method: 'POST', path: '/api/chat.php', fault: 'status:422', times: 1 }]);
  await write(page, 'Refused');
  await expect(log(page)).toContainText('This text wasn’t accepted.');
}

test('a message behind the login page of a hotel says so, and arrives once with nothing to press', {
  tag: STORY,
}, async ({ page, control, guard }) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await openChat(page, CONVERSATION_ID);
  const paths = ['/api/chat.php', '/api/user.php', '/api/chats.php', '/api/likes.php'];
  await control.setFaults(paths.map((path) => ({ path, fault: 'html200' })));
  await write(page, 'From the hotel');
  await expect(log(page)).toContainText('this network doesn’t let us through');
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectAccessible(page);
  await control.setFaults([]);
  await expect(log(page)).not.toContainText('doesn’t let us through', { timeout: 70_000 });
  await expect(log(page).getByText('From the hotel')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('behind a refused message the next one waits visibly, is taken back into the field, or sent by decision', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await haveOneRefused(page, control);
  await write(page, 'Held back');
  await expect(log(page)).toContainText('first decide about the message above');
  expect(await control.countRequests('POST', '/api/chat.php')).toBe(1);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(composer(page)).toHaveValue('Held back');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Send the ones below' }).click();
  await expect.poll(() => control.countRequests('POST', '/api/chat.php')).toBe(2);
  await expect(log(page)).not.toContainText('first decide');
  await expect(log(page)).toContainText('This text wasn’t accepted.');
});

test('messages that are taken back stand above what is being written, none of them lost', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await haveOneRefused(page, control);
  await write(page, 'First');
  await write(page, 'Second');
  await composer(page).fill('Being written');
  const takeBack = page.getByRole('button', { name: 'Take back' });
  await expect(takeBack).toHaveCount(2);
  await takeBack.last().click();
  await expect(composer(page)).toHaveValue('Second\n\nBeing written');
  await expect(takeBack).toHaveCount(1);
  await takeBack.click();
  await expect(composer(page)).toHaveValue('First\n\nSecond\n\nBeing written');
  await expect(composer(page)).toBeFocused();
});

test('what was taken back above what is being written is sent with it, and leaves the field empty', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await haveOneRefused(page, control);
  await write(page, 'First');
  await composer(page).fill('Being written');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(composer(page)).toHaveValue('First\n\nBeing written');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByText('Being written')).toBeVisible();
  await untilQuiet(page);
  await expect(composer(page)).toHaveValue('');
});

test('without a connection each message says that it waits, in the list of chats too, and any of them can be taken back', async ({
  page,
  control,
  reference,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await openChat(page, CONVERSATION_ID);
  const row = page.locator(`a[href="/chats/${CONVERSATION_ID}"]`).first();
  await expect(row).toBeVisible();
  await reference.stop();
  for (const text of ['First', 'Second', 'Third']) await write(page, text);
  await expect(log(page).getByText('Waiting for a connection since')).toHaveCount(3);
  await expect(log(page)).not.toContainText('Sending');
  await expect(row).toContainText('Waiting');
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(1);
  const takeBack = page.getByRole('button', { name: 'Take back' });
  await expect(takeBack).toHaveCount(3);
  await takeBack.nth(1).click();
  await expect(composer(page)).toHaveValue('Second');
  await expect(takeBack).toHaveCount(2);
  await reference.start();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(takeBack).toHaveCount(0, { timeout: 70_000 });
  await expect(log(page).getByText(/^(First|Second|Third)$/)).toHaveText(['First', 'Third']);
  expect(await control.countRequests('POST', '/api/chat.php')).toBe(2);
});

test('what waits to be sent counts: no more is written than the balance pays', async ({
  page,
  context,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await openChat(page, CONVERSATION_ID);
  const headers = { 'x-package-name': 'rendezvous', 'x-original-host': 'localhost' };
  const user = Object(await (await page.request.get('/api/user.php', { headers })).json());
  // A member with two credits.
  await control.setFaults([{ method: 'GET', path: '/api/user.php', fault: 'status:503' }]);
  await changeRow(page, { table: 'user', key: 'self', properties: JSON.stringify({ user: { ...user, credits: 2 } }) });
  await page.reload();
  await expect(page.getByText('2 credits', { exact: false }).first()).toBeVisible();
  await context.setOffline(true);
  await write(page, 'The first');
  await expect(log(page)).toContainText('The first');
  await write(page, 'The second');
  await expect(page.getByText('A message costs 1 credit; you have 0.')).toBeVisible();
  await write(page, 'The third');
  // A press that is refused leads to where credits are bought.
  await expect(page.getByRole('form').getByRole('link')).toBeFocused();
  await expect(log(page)).not.toContainText('The third');
  await expect(composer(page)).toHaveValue('The third');
});

test('a chat whose removal waits is not told as removed, and can be kept; refused, it is back with an alert', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await openChat(page, CONVERSATION_ID);
  await control.setFaults([{ method: 'DELETE', path: '/api/chat.php', fault: 'drop' }]);
  const isToldAsRemoved = await watchFor(page, 'Chat removed');
  await remove(page);
  await expect(
    page.getByText('The chat with Maya will be removed as soon as the server can be reached.'),
  ).toBeVisible();
  expect(await isToldAsRemoved()).toBe(false);
  await page.getByRole('button', { name: 'Keep the chat' }).click();
  await expect(page.locator(`a[href="/chats/${CONVERSATION_ID}"]`).first()).toBeVisible();

  await control.setFaults([{ method: 'DELETE', path: '/api/chat.php', fault: 'status:422', times: 1 }]);
  await page.goto(`/chats/${CONVERSATION_ID}`);
  const isRefusalToldAsRemoved = await watchFor(page, 'Chat removed');
  await remove(page);
  await expect(page.getByRole('alert')).toContainText(
    'The chat with Maya couldn’t be removed. It’s back in your list.',
  );
  await expect(page.locator(`a[href="/chats/${CONVERSATION_ID}"]`).first()).toBeVisible();
  expect(await isRefusalToldAsRemoved()).toBe(false);

  await page.goto(`/chats/${CONVERSATION_ID}`);
  await remove(page);
  await expect(page.getByText('Chat removed')).toBeVisible();
});

/** Watches from now on whether the text appears on the page at any time: a toast could disappear between two checks. */
async function watchFor(page: Page, words: string): Promise<() => Promise<boolean>> {
  await page.evaluate((text) => {
    Reflect.set(window, 'hasShownWords', false);
    new MutationObserver(() => {
      if (document.body.textContent.includes(text)) Reflect.set(window, 'hasShownWords', true);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, words);
  return async () => Boolean(await page.evaluate(() => Reflect.get(window, 'hasShownWords')));
}

async function remove(page: Page): Promise<void> {
  await page.locator('header').getByRole('button', { name: /Maya/ }).last().click();
  await page.getByRole('menuitem', { name: 'Remove chat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove chat' }).click();
}

test('a message that the server is slow to take says so after ten seconds, and can be taken back', async ({
  page,
  control,
}) => {
  await beLoggedIn(page);
  await openChat(page, CONVERSATION_ID);
  await control.setFaults([{ method: 'POST', path: '/api/chat.php', fault: 'delay:20000', times: 1 }]);
  await write(page, 'Slowly');
  await expect(log(page)).toContainText('Sending…');
  await expect(log(page)).toContainText(/Sending since \d/);
  await expect(page.getByRole('button', { name: 'Send now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
  await expect(log(page)).not.toContainText('Sending', { timeout: 40_000 });
  await expect(log(page).getByText('Slowly')).toHaveCount(1);
  expect(await control.countRequests('POST', '/api/chat.php')).toBe(1);
});

test('what is sent to a dead worker is not lost by a reload', async ({ page, browser }) => {
  await beLoggedIn(page);
  await openChat(page, CONVERSATION_ID);
  await composer(page).fill('Into the void');
  const workers = await Workers.of(browser, page);
  await workers.killShared();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.reload();
  // Either as a stored message or as the draft it was.
  await expect(log(page)).toBeVisible();
  await expect
    .poll(async () => {
      const isSent = (await log(page).textContent())?.includes('Into the void') === true;
      return isSent || (await composer(page).inputValue()) === 'Into the void';
    })
    .toBe(true);
});
