import type { AccountDatabase } from '../../public/database.ts';
import { type MemberSearch, type SearchOptions, searchKey } from '../../public/member-search.ts';
import type { SearchRow } from '../../public/rows.ts';
import type { FetchResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { isBetween } from '../../sync/outbox-rows.ts';
import { fetchWritten } from '../../sync/store-answer.ts';
import { writeAccount } from '../../sync/write.ts';
import { searchQuery } from './search-query.ts';

/** Enough to leaf back through a search while offline. */
const KEPT_PAGES_MAX = 40;

/** Fetches one page of a search and stores it, unless a newer answer to the same question stands. */
export async function pullSearch(
  account: Account,
  search: MemberSearch,
  { keepsFilters, network }: SearchOptions,
): Promise<FetchResult> {
  const { environment } = account;
  const askedAtMs = environment.now();
  const outcome = await account.api.perform(
    (client, { signal }) =>
      client.GET('/api/search.php', {
        params: { query: searchQuery(search, { keepsFilters, network }) },
        signal,
      }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return failureOf(outcome);
  const result = outcome.data;
  const row = { result, askedAtMs, fetchedAtMs: environment.now() };
  const keys = {
    // The same question, asked with or without naming the filters.
    named: searchKey({ ...search, filters: search.filters ?? result.filter_options }),
    kept: search.filters === null || keepsFilters ? searchKey({ ...search, filters: null }) : null,
  };
  const written = await writeAccount(account, [account.database.searches], () =>
    store(account.database, row, keys, search.filters !== null && keepsFilters),
  );
  return fetchWritten(written);
}

interface Keys {
  named: string;
  /** Null: this search says nothing of the filters that the server keeps. */
  kept: string | null;
}

/** @param areNew these filters are kept from now on: pages found with those before them go */
async function store(
  { searches }: AccountDatabase,
  row: Omit<SearchRow, 'key'>,
  { named, kept }: Keys,
  areNew: boolean,
): Promise<void> {
  if (kept !== null) {
    const stored = await searches.where('key').startsWith('kept/').toArray();
    const isNewest = stored.every(({ key, askedAtMs }) => (areNew || key === kept ? isOlder(askedAtMs, row) : true));
    if (isNewest) {
      if (areNew) await searches.bulkDelete(stored.map(({ key }) => key));
      await searches.put({ ...row, key: kept });
    }
  }
  const stored = await searches.get(named);
  if (stored === undefined || isOlder(stored.askedAtMs, row)) await searches.put({ ...row, key: named });
  const oldestFirst = await searches.orderBy('fetchedAtMs').primaryKeys();
  await searches.bulkDelete(oldestFirst.slice(0, Math.max(0, oldestFirst.length - KEPT_PAGES_MAX)));
}

/** A time after that of the answer itself means that the clock was set back since: it was long ago. */
function isOlder(askedAtMs: number, answer: Omit<SearchRow, 'key'>): boolean {
  return !isBetween(askedAtMs, answer.askedAtMs, answer.fetchedAtMs);
}
