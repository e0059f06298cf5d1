/**
 * Reads rows of a database maintained by workers of this or another version. Opens it at its current version and only
 * reads, so that an old or new service worker does no harm. Returns no rows if it does not exist or access is refused.
 */
export async function readRows(databaseName: string, store: string): Promise<unknown[]> {
  let database: IDBDatabase | null = null;
  try {
    database = await openExisting(databaseName);
    if (database === null || !database.objectStoreNames.contains(store)) return [];
    return await settled(database.transaction(store, 'readonly').objectStore(store).getAll());
  } catch {
    return [];
  } finally {
    database?.close();
  }
}

/** Returns null if the database does not exist, without creating it. */
export function openExisting(name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      request.transaction?.abort();
    };
    request.onsuccess = () => {
      const database = request.result;
      // This reader must not block an upgrade elsewhere.
      database.onversionchange = () => database.close();
      resolve(database);
    };
    request.onerror = () => (isNew ? resolve(null) : reject(request.error));
  });
}

export function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
