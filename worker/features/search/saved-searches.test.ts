import { expect, test } from 'vitest';
import { openAccountStore } from '../../../tests/fixtures/account-store.ts';
import { createCannedServer, sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { benchAccount, START_MS } from '../../../tests/fixtures/engine-bench.ts';
import { createManualClock } from '../../../tests/fixtures/manual-clock.ts';
import type { SearchFilters } from '../../public/member-search.ts';
import { SAVED_SEARCH_NAME_MAX_LENGTH, SAVED_SEARCHES_MAX, type SearchCriteria } from '../../public/saved-search.ts';
import { pullSearchNews } from './pull-search-news.ts';
import { noteSearchSeen, removeSearch, renameSearch, saveSearch } from './saved-searches.ts';

const SEEN_AT = '2026-03-14T09:00:00Z';
const LATER = '2026-03-15T09:00:00Z';

async function createBench() {
  const server = createCannedServer();
  const store = await openAccountStore();
  const clock = createManualClock(START_MS);
  return { server, clock, account: benchAccount({ server, store, clock }), table: store.database.savedSearches };
}

function criteria(changes: Partial<SearchFilters> = {}): SearchCriteria {
  const filters = { gender: null, min_age: null, max_age: null, country: null, countryregion: null, ...changes };
  return { filters, order: 'nearby', hideNudity: false, searchAllCountries: false };
}

/** Answers searches as a server that knows `since` does, or one that does not. */
function answerSearches(server: ReturnType<typeof createCannedServer>, count: number, since?: string): void {
  const result = sampleOf('SearchResult', { paging: { num_results: count, page: 1, pp: 1 } });
  const { since: _, ...plain } = result;
  server.answer('GET /api/search.php', since === undefined ? plain : { ...plain, since });
}

test('a search is saved once under a name, which may be changed, and is gone when it is removed', async () => {
  const { account, table } = await createBench();
  const search = { criteria: criteria({ gender: 'female' }), seenAt: SEEN_AT };
  expect(await saveSearch(account, { ...search, name: '  Near \n me ' })).toEqual({ status: 'accepted' });
  const [row] = await table.toArray();
  expect(row).toMatchObject({ name: 'Near me', seenAt: SEEN_AT, savedAtMs: START_MS, news: { state: 'unknown' } });
  // The same people in another order are the same search.
  await saveSearch(account, { ...search, criteria: { ...search.criteria, order: 'newest' }, name: 'Newest' });
  expect(await table.toArray()).toMatchObject([{ id: row?.id, name: 'Newest', criteria: { order: 'newest' } }]);
  const id = row?.id ?? '';
  expect(await renameSearch(account, id, 'Women')).toEqual({ status: 'accepted' });
  expect(await table.get(id)).toMatchObject({ name: 'Women' });
  expect(await removeSearch(account, id)).toEqual({ status: 'accepted' });
  expect(await table.count()).toBe(0);
  expect(await renameSearch(account, id, 'Women')).toEqual({ status: 'invalid', problem: 'unknown-search' });
});

test('a search needs a name that fits, and there are only so many', async () => {
  const { account, table } = await createBench();
  const named = (name: string, age: number) =>
    saveSearch(account, { name, criteria: criteria({ min_age: age }), seenAt: null });
  expect(await named(' \n ', 20)).toEqual({ status: 'invalid', problem: 'empty' });
  const longest = '😀'.repeat(SAVED_SEARCH_NAME_MAX_LENGTH);
  expect(await named(`${longest}!`, 20)).toEqual({ status: 'invalid', problem: 'too-long' });
  for (let age = 20; age < 20 + SAVED_SEARCHES_MAX; age += 1) await named(longest, age);
  expect(await named('One more', 50)).toEqual({ status: 'invalid', problem: 'too-many' });
  // One that is there already takes no place.
  expect(await named('First', 20)).toEqual({ status: 'accepted' });
  expect(await table.count()).toBe(SAVED_SEARCHES_MAX);
});

test('who is new is counted by the server, no more often than every five minutes, until the results are seen', async () => {
  const { account, table, server, clock } = await createBench();
  await saveSearch(account, { name: 'Women', criteria: criteria({ gender: 'female' }), seenAt: SEEN_AT });
  answerSearches(server, 3, SEEN_AT);
  expect(await pullSearchNews(account, 'summer')).toEqual({ status: 'fetched' });
  const asked = new URL(server.requests.at(-1)?.url ?? '').searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    ...{ since: SEEN_AT, gender: 'female', pp: '1', do_not_save: '1', trafficsource: 'summer' },
  });
  const [row] = await table.toArray();
  expect(row?.news).toEqual({ state: 'counted', count: 3, checkedAtMs: START_MS });
  await pullSearchNews(account, null);
  expect(server.count('GET /api/search.php')).toBe(1);
  clock.advance(300_000);
  await pullSearchNews(account, null);
  expect(server.count('GET /api/search.php')).toBe(2);

  const id = row?.id ?? '';
  // Results from before are no news about what was seen.
  await noteSearchSeen(account, id, '2026-03-13T09:00:00Z');
  expect(await table.get(id)).toMatchObject({ seenAt: SEEN_AT, news: { count: 3 } });
  await noteSearchSeen(account, id, LATER);
  expect(await table.get(id)).toMatchObject({ seenAt: LATER, news: { state: 'counted', count: 0 } });
});

