import { expect, test } from 'vitest';
import { localeCookie, resolveLocale } from './resolve-locale.ts';

const OFFERED = ['en', 'de'] as const;

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
