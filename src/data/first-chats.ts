import { isDraftRow, isShowableChat, isShowableLike } from '../../worker/public/chat-door.ts';
import {
  ACCOUNT_SCHEMA_VERSION,
  accountDatabaseName,
  DEVICE_DATABASE_NAME,
} from '../../worker/public/database-names.ts';
import type { ChatRow, DraftRow, LikeRow } from '../../worker/public/rows.ts';
import { parseSession } from '../../worker/public/session.ts';

/** The newest chats of the member whom this device knows, with what the list shows beside them. */
export interface FirstChats {
  rows: readonly ChatRow[];
  /** How many likes have not been viewed, and the newest of them. */
  newLikes: { total: number; rows: readonly LikeRow[] };
  /** What was typed and not sent, by conversation. */
  drafts: ReadonlyMap<number, string>;
  /** Prefix of image URLs; null if it is not known. */
  cdnPrefix: string | null;
  /** How far the server's clock is ahead of this device's. */
  clockOffsetMs: number;
}

/**
 * Reads them with plain IndexedDB, so that they can be drawn while the app is still loading. Neither creates nor changes
 * a database, nor keeps one open.
 *
 * @returns null where the app has to decide first: nobody is logged in, a database is missing or of another version, the
 * chats have not been fetched, or a row is damaged
 */
export async function readFirstChats(
  { indexedDB: storage, IDBKeyRange: KeyRange }: Pick<typeof globalThis, 'indexedDB' | 'IDBKeyRange'>,
  { chats: chatCount, likes: likeCount }: { chats: number; likes: number },
): Promise<FirstChats | null> {
  const device = await readFrom(storage, DEVICE_DATABASE_NAME, ['session', 'settings'], async (store) => ({
    session: parseSession(partOf(await result(store('session').get('current')), 'session')),
    cdnPrefix: partOf(partOf(await result(store('settings').get('current')), 'settings'), 'cdn_prefix'),
    clockOffsetMs: partOf(await result(store('settings').get('clock')), 'offsetMs'),
  }));
  if (device?.session?.status !== 'member') return null;
  const name = accountDatabaseName(device.session.accountId);
  const tables = ['chats', 'drafts', 'likes', 'meta'];
  const account = await readFrom(storage, name, tables, async (store, version) => {
    // IndexedDB versions are integers; Dexie multiplies its own by ten.
    if (version !== ACCOUNT_SCHEMA_VERSION * 10) return null;
    // Awaited together: all of them fail when the page is left meanwhile.
    const likes = store('likes').index('[received+isNew+receivedAtMs]');
    // An array comes after every number.
    const areNew = KeyRange.bound([1, 1], [1, 1, []]);
    const [drafts, loaded, rows, newLikes, newLikeCount] = await Promise.all([
      result(store('drafts').getAll()),
      result(store('meta').get('loaded-chats')),
      newestRows(store('chats').index('lastActivityAtMs'), null, chatCount),
      newestRows(likes, areNew, likeCount),
      result(likes.count(areNew)),
    ]);
    return { rows, drafts, newLikes, newLikeCount, isLoaded: loaded !== undefined };
  });
  if (account == null || !account.isLoaded || account.rows.length === 0) return null;
  const rows = account.rows.filter(isShowableChat);
  if (rows.length < account.rows.length) return null;
  const newLikes = account.newLikes.filter(isShowableLike);
  return {
    rows,
    newLikes: { total: newLikes.length === 0 ? 0 : Number(account.newLikeCount), rows: newLikes },
    drafts: new Map(draftRows(account.drafts).map(({ conversationId, text }) => [conversationId, text])),
    cdnPrefix: typeof device.cdnPrefix === 'string' ? device.cdnPrefix : null,
    clockOffsetMs: Number.isFinite(device.clockOffsetMs) ? Number(device.clockOffsetMs) : 0,
  };
}

type StoreOf = (name: string) => IDBObjectStore;

/** Returns null if there is no such database, or it lacks one of the tables. */
async function readFrom<Read>(
  storage: IDBFactory,
  name: string,
  tables: string[],
  read: (store: StoreOf, version: number) => Promise<Read>,
): Promise<Read | null> {
  const database = await openExisting(storage, name);
  if (database === null) return null;
  try {
    if (!tables.every((table) => database.objectStoreNames.contains(table))) return null;
    const transaction = database.transaction(tables, 'readonly');
    return await read((table) => transaction.objectStore(table), database.version);
  } finally {
    database.close();
  }
}

/** Opens a database as it is. Where there is none, the creation is taken back. */
function openExisting(storage: IDBFactory, name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const request = storage.open(name);
    let isMissing = false;
    request.onupgradeneeded = () => {
      isMissing = true;
      request.transaction?.abort();
    };
    request.onerror = (event) => {
      event.preventDefault();
      if (isMissing) resolve(null);
      else reject(request.error ?? new Error(`${name} cannot be opened`));
    };
    request.onsuccess = () => {
      const database = request.result;
      // Whoever upgrades or deletes it need not wait.
      database.onversionchange = () => database.close();
      resolve(database);
    };
  });
}

/** Reads downwards all at once, which not every browser can and TypeScript does not know yet. */
interface ReadsDownwards {
  getAllRecords(options: {
    query: IDBKeyRange | null;
    direction: 'prev';
    count: number;
  }): IDBRequest<{ value: unknown }[]>;
}

function readsDownwards(index: IDBIndex): index is IDBIndex & ReadsDownwards {
  return 'getAllRecords' in index;
}

async function newestRows(index: IDBIndex, query: IDBKeyRange | null, count: number): Promise<unknown[]> {
  if (!readsDownwards(index)) return await newestRowByRow(index, query, count);
  const records = await result(index.getAllRecords({ query, direction: 'prev', count }));
  return Array.isArray(records) ? records.map((record) => partOf(record, 'value')) : [];
}

function newestRowByRow(index: IDBIndex, query: IDBKeyRange | null, count: number): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const rows: unknown[] = [];
    const request = index.openCursor(query, 'prev');
    request.onerror = () => reject(request.error ?? new Error('The chats cannot be read'));
    request.onsuccess = () => {
      const cursor = request.result;
      if (cursor !== null) rows.push(cursor.value);
      if (cursor === null || rows.length === count) resolve(rows);
      else cursor.continue();
    };
  });
}

/** What is stored is of any shape: other versions and tools write too. */
function result<Row>(request: IDBRequest<Row>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('A row cannot be read'));
  });
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function draftRows(rows: unknown): DraftRow[] {
  return Array.isArray(rows) ? rows.filter(isDraftRow) : [];
}
