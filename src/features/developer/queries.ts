import type { ViolationRow } from '../../../worker/public/device-rows.ts';
import { deviceDatabase } from '../../data/device-database.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';

/** Returns answers that violated the contract on this device, newest first. Undefined while reading. */
export function useViolations(): ViolationRow[] | undefined {
  return useLiveQuery(() => deviceDatabase().violations.orderBy('id').reverse().toArray(), []);
}
