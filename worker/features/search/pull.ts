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

/** Enough to page back through a search while offline. */
const KEPT_PAGES_MAX = 40;

/** Fetches and stores one page of a search, unless a response to a later request is already stored. */
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
    // The same search, requested with or without explicit filters.
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
  /** Null if the response says nothing about the filters saved on the server. */
  kept: string | null;
}

/** @param areNew the filters are saved by this search: pages found with the previously saved ones are deleted */
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

/**
 * Returns whether a stored response was requested earlier than `answer`. A time after `answer` was fetched means that
 * the clock has been set back since: it counts as long ago.
 */
function isOlder(askedAtMs: number, answer: Omit<SearchRow, 'key'>): boolean {
  return !isBetween(askedAtMs, answer.askedAtMs, answer.fetchedAtMs);
}
