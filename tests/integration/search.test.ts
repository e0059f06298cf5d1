import { expect, test } from 'vitest';
import { type MemberSearch, type SearchFilters, searchKey } from '../../worker/public/member-search.ts';
import { until } from '../fixtures/until.ts';
import { logIn, setStage } from './stage.ts';

const stage = setStage();

const NO_FILTERS: SearchFilters = {
  ...{ gender: null, min_age: null, max_age: null, country: null, countryregion: null },
  ...{ online: false, with_photo: false, interests: [], max_distance_km: null },
};
const FIRST: MemberSearch = {
  source: 'search',
  filters: null,
  page: 1,
  order: 'nearby',
  hideNudity: false,
  searchAllCountries: false,
};
const DUTCH: MemberSearch = { ...FIRST, filters: { ...NO_FILTERS, country: 'NL' } };

async function start() {
  const tab = await stage.device.openTab();
  const { database } = await logIn(stage, tab);
  await stage.control.clearRequests();
  const row = async (search: MemberSearch) => database.searches.get(searchKey(search));
  const lastQuery = async () => {
    const asked = (await stage.control.requests()).filter((one) => one.path === '/api/search.php');
    return Object.fromEntries(new URLSearchParams(asked.at(-1)?.query));
  };
  return { tab, database, row, lastQuery };
}

test('the first load asks for the filters that the server keeps, and its answer stands under their names', async () => {
  const { tab, row, lastQuery } = await start();
  expect(await tab.api.loadSearch(FIRST, { keepsFilters: false, network: null })).toMatchObject({
    result: { status: 'fetched' },
  });
  expect(await lastQuery()).toEqual({ source: 'search', pp: '12', page: '1', auto_load: '1' });
  const filters = (await row(FIRST))?.result.filter_options;
  expect(filters).toMatchObject({ gender: 'female', country: 'GB' });
  expect((await row({ ...FIRST, filters: filters ?? null }))?.result).toEqual((await row(FIRST))?.result);
});

test('filters that the member has chosen are kept by the server, those of a link are not', async () => {
  const { tab, row, lastQuery } = await start();
  await tab.api.loadSearch(FIRST, { keepsFilters: false, network: null });
  await tab.api.loadSearch(DUTCH, { keepsFilters: false, network: null });
  expect(await lastQuery()).toMatchObject({ manual_search: '1', do_not_save: '1', country: 'NL' });
  expect((await row(FIRST))?.result.filter_options.country).toBe('GB');
  await tab.api.loadSearch(DUTCH, { keepsFilters: true, network: null });
  expect(await lastQuery()).not.toHaveProperty('do_not_save');
  // From now on the first load uses these filters, even offline.
  expect((await row(FIRST))?.result.filter_options.country).toBe('NL');
  await tab.api.loadSearch(FIRST, { keepsFilters: false, network: null });
  expect((await row(FIRST))?.result.filter_options).toEqual(DUTCH.filters);
});

test('order, nudity and other countries are asked for, and searches that differ in them stand apart', async () => {
  const { tab, database, lastQuery } = await start();
  const other: MemberSearch = { ...DUTCH, order: 'newest', hideNudity: true, searchAllCountries: true, page: 2 };
  await tab.api.loadSearch(DUTCH, { keepsFilters: false, network: null });
  await tab.api.loadSearch(other, { keepsFilters: false, network: null });
  expect(await lastQuery()).toMatchObject({ order: 'newest', hideNudity: '1', searchAllCountries: '1', page: '2' });
  const rows = await database.searches.toArray();
  expect(rows.map(({ result }) => result.paging.page).sort()).toEqual([1, 2]);
});

test('who is online, photos and interests limit a search, are kept by the server, and widen no other search', async () => {
  const { tab, database, row, lastQuery } = await start();
  const filters = { ...NO_FILTERS, online: true, with_photo: true, interests: ['music', 'art'], max_distance_km: 50 };
  const search: MemberSearch = { ...FIRST, filters };
  await tab.api.loadSearch(search, { keepsFilters: true, network: null });
  expect(await lastQuery()).toMatchObject({
    online: '1',
    with_photo: '1',
    interests: 'art,music',
    max_distance_km: '50',
  });
  const found = (await row(search))?.result;
  expect(found?.profiles.length).toBeGreaterThan(0);
  expect(found?.profiles.filter(({ online, main_image }) => !online || main_image === null)).toEqual([]);
  expect((await row(FIRST))?.result).toEqual(found);
  expect(await row({ ...FIRST, filters: NO_FILTERS })).toBeUndefined();
  await tab.api.loadSearch({ ...FIRST, filters: NO_FILTERS }, { keepsFilters: false, network: null });
  expect(await lastQuery()).not.toHaveProperty('interests');
  const everyone = (await row({ ...FIRST, filters: NO_FILTERS }))?.result.paging.num_results ?? 0;
  expect(everyone).toBeGreaterThan(found?.paging.num_results ?? 0);
  expect(await database.searches.count()).toBe(3);
});

