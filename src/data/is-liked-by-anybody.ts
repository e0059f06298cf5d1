import type { AccountRows } from './account-database.tsx';
import { MAX_KEY, MIN_KEY } from './readable.ts';

/** Returns whether this device knows of any like that the member has received, seen or new. For live queries. */
export async function isLikedByAnybody({ likes }: AccountRows): Promise<boolean> {
  const received = likes.where('[received+isNew+receivedAtMs]').between([1, MIN_KEY], [1, MAX_KEY]);
  return (await received.limit(1).count()) > 0;
}
