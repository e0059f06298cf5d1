import { Dexie } from 'dexie';
import { DeviceDatabase } from '../../worker/public/database.ts';
import type { Readable } from './readable.ts';

let device: { storage: IDBFactory | undefined; database: DeviceDatabase } | null = null;

/**
 * Returns the database of the device: site settings, recorded violations. Replaced once this tab stores nothing, and when
 * it was deleted: a closed one is never read again, and live queries would wait for it without a word.
 */
export function deviceDatabase(): Readable<DeviceDatabase> {
  const storage = Dexie.dependencies.indexedDB;
  if (device?.storage !== storage) {
    const database = new DeviceDatabase();
    database.onTakenOver = () => {
      if (device?.database === database) device = null;
    };
    device = { storage, database };
  }
  return device.database;
}
