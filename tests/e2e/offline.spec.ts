import { type BrowserContext, expect, type Page } from 'playwright/test';
import { readTexts } from '../faults/read-texts.ts';
import { beLoggedIn, DEMO, logIn, test } from './fixtures.ts';
import { CORE, STORY } from './tags.ts';
import { openChat, untilReadyForOffline } from './worker-in-browser.ts';

const MAYA = { profileId: 221, conversationId: 1 };

/** The worker's calls while a chat is open. */
const CALLS = ['user', 'chats', 'likes', 'chat', 'settings'].map((name) => `/api/${name}.php`);

async function logInAndCache(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await logIn(page);
  await untilReadyForOffline(page);
  return page;
}

test.describe('where the app itself is kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a cold start without network shows the cached chats and their messages', { tag: CORE }, async ({
    context,
    reference,
    guard,
  }) => {
    guard.allowFailedRequests();
    const page = await logInAndCache(context);
    await page.close();
    await reference.stop();
    const cold = await context.newPage();
    await cold.goto('/chats');
    await expect(cold.getByText('Maya').first()).toBeVisible();
    await expect(
      cold
        .getByRole('status')
        .or(cold.getByRole('alert'))
        .getByText(/can’t reach|offline/i)
        .first(),
    ).toBeVisible();
    await cold.locator('a[href^="/chats/"]').nth(3).click();
    await expect(cold.getByRole('log')).toBeVisible();
    await cold.goto(`/chats/${MAYA.conversationId}`);
    await expect(cold.getByRole('log')).toContainText('thank you for last night');
  });

  test('a search that was never opened on this device shows the filters of the member without network', async ({
    context,
    reference,
    guard,
  }) => {
    guard.allowFailedRequests();
    const page = await logInAndCache(context);
    await expect(page.locator('main a[href^="/members/"]').first()).toBeVisible();
    await reference.stop();
    await page.goto('/search');
    await expect(page.getByLabel('Gender')).toHaveValue('female');
    await expect(page.getByLabel('Country')).toHaveValue('GB');
    // In the place of the results, and no banner above it.
    await expect(page.getByRole('heading', { name: 'No connection' }).last()).toBeVisible();
  });

  test('a message written offline goes out exactly once when the network is back', { tag: STORY }, async ({
    context,
    reference,
    control,
    guard,
  }) => {
    guard.allowFailedRequests();
    test.setTimeout(120_000);
    const page = await logInAndCache(context);
    await openChat(page, MAYA.conversationId);
    await reference.stop();
    await write(page, 'Sent from the tunnel');
    const bubble = page.getByRole('log').getByText('Sent from the tunnel');
    await expect(bubble).toBeVisible();
    await expect(page.getByRole('log')).toContainText(/Sending|once you’re online|Waiting for a connection/);
    await page.reload();
    await expect(bubble).toBeVisible();
    await reference.start();
    await expect.poll(() => control.countRequests('POST', '/api/chat.php'), { timeout: 70_000 }).toBe(1);
    await expect(page.getByRole('log')).not.toContainText(/Sending|once you’re online|Waiting for a connection/);
    await page.reload();
    await expect(bubble).toHaveCount(1);
    const texts = await readTexts(reference.url, MAYA.conversationId);
    expect(texts.filter((text) => text === 'Sent from the tunnel')).toHaveLength(1);
  });

  test('messages from a tunnel arrive once and in order: tab discarded, session expired, a hotel in between, then the login', {
    tag: CORE,
  }, async ({ context, reference, control, guard }) => {
    guard.allowFailedRequests();
    test.setTimeout(240_000);
    const texts = ['First from the tunnel', 'Second from the tunnel'];
    const typed = await logInAndCache(context);
    await openChat(typed, MAYA.conversationId);
    await reference.stop();
    for (const text of texts) {
      await write(typed, text);
      await expect(typed.getByRole('log').getByText(text)).toBeVisible();
    }
    await typed.close();
    const page = await context.newPage();
    await page.goto(`/chats/${MAYA.conversationId}`);
    for (const text of texts) await expect(page.getByRole('log').getByText(text)).toBeVisible();
    await context.clearCookies();
    // The app retries on its own and first gets the hotel's response.
    await reference.start(CALLS.map((path) => ({ path, fault: 'html200' })));
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    const hotel = page.getByRole('status').filter({ hasText: 'this network doesn’t let us through' });
    await expect(hotel).toBeVisible({ timeout: 70_000 });
    for (const text of texts) await expect(page.getByRole('log').getByText(text)).toBeVisible();
    // Pressed while the hotel is still there: once it has let the device through, the app may find that out first.
    await hotel.getByRole('button', { name: 'Try again' }).click();
    await control.clearRequests();
    await control.setFaults([]);
    await expect(page).toHaveURL(/\/login/, { timeout: 70_000 });
    await page.locator('input[autocomplete="username"]').fill(DEMO.email);
    await page.locator('input[autocomplete="current-password"]').fill(DEMO.password);
    await page.locator('form button[type="submit"]').click();
    await expect(page).toHaveURL(new RegExp(`/chats/${MAYA.conversationId}$`));
    const sent = async () =>
      (await control.requests()).filter((one) => one.method === 'POST' && one.path === '/api/chat.php');
    // One that is on its way has no status yet.
    await expect.poll(async () => (await sent()).map(({ status }) => status), { timeout: 70_000 }).toEqual([200, 200]);
    await page.reload();
    const log = page.getByRole('log');
    for (const text of texts) await expect(log.getByText(text)).toHaveCount(1);
    await expect(log).toContainText(/First from the tunnel[\s\S]*Second from the tunnel/);
    const arrived = await readTexts(reference.url, MAYA.conversationId);
    expect(arrived.filter((text) => texts.includes(text))).toEqual(texts);
  });
});

