import { expect, test } from 'vitest';
import { LOCALE_CODES } from '../../worker/public/runtime-configuration.ts';
import { loadConfiguration } from './load-configuration.ts';

const VALID = {
  apiBaseUrl: '',
  packageName: 'web',
  siteName: 'Site',
  siteUrl: '',
  template: 'social',
  defaultLocale: 'en',
  uncachedLocales: [],
  allowedOrigins: [],
  imageOrigins: [],
  developerArea: false,
  redirects: [],
  analyticsScript: null,
  analyticsOrigins: [],
  entryWarning: false,
};

test('a sound file gives the configuration', async () => {
  const loaded = await loadConfiguration(async () => Response.json(VALID));
  expect(loaded).toEqual({ ok: true, configuration: { ...VALID, locales: LOCALE_CODES } });
});

test.each([
  ['a missing file', async () => new Response('', { status: 404 }), 'answered 404'],
  ['a page instead of JSON', async () => new Response('<!doctype html>'), 'is not JSON'],
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch')), 'could not be fetched'],
  ['a wrong value', async () => Response.json({ ...VALID, template: 'plain' }), 'template: must be one of'],
])('%s is told in words', async (_name, fetchUrl, expected) => {
  const loaded = await loadConfiguration(fetchUrl);
  expect(loaded).toMatchObject({ ok: false, problems: [expect.stringContaining(expected)] });
});
