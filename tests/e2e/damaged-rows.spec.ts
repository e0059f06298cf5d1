import { expect } from 'playwright/test';
import { addRow, changeRow, newestMessageKey } from './change-row.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { STORY } from './tags.ts';
import { openChat } from './worker-in-browser.ts';

/** The member in the demo account's longest conversation, and that conversation. */
const MAYA = { profileId: 221, conversationId: 1 };

/** Polls are blocked, so that the test sees the damage before a poll repairs it. */
const POLLS = ['/api/user.php', '/api/chats.php', '/api/likes.php', '/api/chat.php', '/api/search.php'];

test('damaged rows take nothing down but themselves, and the next poll heals them', { tag: STORY }, async ({
  page,
  control,
  guard,
}) => {
  guard.allowFailedRequests();
  // React logs errors caught by an error boundary.
  guard.allow(/TypeError|RangeError|URIError|Cannot read prop/);
  await beLoggedIn(page);
  await openChat(page, MAYA.conversationId);
  const lastWords = page.getByRole('log').getByText('I forgot to say');
  await expect(lastWords).toBeVisible();
  await page.goto('/likes/received');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/chats');
  await expect(page.getByRole('link', { name: /Maya/ }).first()).toBeVisible();
  const chatCount = await page.locator('main li a[href^="/chats/"]').count();

  await control.setFaults(POLLS.map((path) => ({ path, fault: 'drop' })));
  await changeRow(page, { table: 'chats', key: MAYA.conversationId, properties: '{"lastMessage":42,"profile":null}' });
  await page.reload();
  await expect(page.locator('main li a[href^="/chats/"]').first()).toBeVisible();
  expect(await page.locator('main li a[href^="/chats/"]').count()).toBeGreaterThan(chatCount - 3);
  await control.setFaults([]);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('link', { name: /Maya/ }).first()).toBeVisible({ timeout: 60_000 });

  const image = '{"id":1,"thumb_filename":"\\ud800.jpg"}';
  const profile = `{"id":${MAYA.profileId},"name":"Maya","age":30,"city":null,"country":"NL","gender":"female","language":"nl","main_image":${image},"fictional_icon":false,"online":false}`;
  await control.setFaults(POLLS.map((path) => ({ path, fault: 'drop' })));
  await changeRow(page, { table: 'chats', key: MAYA.conversationId, properties: `{"profile":${profile}}` });
  await changeRow(page, { table: 'drafts', key: 0, properties: `{"conversationId":${MAYA.conversationId},"text":42}` });
  const newest = await newestMessageKey(page, MAYA.conversationId);
  await changeRow(page, { table: 'messages', key: newest, properties: '{"text":{}}' });
  await changeRow(page, { table: 'likes', key: null, properties: '{"profile":{"name":{}}}' });
  for (const path of ['/chats', `/chats/${MAYA.conversationId}`, '/likes/received', '/home']) {
    await page.goto(path);
    await expect(page.locator('main').getByRole('link').first()).toBeVisible();
    if (path === '/likes/received') await expect(page.getByRole('article').first()).toBeVisible();
    if (path.startsWith('/chats/')) await expect(page.getByRole('log').locator('p').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Error 500' })).toHaveCount(0);
  }
  await page.goto(`/chats/${MAYA.conversationId}`);
  await expect(page.getByPlaceholder('Write a message')).toHaveValue('');
  await expect(lastWords).toHaveCount(0);
  await control.setFaults([]);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(lastWords).toBeVisible({ timeout: 60_000 });
});

test('a row of a later version is set aside with a note for developers, and the chat behind it is sent', async ({
  page,
  control,
}) => {
  await beLoggedIn(page);
  await openChat(page, MAYA.conversationId);
  const sentBefore = await control.countRequests('POST', '/api/chat.php');
  const row = {
    idempotencyKey: 'later-version',
    lane: `chat:${MAYA.conversationId}`,
    intent: { kind: 'send-voice', conversationId: MAYA.conversationId, text: 'for her ears only' },
    state: 'queued',
    attempts: 0,
    nextAttemptAtMs: 0,
    createdAtMs: 1,
    settledAtMs: 0,
    rejection: null,
  };
  await addRow(page, 'outbox', row);
  await page.getByPlaceholder('Write a message').fill('Right behind it');
  await page.keyboard.press('Enter');
  await expect.poll(() => control.countRequests('POST', '/api/chat.php')).toBe(sentBefore + 1);

  await page.goto('/_dev');
  await expect(page.getByText('the kind send-voice')).toBeVisible();
  await expect(page.getByText('for her ears only')).toHaveCount(0);
});

for (const [which, prefix] of [
  ['the account', 'rendezvous-account-'],
  ['the device and the account', 'rendezvous-'],
] as const) {
  test(`the database of ${which} is deleted under open pages, which go on with what the server says`, async ({
    page,
    context,
    control,
  }) => {
    await beLoggedIn(page);
    await openChat(page, MAYA.conversationId);
    const list = await context.newPage();
    await list.goto('/chats');
    await expect(list.getByRole('link', { name: /Maya/ }).first()).toBeVisible();
    await page.evaluate(async (start) => {
      const databases = await indexedDB.databases();
      const names = databases.flatMap(({ name }) => (name?.startsWith(start) ? [name] : []));
      await Promise.all(
        names.map(
          (name) =>
            new Promise<void>((resolve, reject) => {
              const request = indexedDB.deleteDatabase(name);
              request.onsuccess = () => resolve();
              request.onerror = () => reject(request.error);
            }),
        ),
      );
    }, prefix);
    await control.receiveMessage(MAYA.profileId, 'demo@example.com', 'After the deletion');
    await expect(page.getByRole('log')).toContainText('After the deletion', { timeout: 60_000 });
    await expect(list.getByText('After the deletion')).toBeVisible({ timeout: 60_000 });
    await page.getByPlaceholder('Write a message').fill('Still here');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('log').getByText('Still here')).toHaveCount(1);
    await expect.poll(() => control.countRequests('POST', '/api/chat.php')).toBe(1);
  });
}
