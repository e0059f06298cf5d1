import { describe, expect, it } from 'vitest';
import { listOf, referenceStage, valueAt } from './reference-client.ts';

const stage = referenceStage();

type Client = ReturnType<typeof stage.visitor>;

function column(body: unknown, name: string): unknown[] {
  return listOf(valueAt(body, 'profiles')).map((profile) => valueAt(profile, name));
}

/** Returns everyone whom a search finds, and its first response. */
async function everyone(client: Client, query: Record<string, string | number>) {
  const pages = await Promise.all(
    [1, 2, 3].map((page) => client.call('search', { query: { ...query, pp: 100, page } })),
  );
  const ids = pages.flatMap(({ body }) => column(body, 'id'));
  expect(ids).toHaveLength(Number(valueAt(pages[0]?.body, 'paging', 'num_results')));
  return { ids, pages, told: valueAt(pages[0]?.body, 'filter_options') };
}

async function interestsOf(client: Client, id: unknown): Promise<readonly unknown[]> {
  const { body } = await client.call('getProfile', { query: { id: Number(id) } });
  return listOf(valueAt(body, 'fields', 'interests') ?? []);
}

describe('the nearest members', () => {
  async function foundWithin(client: Client, query: Record<string, string | number>, maxKm: number) {
    return new Set((await everyone(client, { ...query, max_distance_km: maxKm })).ids);
  }

  it('come by the kilometres that the filter uses, and so do similar ones', async () => {
    const demo = await stage.member('demo');
    const own = valueAt((await demo.call('getUser')).body, 'profile');
    const query = { country: String(valueAt(own, 'country')) };
    for (const source of ['search', 'similar']) {
      const { ids } = await everyone(demo, { ...query, source, order: 'nearby' });
      for (const maxKm of [10, 60, 100, 200, 1_000]) {
        const near = await foundWithin(demo, query, maxKm);
        expect(near.size).toBeGreaterThan(0);
        expect(new Set(ids.slice(0, near.size)), `${source} within ${maxKm} km`).toEqual(near);
      }
    }
  });
});

describe('the filters of a search', () => {
  it('find only who is online', async () => {
    const { pages, told } = await everyone(await stage.member('demo'), { online: '1' });
    expect(new Set(pages.flatMap(({ body }) => column(body, 'online')))).toEqual(new Set([true]));
    expect(told).toMatchObject({ online: true, with_photo: false, interests: [] });
  });

  it('find only who has a photo', async () => {
    const demo = await stage.member('demo');
    const all = await everyone(demo, {});
    const { ids, pages, told } = await everyone(demo, { with_photo: '1' });
    expect(pages.flatMap(({ body }) => column(body, 'main_image'))).not.toContain(null);
    expect(told).toMatchObject({ online: false, with_photo: true });
    const hidden = all.pages.flatMap(({ body }) => column(body, 'main_image')).filter((image) => image === null);
    expect(hidden.length).toBeGreaterThan(0);
    expect(ids).toHaveLength(all.ids.length - hidden.length);
  });

  it('find who has at least one of the interests, and nobody for one that nobody has', async () => {
    const demo = await stage.member('demo');
    const [art, music, both] = await Promise.all(
      ['art', 'music', 'music,art'].map((interests) => everyone(demo, { interests, country: 'GB', gender: 'female' })),
    );
    expect(new Set(both?.ids)).toEqual(new Set([...(art?.ids ?? []), ...(music?.ids ?? [])]));
    expect(both?.told).toMatchObject({ interests: ['music', 'art'] });
    const women = await everyone(demo, { country: 'GB', gender: 'female' });
    expect(art?.ids.length).toBeGreaterThan(0);
    expect(both?.ids.length).toBeLessThan(women.ids.length);
    for (const id of women.ids)
      expect((await interestsOf(demo, id)).some((one) => one === 'art' || one === 'music')).toBe(
        both?.ids.includes(id),
      );
    expect((await everyone(demo, { interests: 'yodelling' })).ids).toEqual([]);
    expect((await everyone(demo, { interests: 'yodelling,art', country: 'GB', gender: 'female' })).ids).toEqual(
      art?.ids,
    );
    expect((await demo.call('search', { query: { interests: 'x'.repeat(1_001) } })).status).toBe(422);
  });

  it('find who lives near the own town, in whatever country, and tell that they did not where there is none', async () => {
    const demo = await stage.member('demo');
    const all = await everyone(demo, {});
    const [near, far] = await Promise.all([50, 300].map((max_distance_km) => everyone(demo, { max_distance_km })));
    expect(near?.told).toMatchObject({ max_distance_km: 50 });
    expect(near?.ids.length).toBeGreaterThan(0);
    expect(far?.ids).toEqual(expect.arrayContaining(near?.ids ?? []));
    expect(far?.ids.length).toBeGreaterThan(near?.ids.length ?? 0);
    expect(all.ids.length).toBeGreaterThan(far?.ids.length ?? 0);
    const towns = new Set(near?.pages.flatMap(({ body }) => column(body, 'city')));
    // The demo account lives in Bristol; Cardiff is about 40 km from there, London about 170.
    expect(towns).toContain('Bristol');
    expect([...towns].filter((town) => !['Bristol', 'Bath', 'Cardiff'].includes(String(town)))).toEqual([]);

    const visitor = await stage.visitor().call('search', { query: { max_distance_km: 50 } });
    expect(valueAt(visitor.body, 'filter_options')).not.toHaveProperty('max_distance_km');
    for (const max_distance_km of [0, 1_001, 2.5])
      expect((await demo.call('search', { query: { max_distance_km } })).status).toBe(422);
  });

  it('limit together, similar results too', async () => {
    const demo = await stage.member('demo');
    const query = { gender: 'female', online: '1', with_photo: '1', interests: 'cinema,music' };
    const { ids, pages } = await everyone(demo, query);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(pages.flatMap(({ body }) => column(body, 'gender')))).toEqual(new Set(['female']));
    expect(new Set(pages.flatMap(({ body }) => column(body, 'online')))).toEqual(new Set([true]));
    expect(pages.flatMap(({ body }) => column(body, 'main_image'))).not.toContain(null);
    for (const id of ids)
      expect(await interestsOf(demo, id)).toSatisfy(
        (all: unknown[]) => all.includes('cinema') || all.includes('music'),
      );
    const similar = await everyone(demo, { ...query, source: 'similar', exclude_min_age: 26, exclude_max_age: 35 });
    expect(ids).toEqual(expect.arrayContaining(similar.ids));
    expect(similar.ids.length).toBeLessThan(ids.length);
  });

  it('are kept for the search, and leave the blocks of the home screen as they are', async () => {
    const demo = await stage.member('demo');
    const home = { auto_load: '1', source: 'home', order: 'newest', pp: 6 };
    const before = await demo.call('search', { query: { ...home, gender: 'female', country: 'GB' } });
    const query = { gender: 'female', country: 'GB', online: '1', with_photo: '1', interests: 'art' };
    await demo.call('search', { query: { ...query, manual_search: '1' } });
    const kept = { online: true, with_photo: true, interests: ['art'] };
    const loaded = await demo.call('search', { query: { auto_load: '1', source: 'search' } });
    expect(valueAt(loaded.body, 'filter_options')).toMatchObject(kept);
    const after = await demo.call('search', { query: home });
    expect(valueAt(after.body, 'filter_options')).toMatchObject({ online: false, with_photo: false, interests: [] });
    expect(column(after.body, 'id').length).toBe(column(before.body, 'id').length);
    // A manual search without them takes them away.
    await demo.call('search', { query: { gender: 'female', manual_search: '1' } });
    const reset = await demo.call('search', { query: { auto_load: '1' } });
    expect(valueAt(reset.body, 'filter_options')).toMatchObject({ online: false, with_photo: false, interests: [] });
  });

  it('are not used where the site does not offer them, and the answer does not tell them', async () => {
    const fields = ['gender', 'country', 'countryregion', 'min_age', 'max_age'];
    await stage.control.setSettings({ search_fields: fields });
    const demo = await stage.member('demo');
    expect(valueAt((await demo.call('getSettings')).body, 'search_fields')).toEqual(fields);
    const all = await everyone(demo, {});
    const asked = await everyone(demo, { with_photo: '1', interests: 'art' });
    expect(asked.ids).toEqual(all.ids);
    expect(asked.told).not.toHaveProperty('with_photo');
    expect(asked.told).not.toHaveProperty('interests');
  });
});

