import { describe, expect, it } from 'vitest';
import { listOf, referenceStage, valueAt } from './reference-client.ts';

const stage = referenceStage();

async function landing(niche: number, country: string): Promise<unknown> {
  const { body } = await stage.visitor().call('getMatches', { query: { kind: 'signup', niche, country } });
  return valueAt(body, 'landing');
}

describe('the numbers of a map', () => {
  const COUNTRIES = ['GB', 'US', 'DE', 'NL', 'AU', 'FR'];

  async function numbers(niche: number): Promise<number[]> {
    const found = await Promise.all(COUNTRIES.map((country) => landing(niche, country)));
    return found.flatMap((each) =>
      listOf(valueAt(each, 'regions')).map((region) => Number(valueAt(region, 'at_least'))),
    );
  }

  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

  it('count whom the niche is about: nowhere more than everyone, and fewer in all', async () => {
    const [everyone, women] = await Promise.all([numbers(1), numbers(2)]);
    const compare = async (niche: number, whole: readonly number[]) => {
      const some = await numbers(niche);
      expect(some.filter((count, index) => count > (whole[index] ?? -1))).toEqual([]);
      expect(sum(some)).toBeLessThan(sum(whole));
    };
    await compare(2, everyone);
    await compare(7, everyone);
    // Women of 60 and more, and of 35 to 59.
    await compare(5, women);
    await compare(6, women);
    // Who says so of themselves.
    await compare(3, everyone);
    await compare(4, women);
  });
});

describe('the people of a landing page', () => {
  it.each([
    [3, 'bdsm', null],
    [4, 'bbw', 'female'],
  ])('of niche %i are those who say of themselves that they are there for it', async (niche, word, gender) => {
    const people = listOf(valueAt(await landing(niche, 'GB'), 'people'));
    expect(people.length).toBeGreaterThanOrEqual(12);
    for (const person of people) {
      const { body } = await stage
        .visitor()
        .call('getProfile', { query: { id: Number(valueAt(person, 'profile', 'id')) } });
      expect(valueAt(body, 'fields', 'describes_me')).toContain(word);
      if (gender !== null) expect(valueAt(body, 'gender')).toBe(gender);
    }
  });

  it('are counted as they are: online now, and by what they like', async () => {
    const demo = await stage.member('demo');
    const countWomen = async (query: Record<string, string>) => {
      const { body } = await demo.call('search', { query: { gender: 'female', ...query } });
      return Number(valueAt(body, 'paging', 'num_results'));
    };
    const women = await landing(2, 'GB');
    const online = await countWomen({ online: '1' });
    expect(online).toBeGreaterThan(0);
    expect(valueAt(women, 'online')).toBe(online);
    for (const one of listOf(valueAt(women, 'interests'))) {
      const count = await countWomen({ interests: String(valueAt(one, 'id')) });
      expect(valueAt(one, 'at_least')).toBe(count < 10 ? 1 : Math.floor(count / 10) * 10);
    }
  });

  const countriesIn = async (country: string) =>
    listOf(valueAt(await landing(1, country), 'people')).map((person) => valueAt(person, 'profile', 'country'));

  it.each([
    ['PL', 'DE'],
    ['FR', 'CH'],
    ['IT', 'CH'],
    ['ES', 'FR'],
    ['CH', 'FR'],
    // Pairs of the specification.
    ['DE', 'AT'],
    ['NZ', 'AU'],
  ])('are of %s, then of neighbouring %s, then of others', async (country, neighbour) => {
    const order = [...new Set(await countriesIn(country))];
    expect(order.slice(0, 2)).toEqual([country, neighbour]);
  });

  it('are of the country in which GeoIP finds the visitor, which the settings and the search say too', async () => {
    await stage.control.setSettings({ geoip_country: 'PL' });
    const visitor = stage.visitor();
    const { body } = await visitor.call('getMatches', { query: { kind: 'signup', niche: 1 } });
    const shown = listOf(valueAt(body, 'landing', 'people')).map((person) => valueAt(person, 'profile', 'country'));
    expect([...new Set(shown)].slice(0, 2)).toEqual(['PL', 'DE']);
    expect(valueAt((await visitor.call('getSettings')).body, 'geoip_country')).toBe('PL');
    const search = await visitor.call('search', { query: { auto_load: '1' } });
    expect(valueAt(search.body, 'filter_options', 'country')).toBe('PL');
    await expect(stage.control.setSettings({ geoip_country: 'XX' })).rejects.toThrow('geoip_country must be one of');
  });

  it('come country by country, from near to far', async () => {
    const shown = await countriesIn('PL');
    expect(shown.filter((country, index) => country !== shown[index - 1])).toEqual([...new Set(shown)]);
    expect(shown).not.toContain('US');
  });
});

describe('the steps on a landing page', () => {
  const STEP = {
    step: 'seen',
    path: '/landers/gallery/she-de',
    niche: 2,
    trafficsource: { network: 'summer', ref: 'banner-7', sub1: 'a', sub2: '', sub3: '' },
  };
  const NONE = { seen: 0, started: 0, email: 0, account: 0 };

  it('are counted by family, niche and campaign, without a cookie', async () => {
    const visitor = stage.visitor();
    for (const step of ['seen', 'seen', 'started', 'email']) {
      const counted = await visitor.call('countLandingStep', { body: { ...STEP, step } });
      expect([counted.status, counted.headers.get('set-cookie')]).toEqual([204, null]);
    }
    await visitor.call('countLandingStep', { body: { ...STEP, trafficsource: null } });
    await visitor.call('countLandingStep', { body: { ...STEP, path: '/members/118/landing2/eng', niche: 1 } });
    const gallery = { family: 'gallery', niche: 2 };
    const summer = { network: 'summer', ref: 'banner-7' };
    expect(await stage.control.landingSteps()).toEqual([
      { ...gallery, network: '', ref: '', ...NONE, seen: 1 },
      { ...gallery, ...summer, ...NONE, seen: 2, started: 1, email: 1 },
      { family: 'landing2', niche: 1, ...summer, ...NONE, seen: 1 },
    ]);
  });

  it.each([
    ['a page that there is not', { path: '/landers/casino/eng' }, 'path', 'unknown_value'],
    ['another path', { path: '/home' }, 'path', 'wrong_format'],
    ['the step that the backend knows itself', { step: 'account' }, 'step', 'unknown_value'],
  ])('refuse %s', async (_, change, field, code) => {
    const refused = await stage.visitor().call('countLandingStep', { body: { ...STEP, ...change } });
    expect([refused.status, valueAt(refused.body, 'fields', field)]).toEqual([422, code]);
    expect(await stage.control.landingSteps()).toEqual([]);
  });
});
