/**
 * Reads rows of a database that workers of this or another version keep. Opens it as it is and only reads, so that an
 * old and a new service worker harm nobody. Empty when there is none, or the browser refuses it.
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

/** Null when there is no such database; it is not brought into being. */
function openExisting(name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      request.transaction?.abort();
    };
    request.onsuccess = () => {
      const database = request.result;
      // An upgrade elsewhere must not wait for this reader.
      database.onversionchange = () => database.close();
      resolve(database);
    };
    request.onerror = () => (isNew ? resolve(null) : reject(request.error));
  });
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
