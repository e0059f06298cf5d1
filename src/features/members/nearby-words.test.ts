import { expect, test } from 'vitest';
import { nearbyWords } from './nearby-words.ts';

test('members are called near only to a member whose town is known', () => {
  expect(nearbyWords({ city: 'Gent', country: 'BE' }, 'BE').title).toBe('home.nearby_title');
  expect(nearbyWords({ city: ' ', country: 'BE' }, 'BE').title).toBe('home.country_title');
  expect(nearbyWords({ city: null, country: 'BE' }, 'BE').title).toBe('home.country_title');
});

test('those of another country, or of all, are not called of one’s own', () => {
  expect(nearbyWords({ city: 'Gent', country: 'BE' }, 'NL').title).toBe('home.anywhere_title');
  expect(nearbyWords({ city: 'Gent', country: 'BE' }, null).title).toBe('home.anywhere_title');
  expect(nearbyWords({ city: null, country: 'BE' }, 'NL').title).toBe('home.anywhere_title');
  expect(nearbyWords({ city: null, country: 'BE' }, null).title).toBe('home.anywhere_title');
});

test('while the country that is searched is not known, the title is the one that mostly stays', () => {
  expect(nearbyWords({ city: 'Gent', country: 'BE' }, undefined).title).toBe('home.nearby_title');
  expect(nearbyWords({ city: null, country: 'BE' }, undefined).title).toBe('home.country_title');
});
