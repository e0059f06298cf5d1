import { at, isRecord, valueAtPointer } from '../contract/json.ts';
import type { Answer } from '../run/runner.ts';
import { sameBeginnings } from './excerpts.ts';
import { regionOf } from './profiles-of-others.ts';
import { type Found, find, type Query } from './search-rows.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';
import { listIn, numberIn } from './values.ts';

const PROFILES_MAX = 2;
const NEAR_KM = 10;

interface Profile {
  answer: Answer;
  body: unknown;
}

/** What an answer tells of its filters is what was asked for, and what profiles show of it fits. */
export const filtersTold: Sequence = {
  title: 'filters as the answer tells them, and as profiles show them',
  account: 'member',
  calls: callsOf('search'),
  async run(steps) {
    if (steps.isDry) return;
    for (const [query, told] of [
      [{ online: '1' }, { online: true }],
      [{ with_photo: '1' }, { with_photo: true }],
      [{ max_distance_km: NEAR_KM }, { max_distance_km: NEAR_KM }],
      [
        { gender: 'female', min_age: 25, max_age: 60 },
        { gender: 'female', min_age: 25, max_age: 60 },
      ],
    ] as const)
      tellsWhatWasAsked(steps, await find(steps, `with ${Object.keys(query).join(', ')}`, query), told);
    await regions(steps);
    await interests(steps);
    await sinceRepeated(steps);
  },
};

/** A server leaves out what it does not know; a distance is null for whoever lives in no known town. */
function tellsWhatWasAsked(steps: Steps, { answer }: Found, asked: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(asked)) {
    const told = valueAtPointer(answer.body, `/filter_options/${name}`);
    if (told === undefined || (name === 'max_distance_km' && told === null)) continue;
    steps.same(answer, `"filter_options" tells another "${name}" than was asked for`, value, told);
  }
}

/** Rows do not show their region: their profiles do, by its name. */
async function regions(steps: Steps): Promise<void> {
  if (!steps.has('getRegions') || !steps.has('getProfile')) return;
  const regionsOf = await steps.call('getRegions', { purpose: 'the names of regions' });
  const body = at(regionsOf.body, 'regions');
  for (const [country, list] of Object.entries(Object(body))) {
    const region = listIn(list, '')[0];
    const id = numberIn(region, '/id');
    if (id === null) continue;
    const found = await find(steps, `in a region of ${country}`, { country, countryregion: id });
    tellsWhatWasAsked(steps, found, { country, countryregion: id });
    for (const { answer, body: profile } of await profilesOf(steps, found)) {
      // A name that the country does not have says nothing of the search.
      if (!regionOf(steps, answer, body)) return;
      steps.same(
        found.answer,
        'The filter "countryregion" finds members of other regions',
        at(region, 'name'),
        at(profile, 'countryregion'),
        'WHERE region_id = :countryregion',
      );
    }
  }
}

async function interests(steps: Steps): Promise<void> {
  if (!steps.has('getInterests') || !steps.has('getProfile')) return;
  const { body } = await steps.call('getInterests', { purpose: 'what can be asked for' });
  const some = listIn(body, '/interests').slice(0, 3);
  for (const interest of some) {
    const id = String(at(interest, 'id'));
    if (id.includes(',')) continue;
    const found = await find(steps, `the interest ${id}`, { interests: id });
    const told = valueAtPointer(found.answer.body, '/filter_options/interests');
    if (told === undefined) return;
    steps.same(found.answer, '"filter_options" tells other interests than were asked for', [id], told);
    const profiles = await profilesOf(steps, found);
    if (interest === some[0]) sameBeginnings(steps, found, profiles);
    for (const { body: profile } of profiles) {
      const named = listIn(at(profile, 'fields'), '/interests');
      // The operator may keep them in a field of another name.
      if (isRecord(at(profile, 'fields')) && named.length > 0 && !named.includes(id))
        steps.broken(
          found.answer,
          'The filter "interests" lets others through',
          `members whose profile names ${id}`,
          `a member with ${named.join(', ')}`,
        );
    }
  }
}

async function profilesOf(steps: Steps, { rows }: Found): Promise<readonly Profile[]> {
  const profiles: Profile[] = [];
  for (const row of rows.slice(0, PROFILES_MAX)) {
    const profile = await steps.attempt('getProfile', {
      purpose: 'what the profile shows of it',
      query: { id: numberIn(row, '/id') ?? 0 },
      expect: { kind: 'success', mayTryAnother: true },
    });
    if (profile.isSuccess) profiles.push({ answer: profile, body: profile.body });
  }
  return profiles;
}

