import { describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '../../openapi/generated/enumerations.ts';
import { listOf, referenceStage, valueAt } from './reference-client.ts';

const stage = referenceStage();

function idsOf(body: unknown): unknown[] {
  return listOf(valueAt(body, 'profiles')).map((profile) => valueAt(profile, 'id'));
}

function column(body: unknown, name: string): unknown[] {
  return listOf(valueAt(body, 'profiles')).map((profile) => valueAt(profile, name));
}

describe('search', () => {
  it('starts with what fits the member, and with the filters kept from then on', async () => {
    const demo = await stage.member('demo');
    const first = await demo.call('search', { query: { auto_load: '1' } });
    expect(valueAt(first.body, 'filter_options')).toMatchObject({
      gender: 'female',
      country: 'GB',
      countryregion: null,
    });
    expect(valueAt(first.body, 'paging', 'pp')).toBe(12);

    const filters = { gender: 'male', min_age: 30, max_age: 40, country: 'DE', countryregion: 31 };
    await demo.call('search', { query: { ...filters, manual_search: '1' } });
    const second = await demo.call('search', { query: { auto_load: '1' } });
    const kept = { ...filters, online: false, with_photo: false, interests: [], max_distance_km: null };
    expect(valueAt(second.body, 'filter_options')).toEqual(kept);

    await demo.call('search', { query: { gender: 'female', manual_search: '1', do_not_save: '1' } });
    await demo.call('search', { query: { gender: 'female', manual_search: '1', source: 'similar' } });
    const third = await demo.call('search', { query: { auto_load: '1' } });
    expect(valueAt(third.body, 'filter_options')).toEqual(kept);
  });

  it('keeps to each filter', async () => {
    const demo = await stage.member('demo');
    const found = await demo.call('search', {
      query: { gender: 'female', min_age: 30, max_age: 45, country: 'DE', pp: 100 },
    });
    expect(column(found.body, 'id').length).toBeGreaterThan(2);
    expect(new Set(column(found.body, 'gender'))).toEqual(new Set(['female']));
    expect(new Set(column(found.body, 'country'))).toEqual(new Set(['DE']));
    for (const age of column(found.body, 'age')) {
      expect(age).toBeGreaterThanOrEqual(30);
      expect(age).toBeLessThanOrEqual(45);
    }
    const online = await demo.call('search', { query: { online: '1', pp: 100 } });
    expect(new Set(column(online.body, 'online'))).toEqual(new Set([true]));

    const everywhere = await demo.call('search', { query: { country: 'DE', searchAllCountries: '1', pp: 100 } });
    expect([...new Set(column(everywhere.body, 'country'))]).toEqual(['DE', 'AT']);
    expect(valueAt(everywhere.body, 'filter_options', 'country')).toBe('DE');
    const polish = await demo.call('search', { query: { country: 'PL', searchAllCountries: '1', pp: 100 } });
    expect(new Set(column(polish.body, 'country')).size).toBeGreaterThan(2);
    expect(column(polish.body, 'country')[0]).toBe('PL');
  });

  it('leaves the members of a search itself out of its similar results before it pages them', async () => {
    const demo = await stage.member('demo');
    const wide = { gender: 'female', min_age: 21, max_age: 40 };
    const wider = await demo.call('search', { query: { ...wide, pp: 100 } });
    const between = (age: unknown) => Number(age) >= 26 && Number(age) <= 35;
    const expected = column(wider.body, 'age').filter((age) => !between(age)).length;
    const similar = { ...wide, source: 'similar', exclude_min_age: 26, exclude_max_age: 35, pp: 5 };
    const first = await demo.call('search', { query: similar });
    expect(valueAt(first.body, 'paging', 'num_results')).toBe(expected);
    const ids: unknown[] = [];
    for (let page = 1; page <= Math.ceil(expected / 5); page += 1) {
      const { body } = await demo.call('search', { query: { ...similar, page } });
      expect(column(body, 'age').some(between)).toBe(false);
      expect(column(body, 'id')).toHaveLength(Math.min(5, expected - 5 * (page - 1)));
      ids.push(...column(body, 'id'));
    }
    expect(new Set(ids).size).toBe(expected);

    const older = await demo.call('search', { query: { min_age: 61, exclude_min_age: 66, pp: 100 } });
    expect(column(older.body, 'age').every((age) => Number(age) >= 61 && Number(age) < 66)).toBe(true);
    const younger = await demo.call('search', { query: { exclude_max_age: 30, pp: 100 } });
    expect(column(younger.body, 'age').every((age) => Number(age) > 30)).toBe(true);
  });

  it('hides profiles with nude photos when asked to', async () => {
    const demo = await stage.member('demo');
    const all = await demo.call('search');
    const decent = await demo.call('search', { query: { hideNudity: '1' } });
    const hidden =
      Number(valueAt(all.body, 'paging', 'num_results')) - Number(valueAt(decent.body, 'paging', 'num_results'));
    expect(hidden).toBeGreaterThan(0);
    expect(hidden).toBeLessThan(20);
  });

  it('leaves out oneself, members who have left, and blocked ones on either side', async () => {
    const demo = await stage.member('demo');
    const other = await stage.member('other');
    const all = await allIds(demo);
    expect(all).not.toContain(1);
    expect(all).toContain(2);
    for (const gone of [137, 215, 230]) expect(all).not.toContain(gone);
    await other.call('blockMember', { body: { profile: 1 } });
    await demo.call('blockMember', { body: { profile: 101 } });
    const left = await allIds(demo);
    expect(left).toEqual(all.filter((id) => id !== 2 && id !== 101));
    expect(await allIds(other)).not.toContain(1);
  });

  it('orders, and pages without a repetition', async () => {
    const demo = await stage.member('demo');
    const pages = [1, 2, 3].map((page) => demo.call('search', { query: { order: 'newest', page, pp: 5 } }));
    const ids = (await Promise.all(pages)).flatMap(({ body }) => idsOf(body));
    expect(ids).toEqual([...ids].sort((left, right) => Number(right) - Number(left)));
    expect(new Set(ids).size).toBe(15);
    const byAge = await demo.call('search', { query: { order: 'age', pp: 50 } });
    const ages = column(byAge.body, 'age').map(Number);
    expect(ages).toEqual([...ages].sort((left, right) => left - right));
    const online = column((await demo.call('search', { query: { order: 'online', pp: 100 } })).body, 'online');
    expect(online.indexOf(false)).toBeGreaterThan(0);
    expect(online.slice(online.indexOf(false))).not.toContain(true);
    const beyond = await demo.call('search', { query: { page: 500 } });
    expect(idsOf(beyond.body)).toEqual([]);
  });

  it('shows members with a photo only where it wants to win somebody over', async () => {
    const shown = await stage.visitor().call('search', { query: { source: 'landing', pp: 100 } });
    expect(column(shown.body, 'main_image')).not.toContain(null);
    const plain = await stage.visitor().call('search', { query: { pp: 100 } });
    expect(column(plain.body, 'main_image')).toContain(null);
  });

  it('is open to visitors as the settings allow', async () => {
    const visitor = stage.visitor();
    const open = await visitor.call('search', { query: { auto_load: '1' } });
    expect(valueAt(open.body, 'filter_options', 'country')).toBe('GB');
    await stage.control.setSettings({ logged_out_search: 'none', logged_out_search_trafficsource: 'other' });
    expect((await visitor.call('search')).status).toBe(403);
    expect((await visitor.call('search', { query: { trafficsource: 'summer' } })).status).toBe(200);
    await stage.control.setSettings({ logged_out_search: 'none' });
    expect((await visitor.call('search', { query: { trafficsource: 'summer' } })).status).toBe(403);
  });

  it('refuses a region of another country', async () => {
    const refused = await stage.visitor().call('search', { query: { country: 'NL', countryregion: 31 } });
    expect(refused.status).toBe(422);
    expect(valueAt(refused.body, 'fields')).toEqual({ countryregion: 'unknown_value' });
  });

  async function allIds(client: ReturnType<typeof stage.visitor>): Promise<unknown[]> {
    const pages = await Promise.all([1, 2, 3].map((page) => client.call('search', { query: { pp: 100, page } })));
    return pages.flatMap(({ body }) => idsOf(body));
  }
});

describe('the match-finder', () => {
  it('asks in seven languages, and answers matches once every question is answered or skipped', async () => {
    const demo = await stage.member('demo');
    const texts = await Promise.all(
      LOCALE_CODES.map(async (language) => {
        const { body } = await demo.call('getMatches', { query: { kind: 'finder', language } });
        expect(listOf(valueAt(body, 'matches'))).toEqual([]);
        return valueAt(body, 'questions', 0, 'text');
      }),
    );
    expect(new Set(texts).size).toBe(7);

    const last = await answerAll(demo, 'de');
    expect(valueAt(last, 'questions', 2)).toMatchObject({ answer: null, skipped: true });
    const matches = listOf(valueAt(last, 'matches'));
    const scores = matches.map((match) => Number(valueAt(match, 'score')));
    expect(scores).toEqual([...scores].sort((left, right) => right - left));
    expect(JSON.stringify(valueAt(matches[0], 'reasons'))).toContain('Geplante Tage');
    expect(new Set(matches.map((match) => valueAt(match, 'profile', 'gender')))).toEqual(new Set(['female']));

    const second = await demo.call('getMatches', { query: { kind: 'finder', page: 2, pp: 5 } });
    expect(valueAt(second.body, 'matches', 0, 'profile', 'id')).toBe(valueAt(matches[5], 'profile', 'id'));
  });

  it('changes its matches with the answers', async () => {
    const demo = await stage.member('demo');
    const before = await answerAll(demo, 'en');
    const csrf = await demo.csrf();
    const { body } = await demo.call('answerMatches', { body: { question: 3, answer: 'sea', csrf } });
    expect(valueAt(body, 'questions', 3, 'answer')).toBe('sea');
    expect(valueAt(body, 'matches')).not.toEqual(valueAt(before, 'matches'));
  });

  it('finds only whom one looks for, and of equal matches the nearer first', async () => {
    const visitor = stage.visitor();
    const csrf = await visitor.csrf();
    const genders = async (answer: string) => {
      const { body } = await visitor.call('answerMatches', { body: { question: 9, answer, csrf } });
      return new Set(listOf(valueAt(body, 'matches')).map((match) => valueAt(match, 'profile', 'gender')));
    };
    for (let question = 1; question <= 8; question += 1)
      await visitor.call('answerMatches', { body: { question, answer: question === 1 ? 'late' : null, csrf } });
    expect(await genders('men')).toEqual(new Set(['male']));
    expect(await genders('women')).toEqual(new Set(['female']));
    expect((await genders('everyone')).size).toBeGreaterThan(1);
    const { body } = await visitor.call('getMatches', { query: { kind: 'finder', pp: 60 } });
    const matches = listOf(valueAt(body, 'matches'));
    const best = matches.filter((match) => valueAt(match, 'score') === valueAt(matches[0], 'score'));
    const isHere = best.map((match) => valueAt(match, 'profile', 'country') === 'GB');
    expect(isHere.lastIndexOf(true)).toBe(isHere.filter(Boolean).length - 1);

    const demo = await stage.member('demo');
    // Of any age: of those whom the demo account searches for, few live in one country.
    await demo.call('search', { query: { manual_search: '1' } });
    const told = await answerAll(demo, 'en');
    const countries = listOf(valueAt(told, 'matches')).map((match) => valueAt(match, 'profile', 'country'));
    expect(countries.filter((country) => country === 'GB').length).toBeGreaterThan(countries.length / 2);
    expect(JSON.stringify(told)).toMatch(/About \d+ km away/);
  });

  it('finds only people of the ages that the member searches for', async () => {
    const demo = await stage.member('demo');
    await demo.call('search', { query: { manual_search: '1', min_age: 30, max_age: 34 } });
    const matches = listOf(valueAt(await answerAll(demo, 'en'), 'matches'));
    const ages = matches.map((match) => Number(valueAt(match, 'profile', 'age')));
    expect(ages.length).toBeGreaterThan(0);
    expect(ages.filter((age) => age < 30 || age > 34)).toEqual([]);
  });

  it('knows a visitor by the browser', async () => {
    const visitor = stage.visitor();
    await visitor.call('answerMatches', { body: { question: 1, answer: 'late', csrf: await visitor.csrf() } });
    const again = await visitor.call('getMatches', { query: { kind: 'finder' } });
    expect(valueAt(again.body, 'questions', 1, 'answer')).toBe('late');
    const stranger = await stage.visitor().call('getMatches', { query: { kind: 'finder' } });
    expect(valueAt(stranger.body, 'questions', 1, 'answer')).toBe(null);
  });

  it('refuses unknown questions, answers of other questions and a foreign token', async () => {
    const visitor = stage.visitor();
    const csrf = await visitor.csrf();
    const unknown = await visitor.call('answerMatches', { body: { question: 99, answer: 'late', csrf } });
    expect(unknown.status).toBe(404);
    const wrong = await visitor.call('answerMatches', { body: { question: 1, answer: 'sea', csrf } });
    expect(valueAt(wrong.body, 'fields')).toEqual({ answer: 'unknown_value' });
    const foreign = await stage.visitor().csrf();
    const forged = await visitor.call('answerMatches', { body: { question: 1, answer: 'late', csrf: foreign } });
    expect(valueAt(forged.body, 'fields', 'csrf')).toBeDefined();
  });

  it('shows six to twelve members to a signup', async () => {
    const demo = await stage.member('demo');
    const few = await demo.call('getMatches', { query: { kind: 'signup', pp: 2 } });
    expect(listOf(valueAt(few.body, 'matches'))).toHaveLength(6);
    const many = await demo.call('getMatches', { query: { kind: 'signup', pp: 80 } });
    expect(listOf(valueAt(many.body, 'matches'))).toHaveLength(12);
    expect(valueAt(many.body, 'questions')).toEqual([]);
  });

  it('shows members with a photo to a signup, however many have just joined without one', async () => {
    const visitor = stage.visitor();
    const found = await visitor.call('getMatches', { query: { kind: 'signup', pp: 12 } });
    const others = listOf(valueAt(found.body, 'matches')).map((match) => valueAt(match, 'profile'));
    expect(others.every((profile) => valueAt(profile, 'main_image') !== null)).toBe(true);
  });

  async function answerAll(client: ReturnType<typeof stage.visitor>, language: string): Promise<unknown> {
    const csrf = await client.csrf();
    const answers = ['early', null, 'mountains', 'cook', 'planned', 'dog', 'deep', 'relationship', 'women'];
    let body: unknown = null;
    for (const [index, answer] of answers.entries()) {
      const answered = await client.call('answerMatches', {
        query: { language },
        body: { question: index + 1, answer, csrf },
      });
      body = answered.body;
    }
    return body;
  }
});
