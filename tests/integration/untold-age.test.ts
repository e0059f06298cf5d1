import { expect, test } from 'vitest';
import { type MemberSearch, type SearchFilters, searchKey } from '../../worker/public/member-search.ts';
import { until } from '../fixtures/until.ts';
import { DEMO, logIn, OTHER, setStage } from './stage.ts';

const stage = setStage();

const NO_LIMIT = { gender: null, min_age: null, max_age: null, country: null, countryregion: null };

function searchWith(filters: Partial<SearchFilters>): MemberSearch {
  return {
    source: 'search',
    filters: { ...NO_LIMIT, ...filters },
    page: 1,
    order: 'newest',
    hideNudity: false,
    searchAllCountries: false,
  };
}

test('a member who told neither age nor gender is in the chats and the search of others, with neither', async () => {
  const tab = await stage.device.openTab();
  const other = await logIn(stage, tab, OTHER);
  const profile = (await other.database.user.get('self'))?.user.profile;
  if (profile === undefined) throw new Error('There is no user');
  const { id: untold, country, countryregion } = profile;
  expect(await tab.api.saveProfile({ date_of_birth: null, gender: null })).toMatchObject({
    result: { status: 'saved' },
  });
  await tab.api.logOut();

  await stage.control.setOnline(untold, true);
  await stage.control.receiveMessage(untold, DEMO.email, 'Hello!');
  const { database } = await logIn(stage, tab);
  await until('the chat', async () => (await database.chats.where('profileId').equals(untold).count()) === 1);
  const chat = await database.chats.where('profileId').equals(untold).first();
  expect(chat?.profile).toMatchObject({ age: null, gender: null });

  const found = async (filters: Partial<SearchFilters>) => {
    const search = searchWith({ country, countryregion, online: true, ...filters });
    await tab.api.loadSearch(search, { keepsFilters: false, network: null });
    return (await database.searches.get(searchKey(search)))?.result.profiles.find(({ id }) => id === untold);
  };
  expect(await found({})).toMatchObject({ age: null, gender: null });
  // No filter of what was not told lets the member through.
  expect(await found({ min_age: 18 })).toBeUndefined();
  expect(await found({ max_age: 100 })).toBeUndefined();
  expect(await found({ gender: 'other' })).toBeUndefined();
});
