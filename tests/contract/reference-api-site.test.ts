import { expect, it } from 'vitest';
import { LOCALE_CODES } from '../../openapi/generated/enumerations.ts';
import { listOf, referenceStage, valueAt } from './reference-client.ts';

const stage = referenceStage();

it.each([
  ['Utrecht', 52.1, 5.1, { country: 'NL', city: 'Utrecht' }],
  ['the Scottish coast', 57.2, -2, { country: 'GB', city: 'Aberdeen' }],
  ['the North Sea, where degrees of longitude are short', 56, -1.7, { country: 'GB', city: 'Edinburgh' }],
  ['east of Auckland, beyond no date line', -36.9, 175.2, { country: 'NZ', city: 'Auckland' }],
  ['the Atlantic', 30, -40, { country: null, countryregion: null, city: null }],
  ['the South Pole', -90, 0, { country: null, countryregion: null, city: null }],
])('%s is found by its position', async (_, lat, lon, place) => {
  expect((await stage.visitor().call('geocode', { query: { lat, lon } })).body).toMatchObject(place);
});

it.each([
  [{ lat: 91, lon: 0 }, 'lat', 'too_large'],
  [{ lat: 0, lon: -181 }, 'lon', 'too_small'],
  [{ lat: 'north', lon: 0 }, 'lat', 'wrong_type'],
  [{ lat: 52 }, 'lon', 'required'],
])('a position %o is refused', async (query, field, code) => {
  const refused = await stage.visitor().call('geocode', { query });
  expect([refused.status, valueAt(refused.body, 'fields', field)]).toEqual([422, code]);
});

it('the region of a position is one of its country', async () => {
  const client = stage.visitor();
  const { body } = await client.call('geocode', { query: { lat: 51.05, lon: 3.72 } });
  const regions = await client.call('getRegions');
  const own = listOf(valueAt(regions.body, 'regions', 'BE')).find(
    (region) => valueAt(region, 'id') === valueAt(body, 'countryregion'),
  );
  expect(valueAt(own, 'name')).toBe('Vlaanderen');
  expect(valueAt((await client.call('getSettings')).body, 'region_data')).toEqual(valueAt(regions.body, 'regions'));
});

it('profile fields have a name for every code in every language, each language its own', async () => {
  const client = stage.visitor();
  const labels = new Set<unknown>();
  for (const language of LOCALE_CODES) {
    const { body } = await client.call('getProfileFields', { query: { language } });
    const fields = Object.entries(valueAt(body, 'allowed_values') ?? {});
    expect(fields.length).toBeGreaterThan(3);
    for (const [name, codes] of fields) {
      expect(Object.keys(valueAt(body, 'labels', name, 'values') ?? {})).toEqual(codes);
    }
    for (const name of Object.keys(valueAt(body, 'notes') ?? {})) {
      expect(valueAt(body, 'labels', name, 'label')).toBeTypeOf('string');
    }
    labels.add(valueAt(body, 'labels', 'ideal_weekend', 'label'));
  }
  expect(labels.size).toBe(LOCALE_CODES.length);
  const fallback = await client.call('getProfileFields');
  expect(valueAt(fallback.body, 'labels', 'smoking', 'label')).toBe('Smoking');
  expect((await client.call('getProfileFields', { query: { language: 'xx' } })).status).toBe(422);
});

it('interests are the codes of the field, in the language asked for', async () => {
  const client = stage.visitor();
  const german = await client.call('getInterests', { query: { language: 'de' } });
  const { body } = await client.call('getProfileFields');
  const ids = listOf(valueAt(german.body, 'interests')).map((interest) => valueAt(interest, 'id'));
  expect(ids).toEqual(valueAt(body, 'allowed_values', 'interests'));
  expect(german.text).toContain('Wandern');
});

it('the settings, the company and the fields agree', async () => {
  const client = stage.visitor();
  const settings = await client.call('getSettings');
  expect((await client.call('getCompanyInfo')).body).toEqual(valueAt(settings.body, 'company'));
  const { body } = await client.call('getProfileFields');
  expect(valueAt(settings.body, 'visible_profile_fields')).toEqual(Object.keys(valueAt(body, 'allowed_values') ?? {}));
  expect(valueAt(settings.body, 'visible_profile_notes')).toEqual(Object.keys(valueAt(body, 'notes') ?? {}));
});

it('the operator chooses template and niche, until a reset', async () => {
  const client = stage.visitor();
  await stage.control.setSettings({ template: 'lavish', niche: 5, member_resell: [] });
  const { body } = await client.call('getSettings');
  expect(body).toMatchObject({ template: 'lavish', niche: 5, member_resell: [], features: { chat: 'lavish' } });
  await expect(stage.control.setSettings({ template: 'loud' })).rejects.toThrow('template must be one of');
  await expect(stage.control.setSettings({ colour: 'red' })).rejects.toThrow('Unknown setting colour');
  await stage.control.reset();
  expect(valueAt((await client.call('getSettings')).body, 'template')).toBe('social');
});

it('a visitor sees a profile where the settings open the search, and no likes', async () => {
  const visitor = stage.visitor();
  const open = await visitor.call('getProfile', { query: { id: 118 } });
  expect(open.body).toMatchObject({ id: 118, liked: false, likes_me: false, like_new: false, blocked: false });
  await stage.control.setSettings({ logged_out_search: 'none' });
  expect((await visitor.call('getProfile', { query: { id: 118 } })).status).toBe(403);
  expect((await visitor.call('getProfile', { query: { id: 118, trafficsource: 'summer' } })).status).toBe(403);
  await stage.control.setSettings({ logged_out_search: 'none', logged_out_search_trafficsource: 'other' });
  expect((await visitor.call('getProfile', { query: { id: 118, trafficsource: 'summer' } })).status).toBe(200);
  expect((await visitor.call('getProfile', { query: { id: 118 } })).status).toBe(403);
  expect((await (await stage.member('demo')).call('getProfile', { query: { id: 118 } })).status).toBe(200);
});
