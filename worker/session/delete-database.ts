import { Dexie } from 'dexie';

/** Deletes a database of any version; resolves once whoever still has it open has let go. */
export async function deleteDatabase(name: string): Promise<void> {
  const database = new Dexie(name, { addons: [] });
  // Dexie's own handler warns in the console.
  database.on('blocked', () => false);
  await database.delete();
}
