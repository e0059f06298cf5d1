import { type BrowserContext, expect, type Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { addRow, hasRow } from './change-row.ts';
import { beLoggedIn, logOut, test } from './fixtures.ts';
import { Workers } from './worker-death.ts';
import { holdTables, openChat, untilPrefetched } from './worker-in-browser.ts';

/** The demo account's longest conversation. */
const CONVERSATION = 1;
/** One with a member who has left. */
const GONE_CONVERSATION = 13;
/** A call to the worker that only touches the database fails after ten seconds. */
const FAILED_MS = 15_000;
/** The pause before a further try, and the time of that. */
const TRIED_AGAIN_MS = 30_000;
const TYPED = 'Typed while it hangs';

/** The places where members type what is kept as a draft, each with its table. */
const PLACES = [
  { name: 'a message', table: 'drafts', open: openMessage },
  { name: 'the profile', table: 'meta', open: openAboutMe },
] as const;

for (const { name, table, open } of PLACES) {
  test(`what is typed into ${name} while the worker hangs is in the next tab once another took its place, without a further key`, async ({
    page,
    context,
    browser,
  }) => {
    await beLoggedIn(page);
    const field = await open(page);
    await untilPrefetched(page);
    const workers = await Workers.of(browser, page);
    await workers.runInShared('for (;;) {}');
    await field.fill(TYPED);
    expect(await unsaved(page)).toHaveLength(1);
    await expect.poll(() => unsaved(page), { timeout: TRIED_AGAIN_MS }).toEqual([]);
    expect(await workers.shared()).toHaveLength(2);
    const next = await context.newPage();
    await expect(await open(next)).toHaveValue(TYPED);
  });

  test(`${name} that cannot be stored for a while is stored by itself afterwards`, async ({
    page,
    context,
    browser,
  }) => {
    test.setTimeout(90_000);
    await beLoggedIn(page);
    const field = await open(page);
    const other = await openList(context);
    // Held without an end, as by a worker that hangs in the middle of a write.
    const release = await holdTables(other, [table]);
    const failures = await countFailures(page);
    await page.bringToFront();
    await field.fill(TYPED);
    await expect.poll(failures, { timeout: FAILED_MS }).toBeGreaterThan(0);
    expect(await unsaved(page)).toHaveLength(1);
    // With this worker goes what it still had to write.
    await (await Workers.of(browser, page)).killShared();
    await release();
    await expect.poll(() => unsaved(page), { timeout: TRIED_AGAIN_MS }).toEqual([]);
    const next = await context.newPage();
    await expect(await open(next)).toHaveValue(TYPED);
  });
}

test('a message that was begun in a chat that was left before it was stored is told in the list', async ({ page }) => {
  await beLoggedIn(page);
  await openMessage(page);
  // What a page keeps from the keystroke on; the worker may end with the page before it has stored it.
  await page.evaluate(
    async ({ conversationId, text }) => {
      const name = (await indexedDB.databases()).find((one) => one.name?.startsWith('rendezvous-account-'))?.name;
      sessionStorage.setItem(`unsaved-draft/${name?.split('-').at(-1)}/${conversationId}`, text);
    },
    { conversationId: CONVERSATION, text: TYPED },
  );
  expect(await unsaved(page)).toHaveLength(1);
  await page.goto('/chats');
  await expect(page.getByText(TYPED).first()).toBeVisible();
  await expect.poll(() => unsaved(page)).toEqual([]);
});

test('a logout asks before it deletes a message that was begun', async ({ page }) => {
  await beLoggedIn(page);
  await (await openMessage(page)).fill(TYPED);
  await page.goto('/chats');
  await expect(page.getByText(TYPED).first()).toBeVisible();
  await logOut(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 message you’ve begun to write will be lost.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(TYPED).first()).toBeVisible();
  await logOut(page);
  await dialog.getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('a draft to a member who has left is read, copied and discarded in the chat, and hides nothing in the list', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await beLoggedIn(page);
  await page.goto(`/chats/${GONE_CONVERSATION}`);
  await expect(page.getByText('is no longer here. You can still read')).toBeVisible();
  await expect.poll(() => hasRow(page, 'conversations', GONE_CONVERSATION)).toBe(true);
  await addRow(page, 'drafts', { conversationId: GONE_CONVERSATION, text: TYPED, updatedAtMs: 1 });
  await page.goto('/chats');
  const row = page.locator(`a[href="/chats/${GONE_CONVERSATION}"]`);
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('Draft');
  await row.click();
  await expect(page.getByLabel('A draft you never sent')).toHaveValue(TYPED);
  await expectAccessible(page);
  await page
    .getByRole('contentinfo')
    .or(page.getByRole('main'))
    .getByRole('button', { name: 'Copy message' })
    .last()
    .click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(TYPED);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('A draft you never sent')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await hasRow(page, 'drafts', GONE_CONVERSATION)).toBe(false);
});

async function openMessage(page: Page) {
  await openChat(page, CONVERSATION);
  return page.getByPlaceholder('Write a message');
}

async function openAboutMe(page: Page) {
  await page.goto('/profile');
  const field = page.getByLabel('What should others know about you?');
  await expect(field).not.toHaveValue('');
  return field;
}

async function openList(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/chats');
  await expect(page.locator('a[href^="/chats/"]').first()).toBeVisible();
  return page;
}

/** Returns the names of what was typed in this tab and is not in its database yet. */
async function unsaved(page: Page): Promise<string[]> {
  return await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('unsaved-draft/')));
}

/** Counts the connections to the worker that the tab gives up from now on, which it does when a call is not answered. */
async function countFailures(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Reflect.set(window, 'givenUp', 0);
    const close = MessagePort.prototype.close;
    MessagePort.prototype.close = function closeCounted() {
      Reflect.set(window, 'givenUp', Number(Reflect.get(window, 'givenUp')) + 1);
      close.call(this);
    };
  });
  return async () => Number(await page.evaluate(() => Reflect.get(window, 'givenUp')));
}
