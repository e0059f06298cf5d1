import { Dexie, liveQuery, type Table } from 'dexie';
import type { ChatEntry } from './api.ts';
import { drawList, withText } from './list-page.tsx';

/**
 * What the packages of the product need for it, and nothing else: one page writes what sending a message writes (the
 * message, its place in the outbox, the draft that goes, the chat) in one transaction of Dexie, and each tab has one
 * live query, of the newest chats.
 */

interface StoredChat {
  id: number;
  position: number;
  entry: ChatEntry;
}

interface StoredText {
  id: string;
  chatId: number;
  text: string;
}

class LiveDatabase extends Dexie {
  declare readonly chats: Table<StoredChat, number>;
  declare readonly messages: Table<StoredText, string>;
  declare readonly outbox: Table<StoredText, string>;
  declare readonly drafts: Table<{ chatId: number; text: string }, number>;

  constructor() {
    super('bench-live');
    this.version(1).stores({ chats: 'id, position', messages: 'id, chatId', outbox: 'id, chatId', drafts: 'chatId' });
  }
}

declare global {
  interface Window {
    /** Stores the text as the newest message of the first chat. Resolves with the time at which it began to write. */
    storeText: (text: string) => Promise<number>;
  }
}

const database = new LiveDatabase();

await drawList((loaded, show) => {
  const rows = loaded.map((entry, position) => ({ id: entry.conversation.id, position, entry }));
  const stored = database.chats.bulkPut(rows);
  const newest = liveQuery(() => database.chats.orderBy('position').toArray());
  const subscription = newest.subscribe((chats) => {
    if (chats.length > 0) show(chats.map(({ entry }) => entry));
  });
  window.storeText = async (text) => {
    await stored;
    const [first] = rows;
    if (first === undefined) throw new Error('There is no chat to write to');
    const { id: chatId } = first;
    const message = { id: crypto.randomUUID(), chatId, text };
    const { chats, messages, outbox, drafts } = database;
    const begunAtMs = performance.timeOrigin + performance.now();
    await database.transaction('rw', chats, messages, outbox, drafts, async () => {
      await messages.add(message);
      await outbox.add(message);
      await drafts.delete(chatId);
      await chats.put({ ...first, entry: withText(first.entry, text) });
    });
    return begunAtMs;
  };
  return () => subscription.unsubscribe();
});
