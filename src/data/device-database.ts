import { Dexie } from 'dexie';
import { DeviceDatabase } from '../../worker/public/database.ts';
import type { Readable } from './readable.ts';

let device: { storage: IDBFactory | undefined; database: DeviceDatabase } | null = null;

/** What belongs to the device: settings of the site, recorded violations. Another one once this tab stores nothing. */
export function deviceDatabase(): Readable<DeviceDatabase> {
  const storage = Dexie.dependencies.indexedDB;
  if (device?.storage !== storage) device = { storage, database: new DeviceDatabase() };
  return device.database;
}
