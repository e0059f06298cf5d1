import { DEVICE_DATABASE_NAME } from '../public/database-names.ts';
import { parseSession, type Session } from '../public/session.ts';
import { readRows } from './read-database.ts';

/** Returns who is logged in on this device, or null if that cannot be read. */
export async function readSession(): Promise<Session | null> {
  const [record] = await readRows(DEVICE_DATABASE_NAME, 'session');
  if (typeof record !== 'object' || record === null || !('session' in record)) return null;
  return parseSession(record.session);
}
