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
  const row: SearchRow = { key: searchKey(search), result, askedAtMs, fetchedAtMs: environment.now() };
  const written = await writeAccount(account, [account.database.searches], () =>
    store(account.database, row, search.filters === null ? null : searchKey({ ...search, filters: null })),
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

/** @param keptKey key of the search without filters, which finds the same from now on */
async function store({ searches }: AccountDatabase, row: SearchRow, keptKey: string | null): Promise<void> {
  if (keptKey !== null) {
    const others = await searches.where('key').startsWith('kept/').toArray();
    const isNewest = others.every((other) => other.askedAtMs <= row.askedAtMs);
    // Pages of the filters before this one.
    if (isNewest) {
      await searches.bulkDelete(others.map((other) => other.key));
      await searches.put({ ...row, key: keptKey });
    }
  }
  const standing = await searches.get(row.key);
  if (standing === undefined || standing.askedAtMs <= row.askedAtMs) await searches.put(row);
  const keys = await searches.orderBy('fetchedAtMs').primaryKeys();
  await searches.bulkDelete(keys.slice(0, Math.max(0, keys.length - KEPT_PAGES_MAX)));
}
