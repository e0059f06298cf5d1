import { expect, test } from 'vitest';
import { LOCALE_CODES, type LocaleCode } from '../../../worker/public/runtime-configuration.ts';
import { landingSlug, resolveSlug } from './landing-slug.ts';

test('a slug that is not given is the language, English as eng', () => {
  const slugOf = (locale: LocaleCode) => [locale, landingSlug(locale, 1)];
  expect(LOCALE_CODES.map(slugOf)).toEqual(LOCALE_CODES.map((locale) => [locale, locale === 'en' ? 'eng' : locale]));
});

test('each niche but the first puts its word in front', () => {
  const slugs = [1, 2, 3, 4, 5, 6, 7].map((niche) => landingSlug('de', niche));
  expect(slugs).toEqual(['de', 'she-de', 'bdsm-de', 'bbw-de', 'gilf-de', 'milf-de', 'gay-de']);
});

test.each([0, 8, -1, 1.5, Number.NaN])('niche %s, which there is not, adds nothing', (niche) => {
  expect(landingSlug('fr', niche)).toBe('fr');
});

test('the word auto in a slug becomes the code of the locale', () => {
  expect(resolveSlug('auto', 'en')).toBe('en');
  expect(resolveSlug('milf-auto', 'pl')).toBe('milf-pl');
  expect(resolveSlug('milf-de', 'pl')).toBe('milf-de');
  expect(resolveSlug('autobahn-de', 'pl')).toBe('autobahn-de');
});
