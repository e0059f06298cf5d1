import { type BrowserContext, expect, type Page } from 'playwright/test';

/** Returns the id of the client that holds the poller lock, or null. */
export async function pollerHolder(page: Page): Promise<string | null> {
  return await page.evaluate(async () => {
    const { held } = await navigator.locks.query();
    return held?.find((lock) => lock.name === 'rendezvous-poller')?.clientId ?? null;
  });
}

/**
 * Closes a tab whose dedicated worker polls, and measures in `successor` by how many milliseconds later than the
 * platform passes on any lock of that worker the poller's lock has its next holder: the time that the app adds to the
 * browser's own, which a busy machine prolongs at will.
 */
export async function measureTakeover(poller: Page, successor: Page): Promise<number> {
  const [worker] = poller.workers();
  if (worker === undefined) throw new Error('The tab has no dedicated worker');
  await worker.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('bare', () => {
          held();
          return new Promise<void>(() => undefined);
        });
      }),
  );
  const before = await pollerHolder(successor);
  const takeoverMs = successor.evaluate(async (holder) => {
    const passedOn = navigator.locks.request('bare', () => performance.now());
    for (;;) {
      const { held } = await navigator.locks.query();
      const current = held?.find((lock) => lock.name === 'rendezvous-poller')?.clientId ?? null;
      if (current !== null && current !== holder) return performance.now() - (await passedOn);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }, before);
  await poller.close();
  return await takeoverMs;
}

/** Returns the names of the account databases in this browser. */
export async function accountDatabases(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return databases.flatMap(({ name }) => (name?.startsWith('rendezvous-account-') ? [name] : []));
  });
}

/** Removes SharedWorker, as in some browsers on Android. */
export async function withoutSharedWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
}

/** Returns the count in the page title: unread messages and new likes. */
export async function titleCount(page: Page): Promise<number> {
  return Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);
}

/** Waits until both chats and likes, which arrive one after the other, are in the badge. */
export async function untilCounted(page: Page): Promise<void> {
  for (const name of [/^Chats \d+ unread messages?$/, /^Likes \d+ new likes?$/]) {
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
}

/** Opens a chat and waits until its messages are on screen. */
export async function openChat(page: Page, conversationId: number): Promise<void> {
  await page.goto(`/chats/${conversationId}`);
  await expect(page.getByRole('log')).toBeVisible();
}

/** Counts the conversations with cached messages: equals the number of chats once the worker has prefetched them. */
export async function countCachedConversations(page: Page): Promise<number> {
  return await page.evaluate(countConversations);
}

/** Waits until the app can start and show its chats offline; requires that the service worker is allowed. */
export async function untilReadyForOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => countCachedConversations(page)).toBeGreaterThan(20);
}

/** Waits until the first poll and all prefetched messages have been stored: stuck in a write, the worker blocks them. */
export async function untilPrefetched(page: Page): Promise<void> {
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

/** Returns whether all stored messages have their search words, which the worker adds some seconds after its start. */
async function hasAllWords(page: Page, name: string): Promise<boolean> {
  return await page.evaluate(
    (database) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('meta').objectStore('meta').get('message-words');
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            const row: unknown = reading.result;
            resolve(typeof row === 'object' && row !== null && 'filledTo' in row && row.filledTo === null);
          };
        };
      }),
    name,
  );
}

/**
 * Holds a write transaction on these tables of the account's database, which blocks all other readers. Resolves once
 * the transaction is active, with a function that ends it. `page` must stay open.
 */
export async function holdTables(page: Page, tables: readonly string[]): Promise<() => Promise<void>> {
  const [name] = await accountDatabases(page);
  if (name === undefined) throw new Error('There is no database of an account to hold');
  // Readers of a held table and of `meta` hold up a later write to `meta`, and that write all readers of `meta`.
  await expect.poll(() => hasAllWords(page, name)).toBe(true);
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
          // A transaction stays active as long as it has a pending request.
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

/** Replaces workers with ones that never respond, like one that is still starting. Call before the page is opened. */
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
