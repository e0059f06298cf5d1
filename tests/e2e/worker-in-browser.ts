import { type BrowserContext, expect, type Page } from 'playwright/test';

/** The client that holds the lock of the poller, or null. */
export async function pollerHolder(page: Page): Promise<string | null> {
  return await page.evaluate(async () => {
    const { held } = await navigator.locks.query();
    return held?.find((lock) => lock.name === 'rendezvous-poller')?.clientId ?? null;
  });
}

/**
 * Milliseconds from the last sight of `before` as the holder to the first of another one, on the clock of the page:
 * what the test's own process needs does not count.
 */
export async function measureTakeover(page: Page, before: string | null): Promise<number> {
  return await page.evaluate(async (holder) => {
    let heldAtMs = performance.now();
    for (;;) {
      const { held } = await navigator.locks.query();
      const current = held?.find((lock) => lock.name === 'rendezvous-poller')?.clientId ?? null;
      if (current === holder) heldAtMs = performance.now();
      else if (current !== null) return performance.now() - heldAtMs;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }, before);
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

/** Conversations whose messages are cached: as many as there are chats once the worker has fetched them ahead. */
export async function countCachedConversations(page: Page): Promise<number> {
  return await page.evaluate(countConversations);
}

/** Until the app can start and its chats can be read without network; the service worker must be allowed. */
export async function untilReadyForOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => countCachedConversations(page)).toBeGreaterThan(20);
}

async function countConversations(): Promise<number> {
  const databases = await indexedDB.databases();
  const name = databases.find((database) => database.name?.startsWith('rendezvous-account-'))?.name;
  if (name === undefined) return 0;
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const count = await new Promise<number>((resolve, reject) => {
    const request = database.transaction('conversations').objectStore('conversations').count();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  database.close();
  return count;
}

/**
 * Keeps a write transaction of the account's database open, so that everybody else waits who wants to read these
 * tables. Resolves when it holds them, with what ends it. `page` has to stay open.
 */
export async function holdTables(page: Page, tables: readonly string[]): Promise<() => Promise<void>> {
  const [name] = await accountDatabases(page);
  if (name === undefined) throw new Error('There is no database of an account to hold');
  await page.evaluate(
    ([database, names]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(names, 'readwrite');
          const store = transaction.objectStore(names[0] ?? '');
          transaction.oncomplete = () => opening.result.close();
          Reflect.set(window, 'isHolding', true);
          // A transaction lives as long as there is a next request.
          const ask = () => {
            resolve();
            if (Reflect.get(window, 'isHolding') === true) store.count().onsuccess = ask;
          };
          store.count().onsuccess = ask;
        };
      }),
    [name, [...tables]] as const,
  );
  return async () => {
    await page.evaluate(() => Reflect.set(window, 'isHolding', false));
  };
}

/** Call before the page is opened: its workers start and never answer, as one that is still starting. */
export async function withSilentWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Silent extends EventTarget {
      readonly port = new MessageChannel().port1;
      postMessage(): void {}
      terminate(): void {}
    }
    Object.assign(window, { SharedWorker: Silent, Worker: Silent });
  });
}
