import {
  ACCOUNT_SCHEMA_VERSION,
  accountDatabaseName,
  fallbackDatabaseName,
  parseAccountDatabaseName,
} from '../public/database-names.ts';
import { markAfter } from '../public/member-mark.ts';
import type { Session } from '../public/session.ts';

/** Access to the mark of the member, a cookie (public/member-mark.ts). */
export interface MarkAccess {
  readMark(): string | null;
  writeMark(mark: string | null): void;
}

/**
 * Returns what has to hear of each session of this tab. It notes the sessions that end, and at once deletes of an
 * account that has left whatever databases the browser lets it delete (specification, section 4: logout).
 *
 * @param storage the browser's own IndexedDB, which may throw where it is refused
 */
export function createEndNotes({ readMark, writeMark }: MarkAccess, storage: () => IDBFactory) {
  let accountId: number | null = null;
  return (session: Session): void => {
    writeMark(markAfter(readMark(), accountId, session));
    const isLeft = session.status === 'visitor' && (session.cause === 'logged-out' || session.cause === 'deleted');
    if (isLeft && accountId !== null) void deleteStored(storage, accountId);
    accountId = session.status === 'member' ? session.accountId : null;
  };
}

/** Never rejects: what cannot be deleted goes at the next start. */
async function deleteStored(storage: () => IDBFactory, accountId: number): Promise<void> {
  try {
    const factory = storage();
    // Before anything is awaited: the tab may be closed at any moment.
    factory.deleteDatabase(accountDatabaseName(accountId));
    factory.deleteDatabase(fallbackDatabaseName(accountId, ACCOUNT_SCHEMA_VERSION));
    for (const { name = '' } of await factory.databases()) {
      if (parseAccountDatabaseName(name)?.accountId === accountId) factory.deleteDatabase(name);
    }
  } catch {
    // As above.
  }
}
