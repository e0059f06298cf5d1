import { isOutboxRow, type OutboxRow } from '../../worker/public/outbox-row.ts';
import type { AccountRows } from './account-database.tsx';
import { sharedLiveQuery } from './shared-live-query.ts';

const UNSENT = ['queued', 'rejected'] as const;

/** Returns what has not reached the server, queued or rejected, in the order it was made. Undefined while reading. */
export const useOutbox = sharedLiveQuery(readUnsent);

async function readUnsent(database: AccountRows): Promise<readonly OutboxRow[]> {
  const found = await database.transaction('r', ['outbox'], () =>
    Promise.all(UNSENT.map((state) => database.outbox.where('state').equals(state).toArray())),
  );
  const rows = found.flat().filter(isOutboxRow);
  return rows.toSorted((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0));
}
