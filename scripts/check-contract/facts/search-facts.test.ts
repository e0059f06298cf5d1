import { expect, test } from 'vitest';
import { SEARCH_FACTS } from './search-facts.ts';

const titlesOf = (schema: string, value: unknown): readonly string[] =>
  (SEARCH_FACTS[schema] ?? []).flatMap((rule) => {
    const broken = rule(value);
    return broken === null ? [] : [broken.title];
  });

const ROW = { id: 118, gender: 'female', age: 31, online: false, main_image: null };

test('rows that fit the filters of their answer break nothing, and one that is left out does not count', () => {
  const filter_options = { gender: 'female', min_age: 31, max_age: 31, online: false };
  expect(titlesOf('SearchResult', { profiles: [ROW], filter_options })).toEqual([]);
});

test.each([
  ['gender', 'male'],
  ['min_age', 32],
  ['max_age', 30],
  ['online', true],
  ['with_photo', true],
])('a row that the filter %s leaves out is told', (name, value) => {
  expect(titlesOf('SearchResult', { profiles: [ROW], filter_options: { [name]: value } })).toEqual([
    `A search tells the filter "${name}" and answers a member whom it leaves out`,
  ]);
});

test('a match that is online by its reason alone is told', () => {
  const match = { profile: ROW, score: 80, reasons: [{ code: 'online', text: 'Online now.' }] };
  expect(titlesOf('Match', match)).toEqual(['A match has a reason that does not hold']);
  expect(titlesOf('Match', { ...match, profile: { ...ROW, online: true } })).toEqual([]);
});

test('a landing page counts whom it shows, shows each once, and in plain text', () => {
  const person = { profile: { ...ROW, online: true }, said: 'I like <3 and 5 > 3.', interests: [] };
  const landing = { people: [person], regions: [], online: 1 };
  expect(titlesOf('LandingPeople', landing)).toEqual([]);
  expect(titlesOf('LandingPeople', { ...landing, online: 0 })).toEqual([
    'A landing page is told fewer members online than it shows',
  ]);
  expect(titlesOf('LandingPeople', { people: [person, person], regions: [] })).toEqual([
    'A landing page is told a member twice',
  ]);
  expect(titlesOf('LandingPeople', { people: [{ ...person, said: '<b>Hi</b>' }], regions: [] })).toEqual([
    'A landing page is told a text with tags',
  ]);
});
