import { expect, test } from 'vitest';
import { sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { profileCompleteness, profileGaps } from './profile-gaps.ts';

const SITE = {
  search_fields: ['gender', 'min_age', 'max_age', 'countryregion', 'with_photo', 'interests'],
  region_data: { GB: [{ id: 1, name: 'South West' }] },
};
const KNOWN = { allowed_values: { interests: ['music', 'sea'] } };
const IMAGE = sampleOf('OwnImage', { state: 'pending', rejected_because: null });
const FULL = sampleOf('OwnProfile', {
  country: 'GB',
  countryregion: 1,
  city: 'Bristol',
  gender: 'female',
  date_of_birth: '1990-01-31',
  personal: 'Words.',
  images: [IMAGE],
  fields: { interests: ['sea'] },
});
const EMPTY = {
  ...FULL,
  countryregion: null,
  city: null,
  gender: null,
  date_of_birth: null,
  personal: ' ',
  images: [{ ...IMAGE, state: 'rejected' as const }],
  fields: {},
};

test('a whole profile lacks nothing, and a photo that waits for its approval counts', () => {
  expect(profileGaps(FULL, SITE, KNOWN)).toEqual([]);
});

test('the share that is filled in counts what is named as missing, whatever the server counts', () => {
  expect(profileCompleteness(FULL, SITE, KNOWN)).toBe(100);
  expect(profileCompleteness({ ...FULL, personal: '', completeness: 100 }, SITE, KNOWN)).toBe(85);
  expect(profileCompleteness(EMPTY, SITE, KNOWN)).toBe(0);
  expect(profileCompleteness({ ...FULL, personal: null }, { search_fields: [], region_data: {} }, null)).toBe(66);
});

test('each empty part is named, what hides the profile from a search first', () => {
  expect(profileGaps(EMPTY, SITE, KNOWN).map(({ control }) => control)).toEqual([
    'photo',
    'gender',
    'date_of_birth',
    'countryregion',
    'city',
    'personal',
    'interests',
  ]);
});

test('nothing is said of a filter that the site does not offer, of a country without regions, and of unknown fields', () => {
  const gaps = profileGaps(EMPTY, { search_fields: [], region_data: {} }, null);
  expect(gaps.map(({ control, meaning }) => `${control} ${meaning}`)).toEqual([
    'photo profile.gap_photo_card',
    'city profile.gap_city',
    'personal profile.gap_about',
  ]);
});

test('as long as the fields of the site are not known, what its search looks for counts', () => {
  const search = { ...SITE, search_fields: ['interests'] };
  const controls = (known: Parameters<typeof profileGaps>[2]) =>
    profileGaps({ ...FULL, fields: {} }, search, known).map(({ control }) => control);
  expect(controls(null)).toEqual(['interests']);
  expect(controls({ allowed_values: {} })).toEqual([]);
});
