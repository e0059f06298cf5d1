import { expect, type Page } from 'playwright/test';
import type { SeenRequest } from '../fixtures/control.ts';
import { countUnsent, hasRow } from './change-row.ts';
import { beLoggedIn, DEMO, test } from './fixtures.ts';
import { untilQuiet } from './page-state.ts';
import { openChat, untilPrefetched } from './worker-in-browser.ts';

/** From the demo data: a long conversation. */
const MAYA = { profileId: 221, conversationId: 1 };

test('a chat opens where the unread begin, a message is copied, and a draft is told in the list', async ({
  page,
  context,
  control,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await beLoggedIn(page);
  await openChat(page, MAYA.conversationId);
  await page.goto('/chats');
  const texts = Array.from({ length: 40 }, (_, index) => `Unread ${index + 1}`);
  for (const text of texts) await control.receiveMessage(MAYA.profileId, 'demo@example.com', text);
  const arabic = 'مرحبا، كيف حالك اليوم؟';
  await control.receiveMessage(MAYA.profileId, 'demo@example.com', arabic);
  await page.reload();
  const row = rows(page).filter({ hasText: 'Maya' });
  await expect(row).toContainText(arabic);
  await row.click();
  const log = page.getByRole('log');
  const divider = log.getByRole('heading', { name: 'Unread messages' });
  await expect(divider).toBeInViewport();
  await expect(log.getByText('Unread 1', { exact: true })).toBeInViewport();
  await expect(log.getByText(arabic)).not.toBeInViewport();
  // The divider stays while the member reads, and is gone on the next visit.
  await page.getByRole('button', { name: /^Newest messages|new messages?$/ }).click();
  const rightToLeft = log.getByText(arabic);
  await expect(rightToLeft).toBeInViewport();
  expect(await rightToLeft.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  expect(await rightToLeft.evaluate((element) => getComputedStyle(element).display)).toBe('block');
  await rightToLeft.hover();
  await log.getByRole('button', { name: 'Copy message' }).last().click();
  await expect(page.getByText('Message copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(arabic);
  await composer(page).fill('Not sent yet');
  await page.goto('/chats');
  await expect(row).toContainText(/Draft:\s*Not sent yet/);
  await row.click();
  await expect(composer(page)).toHaveValue('Not sent yet');
  await expect(divider).toHaveCount(0);
});

const NOT_LOADED = 'The newest messages couldn’t be loaded.';
/** With the wait after failures. */
const AGAIN_MS = 60_000;

test('an open chat tells that a message cannot be loaded, which stays unread until it can', async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await openChat(page, MAYA.conversationId);
  await expect.poll(() => hasRow(page, 'conversations', MAYA.conversationId)).toBe(true);
  // The mark of what was read as the chat was opened, which a reload would send again, is at the server.
  await expect.poll(() => control.countRequests('PUT', '/api/chat.php')).toBe(1);
  await expect.poll(() => countUnsent(page)).toBe(0);
  await control.setFaults([{ method: 'GET', path: '/api/chat.php', fault: 'status:500' }]);
  await control.clearRequests();
  await control.receiveMessage(MAYA.profileId, DEMO.email, 'Do you see me?');
  // A page that comes polls at once; one that has just polled hears of a message with its next poll.
  await page.reload();
  const row = page.getByRole('navigation', { name: 'Chats' }).getByRole('link', { name: /Maya/ });
  await expect(row).toContainText('Do you see me?');
  await expect(row).toContainText('1 unread message');
  await expect(page.getByText(NOT_LOADED)).toBeVisible();
  expect(await control.countRequests('PUT', '/api/chat.php')).toBe(0);
  await control.setFaults([]);
  await expect(page.getByRole('log')).toContainText('Do you see me?', { timeout: AGAIN_MS });
  await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
  await expect.poll(() => control.countRequests('PUT', '/api/chat.php')).toBe(1);
  await expect(row).not.toContainText('unread');
});

test('that the newest messages could not be loaded is told only until they are', async ({ page, control, guard }) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await openChat(page, MAYA.conversationId);
  await expect.poll(() => hasRow(page, 'conversations', MAYA.conversationId)).toBe(true);
  await page.goto('/chats');
  await control.setFaults([{ method: 'GET', path: '/api/chat.php', fault: 'status:502' }]);
  await page.goto(`/chats/${MAYA.conversationId}`);
  await expect(page.getByText(NOT_LOADED)).toBeVisible();
  await control.setFaults([]);
  await expect(page.getByText(NOT_LOADED)).toHaveCount(0, { timeout: AGAIN_MS });
});

test('a poll that comes before the chat is on screen does not take away where the unread begin', async ({
  page,
  control,
}) => {
  await beLoggedIn(page);
  await openChat(page, MAYA.conversationId);
  await page.goto('/chats');
  for (const text of ['First news', 'Second news']) await control.receiveMessage(MAYA.profileId, DEMO.email, text);
  await page.reload();
  await expect(rows(page).filter({ hasText: 'Maya' })).toContainText('Second news');
  await holdChatRow(page);
  await control.clearRequests();
  await page.goto(`/chats/${MAYA.conversationId}`);
  await expect.poll(async () => (await control.requests()).some(isAnsweredPoll)).toBe(true);
  await untilQuiet(page);
  await page.evaluate('window.handOverChatRow()');
  await expect(page.getByRole('log').getByRole('heading', { name: 'Unread messages' })).toBeVisible();
});

test('a chat opened from outside begins its unread where the news are that it had not heard of', async ({
  page,
  control,
}) => {
  await beLoggedIn(page);
  await openChat(page, MAYA.conversationId);
  await untilPrefetched(page);
  await page.goto('about:blank');
  for (const text of ['First news', 'Second news']) await control.receiveMessage(MAYA.profileId, DEMO.email, text);
  await page.goto(`/chats/${MAYA.conversationId}`);
  const log = page.getByRole('log');
  const divider = log.getByRole('heading', { name: 'Unread messages' });
  await expect(divider).toBeVisible();
  await control.receiveMessage(MAYA.profileId, DEMO.email, 'Said while reading');
  await expect(log).toContainText(/Unread messages[\s\S]*First news[\s\S]*Second news[\s\S]*Said while reading/);
  await expect(divider).toHaveCount(1);
});

/** The page's reads of single chats wait, from its start until `window.handOverChatRow()`. */
async function holdChatRow(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let waiting: (() => void)[] | null = [];
    Reflect.set(window, 'handOverChatRow', () => {
      const all = waiting ?? [];
      waiting = null;
      for (const deliver of all) deliver();
    });
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.get = function (this: IDBObjectStore, key: IDBValidKey | IDBKeyRange) {
      const request = get.call(this, key);
      if (this.name !== 'chats' || waiting === null) return request;
      return Object.defineProperty(request, 'onsuccess', {
        set: (handler: (event: Event) => void) => {
          request.addEventListener('success', (event) => {
            const deliver = () => handler.call(request, event);
            if (waiting === null) deliver();
            else waiting.push(deliver);
          });
        },
      });
    };
  });
}

const isAnsweredPoll = ({ path, status }: SeenRequest) => path === '/api/chats.php' && status === 200;

function composer(page: Page) {
  return page.getByPlaceholder('Write a message');
}

function rows(page: Page) {
  return page.getByRole('main').locator('a[href^="/chats/"]');
}
