import { findAccountDatabase } from '../../worker/public/account-database-state.ts';
import { parseSession, type Session } from '../../worker/public/session.ts';
import { deviceDatabase } from './account-database.tsx';

/**
 * The member whom this device knows, whose rows can be shown before the worker has started; null where there is none,
 * or where the worker has to make the database or bring it up to date first.
 */
export async function readStoredMember(device = deviceDatabase()): Promise<Session | null> {
  const record = await device.session.get('current');
  const session = parseSession(record?.session);
  if (session?.status !== 'member') return null;
  const { state } = await findAccountDatabase(session.accountId);
  return state === 'ready' ? session : null;
}
