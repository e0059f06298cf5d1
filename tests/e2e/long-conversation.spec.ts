import { expect, type Page } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';
import { LAYOUT_SHIFT_MAX, readLayoutShift, recordLayoutShift } from './layout.ts';
import { accountDatabases, openChat, untilPrefetched } from './worker-in-browser.ts';

/** Id of a member with a conversation of the demo account, and of that conversation. */
const MAYA = { profileId: 221, conversationId: 1 };
const MESSAGES = 10_000;
/** At most this many messages of a conversation are in the page. */
const ROWS_MAX = 100;

const log = (page: Page) => page.getByRole('log');
const rows = (page: Page) => log(page).locator('[class*="bubble__message"]');

test('of ten thousand messages at most a hundred are in the page, and what is read never jumps', async ({
  page,
  control,
}) => {
  test.setTimeout(180_000);
  await openLong(page);
  await expect(rows(page).last()).toBeInViewport({ ratio: 1 });
  expect((await readLayoutShift(page)).score).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);

  await watchMovement(page);
  for (let turn = 0; turn < 30; turn += 1) await scroll(page, -600);
  await expect.poll(() => numberInView(page)).toBeLessThan(MESSAGES - 50);
  const up = await movement(page);
  expect(up.rowsMax).toBeLessThanOrEqual(ROWS_MAX);
  // Towards older messages everything moves down, and never further than the wheel says.
  expect(up.backPx).toBe(0);

  // The place is kept while messages come in, which are told and wait at the end.
  const before = await numberInView(page);
  await control.receiveMessage(MAYA.profileId, 'demo@example.com', 'Are you still there?');
  const jump = page.getByRole('button', { name: '1 new message' });
  await expect(jump).toBeVisible();
  expect(await numberInView(page)).toBe(before);

  for (let turn = 0; turn < 10; turn += 1) await scroll(page, 600);
  await expect.poll(() => numberInView(page)).toBeGreaterThan(before);
  expect((await movement(page)).rowsMax).toBeLessThanOrEqual(ROWS_MAX);
  await jump.click();
  await expect(log(page).getByText('Are you still there?')).toBeInViewport();
  await expect(jump).toBeHidden();
});

test('the day of the messages at the upper edge stays in view while their own heading is not', async ({ page }) => {
  await beLoggedIn(page);
  await openChat(page, MAYA.conversationId);
  await expect(rows(page).last()).toBeInViewport({ ratio: 1 });
  const dayInView = page.locator('[class*="day-in-view"]');
  await expect(dayInView).toBeHidden();
  await log(page).hover();
  await expect(async () => {
    await page.mouse.wheel(0, -120);
    await expect(dayInView).toBeVisible({ timeout: 500 });
  }).toPass();
  const top = (await log(page).boundingBox())?.y ?? 0;
  const headings = await log(page).getByRole('heading', { level: 2 }).all();
  const places = await Promise.all(
    headings.map(async (heading) => ({ y: (await heading.boundingBox())?.y ?? 0, day: await heading.innerText() })),
  );
  expect(await dayInView.innerText()).toBe(places.findLast(({ y }) => y < top)?.day);
  await page.getByRole('button', { name: 'Newest messages' }).click();
  await expect(dayInView).toBeHidden();
});

test('a keyboard goes on in the log when the message that has the focus is far away, and what is sent is shown', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openLong(page);
  const copy = rows(page).last().getByRole('button', { name: 'Copy message' });
  await copy.focus();
  await expect(copy).toBeFocused();
  for (let turn = 0; turn < 30; turn += 1) await scroll(page, -600);
  await expect(log(page)).toBeFocused();
  const before = await numberInView(page);
  await page.keyboard.press('PageUp');
  await expect.poll(() => numberInView(page)).toBeLessThan(before);

  await page.getByPlaceholder('Write a message').fill('Here I am again');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByText('Here I am again')).toBeInViewport();
});

/** Opens a conversation of ten thousand messages, all of which this device has. */
async function openLong(page: Page): Promise<void> {
  await recordLayoutShift(page);
  await beLoggedIn(page);
  await page.goto('/chats');
  await untilPrefetched(page);
  await storeMessages(page);
  await openChat(page, MAYA.conversationId);
  await expect(rows(page).last()).toBeVisible();
}

/** Writes them to the account's database, bypassing the product, older than all that are there. */
async function storeMessages(page: Page): Promise<void> {
  const [name = ''] = await accountDatabases(page);
  await page.evaluate(
    async ([database, conversationId, count]) => {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(database);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const transaction = opened.transaction('messages', 'readwrite');
      const endMs = Date.now() - 800 * 86_400_000;
      for (let number = 1; number <= count; number += 1) {
        const serverId = number - count - 1;
        transaction.objectStore('messages').put({
          key: `s${serverId}`,
          conversationId,
          serverId,
          order: serverId,
          fromMe: number % 3 === 0,
          text: `Message ${number}: ${'we met at the old mill '.repeat(1 + ((number * 7) % 11))}`,
          sentAtMs: endMs - (count - number) * 1_200_000,
          delivery: { state: 'sent' },
          quoted: null,
        });
      }
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onerror = () => reject(transaction.error);
      });
      opened.close();
    },
    [name, MAYA.conversationId, MESSAGES] as const,
  );
}

/** Turns the wheel, and waits until the page has drawn that. */
async function scroll(page: Page, byPx: number): Promise<void> {
  await log(page).hover();
  await page.mouse.wheel(0, byPx);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Returns the number of the message in the middle of the log. */
async function numberInView(page: Page): Promise<number> {
  return await log(page).evaluate((element) => {
    const box = element.getBoundingClientRect();
    const middle = (box.top + box.bottom) / 2;
    const texts = [...element.querySelectorAll('[dir="auto"]')];
    const text = texts.find((shown) => shown.getBoundingClientRect().bottom >= middle)?.textContent ?? '';
    return Number(/^Message (\d+):/.exec(text)?.[1]);
  });
}

/** From now on follows, frame by frame, how far the messages in view move. */
async function watchMovement(page: Page): Promise<void> {
  await log(page).evaluate((element) => {
    const seen = { rowsMax: 0, backPx: 0 };
    Object.assign(window, { movement: seen });
    let before = new Map<Element, number>();
    const look = () => {
      const shown = [...element.querySelectorAll('[class*="bubble__message"]')];
      seen.rowsMax = Math.max(seen.rowsMax, shown.length);
      const now = new Map(shown.map((row) => [row, row.getBoundingClientRect().top]));
      const stayed = [...now].find(([row, top]) => before.has(row) && top > 0 && top < innerHeight);
      const movedPx = stayed === undefined ? 0 : stayed[1] - (before.get(stayed[0]) ?? stayed[1]);
      if (movedPx < -1) seen.backPx += -Math.round(movedPx);
      before = now;
      requestAnimationFrame(look);
    };
    look();
  });
}

async function movement(page: Page): Promise<{ rowsMax: number; backPx: number }> {
  return await page.evaluate(() => Reflect.get(window, 'movement'));
}
