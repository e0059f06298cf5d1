import { type BrowserContext, expect, type Page } from 'playwright/test';

/** The client that holds the lock of the poller, or null. */
export async function pollerHolder(page: Page): Promise<string | null> {
  return await page.evaluate(async () => {
    const { held } = await navigator.locks.query();
    return held?.find((lock) => lock.name === 'rendezvous-poller')?.clientId ?? null;
  });
}

/** Names of the databases of accounts that exist in this browser. */
export async function accountDatabases(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return databases.flatMap(({ name }) => (name?.startsWith('rendezvous-account-') ? [name] : []));
  });
}

/** Makes the browser one without SharedWorker, as some on Android are. */
export async function withoutSharedWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
}

/** The count before the title of the page: unread messages and new likes. */
export async function titleCount(page: Page): Promise<number> {
  return Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);
}

/** Opens a chat and waits until its messages are on screen. */
export async function openChat(page: Page, conversationId: number): Promise<void> {
  await page.goto(`/chats/${conversationId}`);
  await expect(page.getByRole('log')).toBeVisible();
}
