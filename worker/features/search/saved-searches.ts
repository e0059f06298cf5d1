import {
  criteriaKey,
  SAVED_SEARCH_NAME_MAX_LENGTH,
  SAVED_SEARCHES_MAX,
  type SavedSearchRow,
  savedSearchName,
} from '../../public/saved-search.ts';
import type { SearchToSave } from '../../public/search-calls.ts';
import type { CommandResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { commandResult } from '../../sync/command-result.ts';
import { writeAccount } from '../../sync/write.ts';

/**
 * Saves a search under a name; its results count as seen. The same search is not saved twice: it gets the new name.
 *
 * Kept on this device, because the specification has no call for it.
 */
export function saveSearch(account: Account, { name: text, criteria, seenAt }: SearchToSave): Promise<CommandResult> {
  return named(account, text, async (name) => {
    const { savedSearches } = account.database;
    const all = await savedSearches.toArray();
    const same = all.find((row) => criteriaKey(row.criteria) === criteriaKey(criteria));
    if (same === undefined && all.length >= SAVED_SEARCHES_MAX) return { status: 'invalid', problem: 'too-many' };
    await savedSearches.put({
      id: same?.id ?? account.environment.createId(),
      name,
      criteria,
      savedAtMs: same?.savedAtMs ?? account.environment.now(),
      seenAt,
      news: { state: 'unknown' },
    });
    return { status: 'accepted' };
  });
}

/** Gives a saved search another name. */
export function renameSearch(account: Account, id: string, text: string): Promise<CommandResult> {
  return named(account, text, (name) => change(account, id, (row) => ({ ...row, name })));
}

/** Deletes a saved search. */
export async function removeSearch(account: Account, id: string): Promise<CommandResult> {
  const { savedSearches } = account.database;
  const written = await writeAccount(account, [savedSearches], async (): Promise<CommandResult> => {
    await savedSearches.delete(id);
    return { status: 'accepted' };
  });
  return commandResult(written);
}

/** Starts counting anew: whoever joins after `seenAt`, by the server's clock, is new. An earlier time changes nothing. */
export async function noteSearchSeen(account: Account, id: string, seenAt: string): Promise<CommandResult> {
  const { savedSearches } = account.database;
  const checkedAtMs = account.environment.now();
  const written = await writeAccount(account, [savedSearches], () =>
    change(account, id, (row) =>
      row.seenAt !== null && Date.parse(seenAt) <= Date.parse(row.seenAt)
        ? row
        : { ...row, seenAt, news: { state: 'counted', count: 0, checkedAtMs } },
    ),
  );
  return commandResult(written);
}

async function named(
  account: Account,
  text: string,
  write: (name: string) => Promise<CommandResult>,
): Promise<CommandResult> {
  const name = savedSearchName(text);
  if (name === '') return { status: 'invalid', problem: 'empty' };
  if ([...name].length > SAVED_SEARCH_NAME_MAX_LENGTH) return { status: 'invalid', problem: 'too-long' };
  return commandResult(await writeAccount(account, [account.database.savedSearches], () => write(name)));
}

/** Replaces a row inside a write transaction. */
async function change(
  { database }: Account,
  id: string,
  next: (row: SavedSearchRow) => SavedSearchRow,
): Promise<CommandResult> {
  const row = await database.savedSearches.get(id);
  if (row === undefined) return { status: 'invalid', problem: 'unknown-search' };
  await database.savedSearches.put(next(row));
  return { status: 'accepted' };
}
