import { isInForce, parseSilenceOrder } from '../http/silence.ts';
import { DEVICE_DATABASE_NAME } from '../public/database-names.ts';
import { readRows } from './read-database.ts';

/** Returns whether the server has asked this device for silence (Retry-After) that is not over yet. */
export async function isSilenced(nowMs: number): Promise<boolean> {
  // Beside the settings, under a key of its own; no other row there has the shape of an order.
  const rows = await readRows(DEVICE_DATABASE_NAME, 'settings');
  return rows.map(parseSilenceOrder).some((order) => order !== null && isInForce(order, nowMs));
}
