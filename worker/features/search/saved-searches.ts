import { searchKey } from '../../public/member-search.ts';
import {
  SAVED_SEARCH_NAME_MAX_LENGTH,
  SAVED_SEARCHES_MAX,
  type SavedSearchRow,
  type SearchCriteria,
  savedSearchName,
} from '../../public/saved-search.ts';
import type { CommandResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { commandResult } from '../../sync/command-result.ts';
import { writeAccount } from '../../sync/write.ts';

/**
 * Saves a search under a name; its results count as seen. The same search is not saved twice: it gets the new name.
 *
 * Kept on this device, because the specification has no call for it.
 */
export function saveSearch(account: Account, text: string, criteria: SearchCriteria): Promise<CommandResult> {
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
      seenAt: await searchedAt(account, criteria),
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

/** Starts counting anew: whoever joins from the time of the results on screen is new. */
export async function noteSearchSeen(account: Account, id: string): Promise<CommandResult> {
  const { savedSearches, searches } = account.database;
  const written = await writeAccount(account, [savedSearches, searches], () =>
    change(account, id, async (row) => ({
      ...row,
      seenAt: (await searchedAt(account, row.criteria)) ?? row.seenAt,
      news: { state: 'unknown' },
    })),
  );
  return commandResult(written);
}

/** Returns a key that searches for the same have in common. */
function criteriaKey(criteria: SearchCriteria): string {
  return searchKey({ ...criteria, source: 'search', page: 1 });
}

/** Returns when the stored results were found, by the server's clock; null if there are none or it did not tell. */
async function searchedAt({ database }: Account, criteria: SearchCriteria): Promise<string | null> {
  return (await database.searches.get(criteriaKey(criteria)))?.result.searched_at ?? null;
}

async function named(
  account: Account,
  text: string,
  write: (name: string) => Promise<CommandResult>,
): Promise<CommandResult> {
  const name = savedSearchName(text);
  if (name === '') return { status: 'invalid', problem: 'empty' };
  if ([...name].length > SAVED_SEARCH_NAME_MAX_LENGTH) return { status: 'invalid', problem: 'too-long' };
  const { savedSearches, searches } = account.database;
  return commandResult(await writeAccount(account, [savedSearches, searches], () => write(name)));
}

/** Replaces a row inside a write transaction. */
async function change(
  { database }: Account,
  id: string,
  next: (row: SavedSearchRow) => SavedSearchRow | Promise<SavedSearchRow>,
): Promise<CommandResult> {
  const row = await database.savedSearches.get(id);
  if (row === undefined) return { status: 'invalid', problem: 'unknown-search' };
  await database.savedSearches.put(await next(row));
  return { status: 'accepted' };
}
