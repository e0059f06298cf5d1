import type { ChatEntry } from './api.ts';
import { drawList, withText } from './list-page.tsx';

/**
 * The minimum that stores a change and shows it in every tab: one page puts the changed chat into IndexedDB and tells
 * the others on a BroadcastChannel, which read the list from there. No framework for the storage, no second query.
 */

const DATABASE = 'bench-stored';
const STORE = 'chats';
const CHANNEL = 'bench-stored';

declare global {
  interface Window {
    /** Stores the text as the newest message of the first chat. Resolves with the time at which it began to write. */
    storeText: (text: string) => Promise<number>;
  }
}

const database = await openDatabase();

await drawList((loaded, show) => {
  void putChats(loaded);
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => void readChats().then(show);
  window.storeText = async (text) => {
    const [first] = loaded;
    if (first === undefined) throw new Error('There is no chat to write to');
    const begunAtMs = performance.timeOrigin + performance.now();
    await putChats([withText(first, text)]);
    channel.postMessage(null);
    return begunAtMs;
  };
  return () => channel.close();
});

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function putChats(chats: readonly ChatEntry[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite');
    for (const [index, chat] of chats.entries()) transaction.objectStore(STORE).put(chat, index);
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

function readChats(): Promise<ChatEntry[]> {
  return new Promise((resolve, reject) => {
    const request = database.transaction(STORE).objectStore(STORE).getAll();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
