import type { Page } from 'playwright/test';
import { accountDatabases } from './worker-in-browser.ts';

interface RowChange {
  table: string;
  /** Key of the row, which need not exist; null for the first one. */
  key: number | string | null;
  /** A JSON string, the only format that preserves lone surrogates. */
  properties: string;
}

/**
 * Adds a row to the account's database under a key of its own, bypassing the product. `changeRow` would replace the one
 * that the worker is about to send.
 */
export async function addRow(page: Page, table: string, row: object): Promise<void> {
  const [name = ''] = await accountDatabases(page);
  await page.evaluate(
    async ([database, store, added]) => {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(database);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const transaction = opened.transaction(store, 'readwrite');
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
        transaction.objectStore(store).add(added);
      });
      opened.close();
    },
    [name, table, row] as const,
  );
}

/** Writes to the account's database, bypassing the product; no tab is told. */
export async function changeRow(page: Page, { table, key, properties }: RowChange): Promise<void> {
  const [name = ''] = await accountDatabases(page);
  await page.evaluate(
    async ([database, store, rowKey, changes]) => {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(database);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const objects = opened.transaction(store, 'readwrite').objectStore(store);
      const row = await new Promise<object>((resolve, reject) => {
        const request = rowKey === null ? objects.openCursor() : objects.get(rowKey);
        request.onsuccess = () => {
          const found: unknown = request.result instanceof IDBCursorWithValue ? request.result.value : request.result;
          resolve(Object(found));
        };
        request.onerror = () => reject(request.error);
      });
      await new Promise<void>((resolve, reject) => {
        const request = objects.put({ ...row, ...JSON.parse(changes) });
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      });
      opened.close();
    },
    [name, table, key, properties] as const,
  );
}

/** Returns the key of the newest stored message of a conversation. */
export async function newestMessageKey(page: Page, conversationId: number): Promise<string> {
  const [name = ''] = await accountDatabases(page);
  return await page.evaluate(
    ([database, conversation]) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const messages = opening.result.transaction('messages').objectStore('messages');
          const ofIt = IDBKeyRange.bound([conversation, -Infinity], [conversation, Infinity]);
          const finding = messages.index('[conversationId+order]').openKeyCursor(ofIt, 'prev');
          finding.onerror = () => reject(finding.error);
          finding.onsuccess = () => {
            opening.result.close();
            resolve(String(finding.result?.primaryKey));
          };
        };
      }),
    [name, conversationId] as const,
  );
}

/** Returns whether the account's database has the row. */
export async function hasRow(page: Page, table: string, key: number | string): Promise<boolean> {
  const [name = ''] = await accountDatabases(page);
  return await page.evaluate(
    ([database, store, rowKey]) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction(store).objectStore(store).count(rowKey);
          counting.onerror = () => reject(counting.error);
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result > 0);
          };
        };
      }),
    [name, table, key] as const,
  );
}

/** Counts what waits in this device's outbox. */
export async function countUnsent(page: Page): Promise<number> {
  const [name = ''] = await accountDatabases(page);
  return await page.evaluate(
    (database) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('outbox').objectStore('outbox').index('state').count('queued');
          counting.onerror = () => reject(counting.error);
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
    name,
  );
}
