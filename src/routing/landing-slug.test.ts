import { expect, test } from 'vitest';
import { LOCALE_CODES, type LocaleCode } from '../../worker/public/runtime-configuration.ts';
import { LANDING_SLUG_EXPRESSION, landingSlug, localeOfPath, NICHES, parseLandingSlug } from './landing-slug.ts';

const EVERY = LOCALE_CODES.flatMap((locale) => NICHES.map((niche) => ({ locale, niche })));
const taken = (slug: string) => new RegExp(`^${LANDING_SLUG_EXPRESSION}$`).test(slug);

test('a slug that is not given is the language, English as eng', () => {
  const slugOf = (locale: LocaleCode) => [locale, landingSlug(locale, 1)];
  expect(LOCALE_CODES.map(slugOf)).toEqual(LOCALE_CODES.map((locale) => [locale, locale === 'en' ? 'eng' : locale]));
});

test('each niche but the first puts its word in front', () => {
  const slugs = NICHES.map((niche) => landingSlug('de', niche));
  expect(slugs).toEqual(['de', 'she-de', 'bdsm-de', 'bbw-de', 'gilf-de', 'milf-de', 'gay-de']);
});

test.each([0, 8, -1, 1.5, Number.NaN])('niche %s, which there is not, adds nothing', (niche) => {
  expect(landingSlug('fr', niche)).toBe('fr');
});

test('each slug says its niche and its language, and is the only one that does', () => {
  for (const { locale, niche } of EVERY) {
    const slug = landingSlug(locale, niche);
    expect(parseLandingSlug(slug)).toEqual({ niche, locale, canonical: slug });
    expect(taken(slug), slug).toBe(true);
  }
  expect(new Set(EVERY.map(({ locale, niche }) => landingSlug(locale, niche))).size).toBe(EVERY.length);
});

test('auto is the language of the visitor, and the code of English leads on to its word', () => {
  expect(parseLandingSlug('auto')).toEqual({ niche: 1, locale: null, canonical: null });
  expect(parseLandingSlug('milf-auto')).toEqual({ niche: 6, locale: null, canonical: null });
  expect(parseLandingSlug('en')).toEqual({ niche: 1, locale: 'en', canonical: 'eng' });
  expect(parseLandingSlug('gay-en')).toEqual({ niche: 7, locale: 'en', canonical: 'gay-eng' });
});

test('capital letters lead on to the slug in small ones', () => {
  expect(parseLandingSlug('SHE-De')).toEqual({ niche: 2, locale: 'de', canonical: 'she-de' });
  expect(localeOfPath('/landers/gallery/SHE-DE')).toBe('de');
});

test.each(['', '-', '-de', 'de-', 'nonsense', 'she', 'she-', 'she-bdsm-de', 'de-she', 'xx', 'autobahn-de', 'she--de'])(
  'the slug %j is that of no page, here and for the web servers',
  (slug) => {
    expect(parseLandingSlug(slug)).toBeNull();
    expect(taken(slug)).toBe(false);
  },
);

test('a path of a landing page says its language, any other path says none', () => {
  expect(localeOfPath('/landers/gallery/she-de')).toBe('de');
  expect(localeOfPath('/landers/gallery/eng/')).toBe('en');
  expect(localeOfPath('/landers/late-night-2/de')).toBe('de');
  expect(localeOfPath('/members/17/landing2/bbw-pl')).toBe('pl');
  for (const path of [
    '/',
    '/de',
    '/landers/gallery',
    '/landers/gallery/auto',
    '/landers/gallery/none',
    '/members/17/landing',
  ])
    expect(localeOfPath(path), path).toBeNull();
});