async function sinceRepeated(steps: Steps): Promise<void> {
  const since = new Date(Date.now() - 86_400_000).toISOString();
  const found = await find(steps, 'since yesterday', { source: 'search', since });
  const told = at(found.answer.body, 'since');
  if (told !== undefined && Math.abs(Date.parse(String(told)) - Date.parse(since)) > 1000)
    steps.broken(found.answer, 'A search repeats another moment than was asked for', since, String(told));
}

/** All filters together, so that none of them is dropped. */
const KEPT: Query = { gender: 'female', min_age: 22, max_age: 66, online: '1', with_photo: '1' };

/** What is kept of a search is all of it, for the search and for similar members. */
export const filtersKept: Sequence = {
  title: 'every filter of a search is kept',
  account: 'throwaway',
  calls: callsOf('search'),
  async run(steps) {
    if (steps.isDry) return;
    const [country, list] = [...(steps.visitor.pool.regions ?? [])].find(([, regionIds]) => regionIds.length > 0) ?? [];
    const place = country === undefined || list?.[0] === undefined ? {} : { country, countryregion: list[0] };
    const interest = steps.has('getInterests')
      ? at(listIn((await steps.call('getInterests', { purpose: 'an interest' })).body, '/interests')[0], 'id')
      : undefined;
    const asked = { ...KEPT, ...place, ...(typeof interest === 'string' ? { interests: interest } : {}) };
    const base = { manual_search: '1', source: 'search', pp: 1 };
    for (const query of [asked, { max_age: 50 }]) {
      const searched = await steps.attempt('search', {
        purpose: `to be kept: ${Object.keys(query).join(', ')}`,
        query: { ...base, ...query },
        expect: { kind: 'success', mayTryAnother: true },
      });
      if (!searched.isSuccess) continue;
      const told = at(searched.body, 'filter_options');
      for (const source of ['search', 'similar']) {
        const kept = await steps.call('search', {
          purpose: `what is kept of it, for ${source}`,
          query: { auto_load: '1', source, pp: 1 },
        });
        const now = at(kept.body, 'filter_options');
        steps.same(
          kept,
          `What is kept of a search is not what it was made with (${source})`,
          told,
          { ...Object(now), ...(source === 'search' ? {} : agesOf(told)), ...countryOf(told) },
          'Keep all filters of the form in one place, and those that are not given as none.',
        );
      }
      await homeStays(steps);
    }
    await steps.attempt('search', {
      purpose: 'no filters again',
      query: base,
      expect: { kind: 'documented' },
    });
  },
};

/** Where no country was asked for, a server may begin with that of the member. */
function countryOf(options: unknown): Readonly<Record<string, unknown>> {
  return at(options, 'country') === null ? { country: null } : {};
}

/** Similar members may be of other ages than the search itself. */
function agesOf(options: unknown): Query {
  return Object.fromEntries(
    ['min_age', 'max_age'].map((name) => [name, at(options, name)]).filter(([, value]) => value !== undefined),
  );
}

/** Of the proposed filters nothing limits the blocks of the home screen. */
async function homeStays(steps: Steps): Promise<void> {
  const home = await steps.call('search', {
    purpose: 'the home screen after that',
    query: { auto_load: '1', source: 'home', pp: 1 },
  });
  const told = at(home.body, 'filter_options');
  for (const [name, none] of [
    ['interests', []],
    ['max_distance_km', null],
  ] as const)
    if (at(told, name) !== undefined)
      steps.same(home, 'A kept filter of the search screen limits the home screen', none, at(told, name));
}

/** Whoever has told no town cannot search by distance: all are found, and the answer tells of no distance. */
export const withoutTown: Sequence = {
  title: 'search by distance without a town',
  account: 'throwaway',
  calls: callsOf('search', 'getUser', 'saveProfile'),
  async run(steps) {
    if (steps.isDry) return;
    const user = await steps.call('getUser', { purpose: 'the town' });
    const city = valueAtPointer(user.body, '/profile/city');
    const save = async (value: unknown): Promise<boolean> =>
      (
        await steps.attempt('saveProfile', {
          purpose: value === null ? 'no town' : 'the town as it was',
          body: { city: value },
          isWholeBody: true,
          expect: { kind: 'documented' },
        })
      ).isSuccess;
    if (!(await save(null))) return;
    const all = await find(steps, 'everybody', {});
    const near = await find(steps, 'within a kilometre of no town', { max_distance_km: 1 });
    const told = valueAtPointer(near.answer.body, '/filter_options/max_distance_km') ?? null;
    steps.same(near.answer, 'A distance is told as used by whoever has told no town', null, told);
    if (told === null && near.count < all.count / 2)
      steps.broken(
        near.answer,
        'A distance limits the search of a member who has told no town',
        `about ${all.count} members, as without it`,
        `${near.count} members`,
        'Leave the filter out where the town of the searcher is not known.',
      );
    await save(city ?? null);
  },
};