test('the list of interests is kept on the device, and a visitor gets it without a session', async () => {
  const { tab, database } = await start();
  expect(await tab.api.loadAnswer({ key: 'interests', locale: 'de' })).toMatchObject({ result: { status: 'fetched' } });
  const stored = await database.answers.get('interests');
  expect(stored?.key === 'interests' ? stored.answer.interests : []).toContainEqual({ id: 'music', name: 'Musik' });
  await tab.api.logOut();
  expect(await tab.api.loadInterests('pl')).toMatchObject({
    result: { status: 'answered', data: { interests: expect.arrayContaining([{ id: 'music', name: 'Muzyka' }]) } },
  });
});

test('similar members are asked for with wider ages and without those of the search itself', async () => {
  const { tab, row, lastQuery } = await start();
  const filters = { ...NO_FILTERS, gender: 'female' as const, min_age: 26, max_age: 35 };
  const search: MemberSearch = { ...FIRST, filters };
  const similar: MemberSearch = { ...search, source: 'similar' };
  await tab.api.loadSearch(search, { keepsFilters: false, network: null });
  await tab.api.loadSearch(similar, { keepsFilters: false, network: null });
  expect(await lastQuery()).toMatchObject({
    ...{ source: 'similar', min_age: '21', max_age: '40', exclude_min_age: '26', exclude_max_age: '35' },
  });
  const exact = (await row(search))?.result.profiles ?? [];
  const others = (await row(similar))?.result.profiles ?? [];
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter(({ age }) => age !== null && age >= 26 && age <= 35)).toEqual([]);
  expect(others.filter(({ id }) => exact.some((one) => one.id === id))).toEqual([]);
});

test('a member whom a network has sent searches with its value', async () => {
  const { tab, lastQuery } = await start();
  await tab.api.loadSearch(DUTCH, { keepsFilters: false, network: 'summer' });
  expect(await lastQuery()).toMatchObject({ source: 'search', trafficsource: 'summer' });
  await tab.api.loadAnswer({ key: 'members-newest', network: 'summer' });
  expect(await lastQuery()).toMatchObject({ source: 'home', trafficsource: 'summer' });
});

test('an answer that comes late does not replace a newer one to the same question', async () => {
  const { tab, row } = await start();
  await stage.control.setFaults([{ path: '/api/search.php', fault: 'delay:400', times: 1 }]);
  const late = tab.api.loadSearch(DUTCH, { keepsFilters: false, network: null });
  await until('it is asked', async () => (await stage.control.countRequests('GET', '/api/search.php')) === 1);
  stage.device.clock.advance(1_000);
  await tab.api.loadSearch(DUTCH, { keepsFilters: false, network: null });
  const newer = await row(DUTCH);
  await late;
  expect(await row(DUTCH)).toEqual(newer);
});

test('a filter that the server does not know is named, and nothing is stored', async () => {
  const { tab, database } = await start();
  const unknown = { ...DUTCH, filters: { ...NO_FILTERS, country: 'NL', countryregion: 987_654 } };
  expect(await tab.api.loadSearch(unknown, { keepsFilters: false, network: null })).toMatchObject({
    result: { status: 'refused', fields: { countryregion: expect.any(String) } },
  });
  expect(await database.searches.count()).toBe(0);
});

test('webcams are asked for by gender and age, and a visitor is told when the search is closed', async () => {
  const { tab } = await start();
  const cams = await tab.api.searchCams({ gender: 'male', min_age: 26, max_age: null });
  expect(cams).toMatchObject({ result: { status: 'answered' } });
  const asked = (await stage.control.requests()).find((one) => one.path === '/api/xcams/search.php');
  expect(asked?.query).toBe('gender=male&min_age=26');
  await tab.api.logOut();
  await stage.control.setSettings({ logged_out_search: 'none', logged_out_search_trafficsource: 'other' });
  expect(await tab.api.searchAsVisitor(FIRST, null)).toMatchObject({ result: { status: 'session-lost' } });
  expect(await tab.api.searchAsVisitor(FIRST, 'summer')).toMatchObject({
    result: { status: 'answered', data: { filter_options: { country: 'GB' } } },
  });
});