test('a message is sent and charged once when the connection is cut after the server has acted', {
  tag: STORY,
}, async ({ page, control, guard }) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await openChat(page, MAYA.conversationId);
  await expect(page.getByText('You have 100')).toBeVisible();
  await control.setFaults([{ method: 'POST', path: '/api/chat.php', fault: 'drop-after', times: 2 }]);
  await write(page, 'Cut off, but heard');
  // A poll tells the balance of a message that was heard, before it is sent for the last time.
  await expect.poll(() => control.countRequests('POST', '/api/chat.php'), { timeout: 30_000 }).toBe(3);
  await expect(page.getByText('You have 99')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('log').getByText('Cut off, but heard')).toHaveCount(1);
  await expect(page.getByText('You have 99')).toBeVisible();
});

async function write(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Write a message').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test('answers that are no JSON, cut off, changed or a redirect leave the cached chats as they were', {
  tag: STORY,
}, async ({ page, control, guard }) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await page.goto('/chats');
  await expect(page.getByText('Maya').first()).toBeVisible();
  // Not the whole row: its time turns over.
  const names = () => page.locator('a[href^="/chats/"] [class*="chat-row__name"]').allTextContents();
  const before = await names();
  for (const fault of ['html200', 'truncate', 'mutate', 'login302']) {
    await control.setFaults([
      { path: '/api/chats.php', fault },
      { path: '/api/likes.php', fault },
    ]);
    await control.clearRequests();
    await page.reload();
    await expect.poll(() => control.countRequests('GET', '/api/likes.php'), fault).toBeGreaterThan(0);
    await expect(page.getByText(/can’t reach the server|doesn’t let us through/i).first(), fault).toBeVisible();
    expect(await names(), fault).toEqual(before);
  }
});

test('an open conversation says within seconds that the server is out of reach, and that it is back', async ({
  page,
  reference,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  await beLoggedIn(page);
  await openChat(page, MAYA.conversationId);
  await control.clearRequests();
  // The conversation is asked for every five seconds: the first poll is over by then.
  await expect.poll(() => control.countRequests('GET', '/api/chat.php')).toBeGreaterThan(2);
  const banner = page.getByText('We can’t reach the server.');
  await expect(banner).toHaveCount(0);
  await reference.stop();
  // The next poll would come after a minute.
  await expect(banner).toBeVisible();
  await reference.start();
  await expect(banner).toBeHidden();
});
