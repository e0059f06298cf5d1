import { parseSession, type Session } from '../../worker/public/session.ts';
import { deviceDatabase } from './device-database.ts';
import { openAhead } from './opened-ahead.ts';

/**
 * The member whom this device knows, whose rows can be shown before the worker has started; null where there is none,
 * or where the worker has to make the database or bring it up to date first. It stands open then, for the first view.
 */
export async function readStoredMember(device = deviceDatabase()): Promise<Session | null> {
  const record = await device.session.get('current');
  const session = parseSession(record?.session);
  if (session?.status !== 'member') return null;
  return (await openAhead(session.accountId)) ? session : null;
}
