import { expect, test } from 'vitest';
import { type MemberSearch, searchKey } from '../../worker/public/member-search.ts';
import { logIn, setStage } from './stage.ts';

const stage = setStage();

const KEPT: MemberSearch = {
  source: 'search',
  filters: null,
  page: 1,
  order: 'nearby',
  hideNudity: false,
  searchAllCountries: false,
};

test('the rows of the home page find members, and leave the filters of the search as they were', async () => {
  const tab = await stage.device.openTab();
  const { database } = await logIn(stage, tab);
  await tab.api.loadSearch(KEPT, { keepsFilters: false, network: null });
  const kept = (await database.searches.get(searchKey(KEPT)))?.result.filter_options;
  for (const key of ['members-nearby', 'members-newest', 'members-online'] as const) {
    expect(await tab.api.loadAnswer({ key, network: null })).toMatchObject({ result: { status: 'fetched' } });
    const row = await database.answers.get(key);
    const found = row?.key === key ? row.answer.profiles : [];
    // A row of six, and more for those whom the rows above it show already.
    if (key !== 'members-online') {
      expect(found.length).toBeGreaterThan(6);
      expect(found.length).toBeLessThanOrEqual(18);
    } else {
      // Fewer members are online: they are from the saved country and its neighbour.
      expect(found.length).toBeGreaterThan(1);
      expect(found.every(({ online, country }) => online && ['GB', 'IE'].includes(country))).toBe(true);
    }
    if (key === 'members-newest') {
      const ids = found.map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    }
  }
  await tab.api.loadSearch(KEPT, { keepsFilters: false, network: null });
  expect((await database.searches.get(searchKey(KEPT)))?.result.filter_options).toEqual(kept);
});

test('who was found by a search or on the home page can be liked without a look at the profile', async () => {
  const tab = await stage.device.openTab();
  const { database } = await logIn(stage, tab);
  await tab.api.loadAnswer({ key: 'members-newest', network: null });
  const row = await database.answers.get('members-newest');
  const found = row?.key === 'members-newest' ? row.answer.profiles : [];
  const liked = await Promise.all(found.map(({ id }) => database.likes.get(id)));
  const stranger = found.find((_card, index) => liked[index] === undefined);
  if (stranger === undefined) throw new Error('All of them are liked already');
  await tab.api.setLike({ profileId: stranger.id, liked: true });
  expect(await database.likes.get(stranger.id)).toMatchObject({ given: 1, profile: { name: stranger.name } });
});
