import type { SavedSearchRow, SearchNews } from '../../public/saved-search.ts';
import type { FetchResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { fetchWritten } from '../../sync/store-answer.ts';
import { writeAccount } from '../../sync/write.ts';
import { searchQuery } from './search-query.ts';

/** Own choice: opening the search again and again asks no more often than this. */
const NEWS_AGE_MS = 300_000;

/**
 * Counts, for each saved search, who has joined since the member last saw its results. One small request each, one
 * after the other; the first that fails ends it.
 *
 * @param network from the tracking record; null if the member was not referred
 */
export async function pullSearchNews(account: Account, network: string | null): Promise<FetchResult> {
  const { database, environment } = account;
  for (const row of await database.savedSearches.orderBy('savedAtMs').toArray()) {
    const { id, seenAt } = row;
    if (seenAt === null || isRecent(row.news, environment.now())) continue;
    const outcome = await account.api.perform(
      (client, { signal }) =>
        client.GET('/api/search.php', { params: { query: newsQuery(row, seenAt, network) }, signal }),
      account.signal,
    );
    if (outcome.kind !== 'ok') return failureOf(outcome);
    const { paging, since } = outcome.data;
    // A server that does not know `since` counts everybody.
    const news: SearchNews =
      since === undefined
        ? { state: 'unknown' }
        : { state: 'counted', count: paging.num_results, checkedAtMs: environment.now() };
    const written = await writeAccount(account, [database.savedSearches], async () => {
      const stored = await database.savedSearches.get(id);
      // The member may have looked at it meanwhile.
      if (stored?.seenAt === seenAt) await database.savedSearches.put({ ...stored, news });
    });
    if (written.status !== 'written') return fetchWritten(written);
    if (since === undefined) break;
  }
  return { status: 'fetched' };
}

function newsQuery({ criteria }: SavedSearchRow, since: string, network: string | null) {
  const search = { ...criteria, source: 'search', page: 1 } as const;
  return { ...searchQuery(search, { keepsFilters: false, network }), pp: 1, since };
}

function isRecent(news: SearchNews, nowMs: number): boolean {
  if (news.state !== 'counted') return false;
  const ageMs = nowMs - news.checkedAtMs;
  return ageMs >= 0 && ageMs < NEWS_AGE_MS;
}
