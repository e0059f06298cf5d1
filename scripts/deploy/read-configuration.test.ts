import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOCALE_CODES } from '../../worker/public/runtime-configuration.ts';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';
import { readConfiguration } from './read-configuration.ts';
import { securityHeaders } from './security-headers.ts';

let app = '';
beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'rendezvous-configuration-'));
  for (const locale of LOCALE_CODES) {
    mkdirSync(join(app, '_i18n', locale), { recursive: true });
    writeFileSync(join(app, '_i18n', locale, 'messages.json'), '{}');
  }
});
afterEach(() => rmSync(app, { recursive: true, force: true }));

const shipped: unknown = JSON.parse(readFileSync(join(REPOSITORY_ROOT, 'public/config.json'), 'utf8'));
const read = (change: Readonly<Record<string, unknown>>) => {
  writeFileSync(join(app, 'config.json'), JSON.stringify({ ...Object(shipped), ...change }));
  return readConfiguration(app);
};

test('no origin of a configuration that is read could end the line or the quotes of a header', () => {
  const origins = ['https://a"b.org', 'https://a;b.org', 'https://a$b.org', "https://a'b.org", 'https://a,b.org'];
  for (const name of [
    'imageOrigins',
    'analyticsOrigins',
    'allowedOrigins',
    'apiBaseUrl',
    'siteUrl',
    'analyticsScript',
  ]) {
    for (const origin of origins) {
      const value = name.endsWith('Origins') ? [origin] : origin;
      expect(() => read({ [name]: value }), `${name} ${origin}`).toThrow(`${name}: ${origin} has a character`);
    }
  }
  const allowed = ['https://a-b.x_y.org:8443', 'http://[::1]:8080', 'https://xn--mller-kva.de'];
  for (const value of Object.values(securityHeaders(read({ imageOrigins: allowed }))))
    expect(value).toMatch(/^[^"\r\n\\$%]+$/);
});

test('a redirect whose target the app would refuse is named', () => {
  const redirect = (to: string) =>
    read({ siteUrl: 'https://a.org', allowedOrigins: ['https://b.org'], redirects: [{ from: '/x', to }] });
  for (const to of ['/new?b=1', 'https://a.org/y', 'https://b.org']) expect(redirect(to).redirects).toHaveLength(1);
  for (const to of ['javascript:alert(1)', '//c.org', 'https://c.org/y', 'https://u@b.org', 'new'])
    expect(() => redirect(to)).toThrow(`redirects: /x leads to ${to}, which`);
});

test('a redirect that never happens is named: from a query, from any path, to a part that it lacks, in a circle', () => {
  const redirects = (...rules: readonly (readonly [from: string, to: string])[]) =>
    read({ redirects: rules.map(([from, to]) => ({ from, to })) });
  expect(redirects(['/a/:id/', '/members/:id?from=a#b'], ['/b', '/a/7'], ['/c', '/c2']).redirects).toHaveLength(3);
  expect(() => redirects(['/profile.php?id=7', '/members/7'])).toThrow(
    'redirects: /profile.php?id=7 has a query: rules compare paths alone, and queries go along',
  );
  expect(() => redirects(['/blog/*', '/'])).toThrow('redirects: /blog/* has a star: each :name stands for one part');
  expect(() => redirects(['/old/:name', '/members/:id'])).toThrow(
    'redirects: /old/:name leads to /members/:id, whose :id it does not have',
  );
  expect(() => redirects(['/a', '/B/'], ['/b', '/a?x=1'])).toThrow('redirects: /a leads back to itself');
  expect(() => redirects(['/a', '/a'])).toThrow('redirects: /a leads back to itself');
});

test('a message says where the JSON breaks, and how an origin is written', () => {
  writeFileSync(join(app, 'config.json'), '{\n"template": social\n}');
  expect(() => readConfiguration(app)).toThrow(/config\.json: is not JSON: .*position|token/);
  expect(() => read({ siteUrl: 'https://WWW.x.org' })).toThrow('siteUrl: write https://WWW.x.org as https://www.x.org');
  expect(() => read({ imageOrigins: ['https://x.org:443', 'https://müller.de'] })).toThrow(
    /write https:\/\/x\.org:443 as https:\/\/x\.org\n.*write https:\/\/müller\.de as https:\/\/xn--mller-kva\.de/,
  );
});

test('a language of the site without words, and a default that is none of them, are named', () => {
  rmSync(join(app, '_i18n/fr'), { recursive: true });
  expect(() => read({})).toThrow('locales: there is no _i18n/fr/messages.json; put it there, or leave out fr');
  expect(read({ locales: ['nl', 'en', 'de'], defaultLocale: 'nl' }).locales).toEqual(['nl', 'en', 'de']);
  expect(() => read({ locales: ['nl', 'de'] })).toThrow('defaultLocale: must be one of nl, de');
});
