import { expect, type Page } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';
import { crash, freeze, Workers } from './worker-death.ts';
import { countCachedConversations, openChat, withoutSharedWorker } from './worker-in-browser.ts';

/** Id of the member of the demo account's longest conversation, and of that conversation (demo data). */
const MAYA = { profileId: 221, conversationId: 1 };

/** Time in which every tab has noticed, and what the new worker's start and poll may take on a busy machine. */
const NOTICED_MS = 5_000;
const STARTED_MS = 5_000;

/** Two tabs of one member, the first on the list of chats, the second in a chat. */
async function openTwo(page: Page): Promise<[Page, Page]> {
  await beLoggedIn(page);
  await page.goto('/chats');
  await expect(page.locator('a[href^="/chats/"]').first()).toBeVisible();
  const second = await page.context().newPage();
  await openChat(second, MAYA.conversationId);
  return [page, second];
}

/** The first poll and all that it brings have been stored. */
async function untilPrefetched(page: Page): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const known = before;
        before = await countCachedConversations(page);
        return before > 20 && before === known;
      },
      { intervals: [1_000] },
    )
    .toBe(true);
}

test('a shared worker that is killed is replaced in every tab, which shows what comes in and sends', async ({
  page,
  browser,
  control,
}) => {
  const [list, chat] = await openTwo(page);
  const workers = await Workers.of(browser, page);
  await control.clearRequests();
  await workers.killShared();
  await control.receiveMessage(MAYA.profileId, 'demo@example.com', 'After the crash');
  await expect(chat.getByRole('log')).toContainText('After the crash', { timeout: NOTICED_MS + STARTED_MS });
  await expect(list.getByText('After the crash')).toBeVisible();
  expect(await control.countRequests('GET', '/api/user.php')).toBe(1);
  await chat.getByRole('textbox').fill('I am back');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => control.countRequests('POST', '/api/chat.php')).toBe(1);
  expect(await workers.shared()).toHaveLength(1);
});

test('the tab that started the worker crashes, and the other one goes on', async ({ page, control, guard }) => {
  guard.allow(/crash/i);
  const [first, chat] = await openTwo(page);
  await crash(first);
  await control.receiveMessage(MAYA.profileId, 'demo@example.com', 'After the crash');
  await expect(chat.getByRole('log')).toContainText('After the crash', { timeout: NOTICED_MS + STARTED_MS });
});

test('a shared worker in an endless loop is left behind by all tabs, which meet in the next one', async ({
  page,
  browser,
  control,
}) => {
  const [list, chat] = await openTwo(page);
  // In the middle of a write the worker would take the database down with it.
  await untilPrefetched(page);
  const workers = await Workers.of(browser, page);
  await workers.runInShared('for (;;) {}');
  await control.receiveMessage(MAYA.profileId, 'demo@example.com', 'After the loop');
  await expect(chat.getByRole('log')).toContainText('After the loop', { timeout: 2 * NOTICED_MS + STARTED_MS });
  await expect(list.getByText('After the loop')).toBeVisible();
  // A tab that opens now joins the one that lives.
  const third = await page.context().newPage();
  await openChat(third, MAYA.conversationId);
  await expect(third.getByRole('log')).toContainText('After the loop');
  expect(await workers.shared()).toHaveLength(2);
});

test('without SharedWorker a tab that is frozen while it polls is relieved by the one on screen', async ({
  page,
  context,
  control,
}) => {
  await withoutSharedWorker(context);
  const [first, chat] = await openTwo(page);
  await freeze(first);
  await control.receiveMessage(MAYA.profileId, 'demo@example.com', 'While you were frozen');
  await expect(chat.getByRole('log')).toContainText('While you were frozen', { timeout: NOTICED_MS + STARTED_MS });
});

test('without SharedWorker a tab that crashes while it polls is relieved', async ({
  page,
  context,
  control,
  guard,
}) => {
  guard.allow(/crash/i);
  await withoutSharedWorker(context);
  const [first, chat] = await openTwo(page);
  await crash(first);
  await control.receiveMessage(MAYA.profileId, 'demo@example.com', 'After the crash');
  await expect(chat.getByRole('log')).toContainText('After the crash', { timeout: NOTICED_MS + STARTED_MS });
});
