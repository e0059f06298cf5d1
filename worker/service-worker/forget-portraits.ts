import { FOREIGN_PORTRAITS, OWN_PORTRAITS } from './portrait-cache-names.ts';
import { openExisting, settled } from './read-database.ts';

const CACHES: readonly unknown[] = [OWN_PORTRAITS, FOREIGN_PORTRAITS];

/** Where Workbox notes address and time of each cached response (workbox-expiration, CacheTimestampsModel). */
const NOTES_DATABASE = 'workbox-expiration';
const NOTES_STORE = 'cache-entries';

/**
 * Deletes the cached portraits, and the notes on whose were looked at and when. Not by Workbox's own class, which would
 * bring its package into the local backend, create the database where there is none and take a transaction for each note.
 *
 * @returns whether there were any portraits
 */
export async function forgetPortraits(): Promise<boolean> {
  const deleted = await Promise.all([OWN_PORTRAITS, FOREIGN_PORTRAITS].map((name) => caches.delete(name)));
  // A database that cannot be opened must not hide that the portraits are gone.
  await forgetNotes().catch(() => undefined);
  return deleted.includes(true);
}

async function forgetNotes(): Promise<void> {
  const database = await openExisting(NOTES_DATABASE);
  try {
    if (database === null || !database.objectStoreNames.contains(NOTES_STORE)) return;
    const store = database.transaction(NOTES_STORE, 'readwrite').objectStore(NOTES_STORE);
    const notes: unknown[] = await settled(store.getAll());
    await Promise.all(notes.flatMap(portraitNoteId).map((id) => settled(store.delete(id))));
  } finally {
    database?.close();
  }
}

function portraitNoteId(note: unknown): string[] {
  if (typeof note !== 'object' || note === null || !('cacheName' in note) || !('id' in note)) return [];
  return typeof note.id === 'string' && CACHES.includes(note.cacheName) ? [note.id] : [];
}