describe('who is new in a search', () => {
  it('is found by the time that an earlier answer told', async () => {
    const demo = await stage.member('demo');
    const query = { source: 'search', country: 'NL', manual_search: '1', do_not_save: '1' };
    const before = await demo.call('search', { query });
    expect(valueAt(before.body, 'since')).toBeUndefined();
    const since = String(valueAt(before.body, 'searched_at'));
    const none = await demo.call('search', { query: { ...query, since, pp: 1 } });
    expect(valueAt(none.body, 'paging', 'num_results')).toBe(0);
    // The answer says that the server has used it.
    expect(valueAt(none.body, 'since')).toBe(since);

    for (const [email, country] of [
      ['sam@example.com', 'NL'],
      ['kim@example.com', 'BE'],
    ]) {
      const visitor = stage.visitor();
      const body = {
        ...{
          email,
          country,
          name: 'Newcomer',
          password: 'a long pass phrase',
          language: 'nl',
          timezone: 'Europe/Paris',
        },
        ...{ trafficsource: null, profile: null, form_path: '/signup', referrer: '', token: null, n: 1 },
        csrf: await visitor.csrf(),
      };
      expect((await visitor.call('postUser', { query: { new: '1' }, body })).status).toBe(200);
    }
    const one = await demo.call('search', { query: { ...query, since } });
    expect(valueAt(one.body, 'paging', 'num_results')).toBe(1);
    expect(column(one.body, 'name')).toEqual(['Newcomer']);
    // Once seen, nobody is new.
    const seenAt = String(valueAt(one.body, 'searched_at'));
    const seen = await demo.call('search', { query: { ...query, since: seenAt } });
    expect(valueAt(seen.body, 'paging', 'num_results')).toBe(0);
  });

  it('is asked for with a time, and other screens are told none', async () => {
    const demo = await stage.member('demo');
    const refused = await demo.send('search', { method: 'GET', path: '/api/search.php?since=yesterday' });
    expect(refused.status).toBe(422);
    const { body } = await demo.call('search', { query: { source: 'home' } });
    expect(valueAt(body, 'searched_at')).toBeUndefined();
  });
});
