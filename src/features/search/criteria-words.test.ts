import { expect, test } from 'vitest';
import type { SearchFilters } from '../../../worker/public/member-search.ts';
import { criteriaWords } from './criteria-words.ts';
import { NO_FILTERS } from './search-address.ts';

const WORDS = {
  t: (id: string) => id.replace(/^search\./, ''),
  formatCountry: (code: string) => `country ${code}`,
  locale: 'en' as const,
};
const PLAIN = { order: 'nearby', hideNudity: false, searchAllCountries: false } as const;

test('a search without a limit is for everyone', () => {
  expect(criteriaWords({ ...PLAIN, filters: NO_FILTERS }, null, WORDS)).toBe('sentence_everyone');
});

test('each limit of a search is named, the region by the name it has in its country', () => {
  const filters: SearchFilters = {
    ...NO_FILTERS,
    ...{ gender: 'female', min_age: 26, country: 'BE', countryregion: 31, online: true, interests: ['art'] },
  };
  const settings = { region_data: { BE: [{ id: 31, name: 'Gent' }] } };
  const criteria = { ...PLAIN, filters, hideNudity: true };
  expect(criteriaWords(criteria, settings, WORDS)).toBe(
    'gender_female, sentence_age_over, Gent, country BE, online, interests, hide_nudity',
  );
});

test('what is named after the first begins low, except for German nouns', () => {
  const t = (id: string) => (id === 'search.sentence_everyone' ? 'Everyone' : 'Label');
  const filters = { ...NO_FILTERS, with_photo: true, interests: ['art'] };
  const criteria = { ...PLAIN, filters, hideNudity: true, searchAllCountries: true };
  expect(criteriaWords(criteria, null, { ...WORDS, t })).toBe('Everyone, label, label, label, label');
  expect(criteriaWords(criteria, null, { ...WORDS, t, locale: 'de' })).toBe('Everyone, label, label, Label, Label');
});
