import { parseSession, type Session } from '../../worker/public/session.ts';
import { deviceDatabase } from './device-database.ts';
import { openAhead } from './opened-ahead.ts';

/**
 * Returns the member known to this device, whose rows can be shown before the worker has started; null if there is
 * none, or if the worker has to create or upgrade the database first. Otherwise opens the database for the first view.
 */
export async function readStoredMember(device = deviceDatabase()): Promise<Session | null> {
  const record = await device.session.get('current');
  const session = parseSession(record?.session);
  if (session?.status !== 'member') return null;
  return (await openAhead(session.accountId)) ? session : null;
}
