import { afterEach, expect, test, vi } from 'vitest';
import { LOCALE_CODES } from '../../worker/public/runtime-configuration.ts';
import { localeCookie, localeOfVisit, resolveLocale, toldLocales } from './resolve-locale.ts';

const OFFERED = ['en', 'de'] as const;

afterEach(() => vi.unstubAllGlobals());

test('the cookie comes first, then the browser', () => {
  expect(resolveLocale('a=b; i18n_redirected=de; c=d', ['en-US'], OFFERED)).toBe('de');
  expect(resolveLocale('', ['fr-FR', 'de-AT', 'en'], OFFERED)).toBe('de');
});

test('what is not offered is passed over', () => {
  expect(resolveLocale('i18n_redirected=fr', ['DE-de'], OFFERED)).toBe('de');
  expect(resolveLocale('i18n_redirected=<script>', [], OFFERED)).toBeNull();
  expect(resolveLocale('xi18n_redirected=de', ['nl'], OFFERED)).toBeNull();
});

test('the choice is kept for 365 days on the whole site', () => {
  const cookie = localeCookie('de');
  expect(cookie).toBe('i18n_redirected=de; max-age=31536000; path=/; samesite=lax');
  expect(resolveLocale(cookie, ['en'], OFFERED)).toBe('de');
});

test('an address names the language of a visit, unless the site does not have it', () => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('navigator', { languages: ['de'] });
  expect(localeOfVisit('en', OFFERED)).toBe('en');
  expect(localeOfVisit('fr', OFFERED)).toBe('de');
  expect(localeOfVisit(null, ['nl'])).toBeNull();
});

test('a page tells the languages of its site, and a page that tells none is one of a site with all', () => {
  const told = (value: string | null) => toldLocales({ getAttribute: () => value });
  expect(told('nl de')).toEqual(['nl', 'de']);
  expect(told('nl xx')).toEqual(['nl']);
  expect(told(null)).toBe(LOCALE_CODES);
});
