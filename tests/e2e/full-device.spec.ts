import { expect } from 'playwright/test';
import { logIn, test } from './fixtures.ts';
import { STORY } from './tags.ts';
import { openChat } from './worker-in-browser.ts';

/** From the demo data: a long conversation. */
const MAYA = { conversationId: 1 };

/** Chromium checks the remaining quota only every 30 s, unless a write is larger than the value it has cached. */
const ROOM_BYTES = 20_000_000;

test('a full device keeps the message in the composer and says why; the app stays usable', { tag: STORY }, async ({
  context,
  page,
  control,
}) => {
  await page.goto('/login');
  const session = await context.newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: ROOM_BYTES });
  await logIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openChat(page, MAYA.conversationId);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  expect(await page.evaluate(storeBytes, 2 * ROOM_BYTES)).toBe('QuotaExceededError');

  const composer = page.getByPlaceholder('Write a message');
  const text = 'No room for this. '.repeat(100).trim();
  const why = 'This device has run out of space.';
  await composer.fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(composer).toHaveAccessibleDescription(new RegExp(why));
  await expect(composer).toHaveValue(text);
  await expect(page.getByRole('log').getByText(text)).toHaveCount(0);
  await page
    .getByRole('button', { name: /Actions for the chat with Maya/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /Like|Unlike/ }).click();
  await expect(page.getByText(why)).toHaveCount(2);
  expect(await control.countRequests('POST', '/api/chat.php')).toBe(0);
  expect(await control.countRequests('POST', '/api/likes.php')).toBe(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();

  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await composer.fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
  await expect.poll(() => control.countRequests('POST', '/api/chat.php')).toBe(1);
});

/** Tries to store this many bytes; returns the name of the error, or null. */
async function storeBytes(bytes: number): Promise<string | null> {
  const name = 'too-large';
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => request.result.createObjectStore('rows');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const problem = await new Promise<string | null>((resolve) => {
    const transaction = database.transaction('rows', 'readwrite');
    transaction.objectStore('rows').put('x'.repeat(bytes), 1);
    transaction.oncomplete = () => resolve(null);
    transaction.onabort = () => resolve(transaction.error?.name ?? 'aborted');
  });
  database.close();
  return problem;
}
