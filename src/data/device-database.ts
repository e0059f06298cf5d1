import { Dexie } from 'dexie';
import { DeviceDatabase } from '../../worker/public/database.ts';
import type { Readable } from './readable.ts';

let device: { storage: IDBFactory | undefined; database: DeviceDatabase } | null = null;

/** Returns the database of the device: site settings, recorded violations. Replaced once this tab stores nothing. */
export function deviceDatabase(): Readable<DeviceDatabase> {
  const storage = Dexie.dependencies.indexedDB;
  if (device?.storage !== storage) device = { storage, database: new DeviceDatabase() };
  return device.database;
}