test('of a server that does not know since, no count is believed', async () => {
  const { account, table, server } = await createBench();
  await saveSearch(account, { name: 'Women', criteria: criteria({ gender: 'female' }), seenAt: SEEN_AT });
  await saveSearch(account, { name: 'Men', criteria: criteria({ gender: 'male' }), seenAt: SEEN_AT });
  answerSearches(server, 240);
  expect(await pullSearchNews(account, null)).toEqual({ status: 'fetched' });
  expect((await table.toArray()).map(({ news }) => news)).toEqual([{ state: 'unknown' }, { state: 'unknown' }]);
  // It will not know it of the next one either.
  expect(server.count('GET /api/search.php')).toBe(1);
});

test('a search whose results the server gave no time for is not asked about', async () => {
  const { account, server } = await createBench();
  await saveSearch(account, { name: 'Women', criteria: criteria(), seenAt: null });
  expect(await pullSearchNews(account, null)).toEqual({ status: 'fetched' });
  expect(server.count('GET /api/search.php')).toBe(0);
});

test('a server that fails leaves the counts as they are', async () => {
  const { account, table, server } = await createBench();
  await saveSearch(account, { name: 'Women', criteria: criteria(), seenAt: SEEN_AT });
  server.answer('GET /api/search.php', () => new Response('', { status: 500 }));
  expect(await pullSearchNews(account, null)).toMatchObject({ status: 'server-failed' });
  expect(await table.toArray()).toMatchObject([{ seenAt: SEEN_AT, news: { state: 'unknown' } }]);
});

test('a saved search that the server refuses has no count, and those after it have theirs', async () => {
  const { account, table, server, clock } = await createBench();
  await saveSearch(account, {
    name: 'Region',
    criteria: criteria({ country: 'BE', countryregion: 9 }),
    seenAt: SEEN_AT,
  });
  clock.advance(1_000);
  await saveSearch(account, { name: 'Women', criteria: criteria({ gender: 'female' }), seenAt: SEEN_AT });
  answerSearches(server, 3, SEEN_AT);
  await pullSearchNews(account, null);
  clock.advance(300_000);
  const refusal = { error: 'invalid', message: 'No such region', fields: { countryregion: 'unknown_value' } };
  const result = sampleOf('SearchResult', { paging: { num_results: 5, page: 1, pp: 1 }, since: SEEN_AT });
  const asksForRegion = () => new URL(server.requests.at(-1)?.url ?? '').searchParams.has('countryregion');
  server.answer('GET /api/search.php', () =>
    asksForRegion() ? Response.json(refusal, { status: 422 }) : Response.json(result),
  );
  expect(await pullSearchNews(account, null)).toEqual({ status: 'fetched' });
  expect(await table.orderBy('savedAtMs').toArray()).toMatchObject([
    { name: 'Region', news: { state: 'unknown' } },
    { name: 'Women', news: { state: 'counted', count: 5 } },
  ]);
});
