import { SEARCH_PAGE_SIZE } from '../../public/constants.ts';
import type { AccountDatabase, SearchRow } from '../../public/database.ts';
import { type FetchResult, type MemberSearch, type SearchFilters, searchKey } from '../../public/worker-api.ts';
import type { Account } from '../../session/account.ts';
import { callFailure } from '../../sync/call-failure.ts';
import { writeAccount } from '../../sync/write.ts';

/** Enough to leaf back through a search while offline. */
const KEPT_PAGES_MAX = 40;

/** Fetches one page of a search and stores it, unless a newer answer to the same question stands. */
export async function pullSearch(account: Account, search: MemberSearch): Promise<FetchResult> {
  const { environment } = account;
  const askedAtMs = environment.now();
  const outcome = await account.api.perform(
    (client, { headers, signal }) =>
      client.GET('/api/search.php', {
        params: {
          header: headers,
          query: { source: 'search', pp: SEARCH_PAGE_SIZE, page: search.page, ...givenFilters(search.filters) },
        },
        signal,
      }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return callFailure(outcome);
  const result = outcome.data;
  const row = { result, askedAtMs, fetchedAtMs: environment.now() };
  const keys = {
    // The same question, asked with or without naming the filters.
    named: searchKey({ ...search, filters: search.filters ?? result.filter_options }),
    kept: searchKey({ ...search, filters: null }),
  };
  const written = await writeAccount(account, [account.database.searches], () =>
    store(account.database, row, keys, search.filters !== null),
  );
  if (written.status === 'session-ended') return { status: 'session-lost' };
  return written.status === 'written' ? { status: 'fetched' } : { status: 'server-failed', httpStatus: null };
}

function givenFilters(filters: SearchFilters | null) {
  if (filters === null) return { auto_load: '1' as const };
  const { gender, min_age, max_age, country, countryregion } = filters;
  return {
    manual_search: '1' as const,
    ...(gender === null ? {} : { gender }),
    ...(min_age === null ? {} : { min_age }),
    ...(max_age === null ? {} : { max_age }),
    ...(country === null ? {} : { country }),
    ...(countryregion === null ? {} : { countryregion }),
  };
}

/** @param areNew these filters are kept from now on: pages found with those before them go */
async function store(
  { searches }: AccountDatabase,
  row: Omit<SearchRow, 'key'>,
  keys: { named: string; kept: string },
  areNew: boolean,
): Promise<void> {
  const kept = await searches.where('key').startsWith('kept/').toArray();
  const isNewest = kept.every(({ key, askedAtMs }) =>
    areNew || key === keys.kept ? askedAtMs <= row.askedAtMs : true,
  );
  if (isNewest) {
    if (areNew) await searches.bulkDelete(kept.map(({ key }) => key));
    await searches.put({ ...row, key: keys.kept });
  }
  const standing = await searches.get(keys.named);
  if (standing === undefined || standing.askedAtMs <= row.askedAtMs) await searches.put({ ...row, key: keys.named });
  const oldestFirst = await searches.orderBy('fetchedAtMs').primaryKeys();
  await searches.bulkDelete(oldestFirst.slice(0, Math.max(0, oldestFirst.length - KEPT_PAGES_MAX)));
}
