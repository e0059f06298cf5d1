import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOCALE_CODES } from '../../worker/public/runtime-configuration.ts';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';
import { readDescriptions } from './descriptions.ts';
import { listPages } from './prerendered-pages.ts';

/** The approximate length that search engines display. */
const LENGTH_MAX = 165;
const LENGTH_MIN = 60;

const PUBLIC = join(REPOSITORY_ROOT, 'public');

let app = '';
beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'descriptions-'));
  mkdirSync(join(app, '_i18n/de'), { recursive: true });
});
afterEach(() => rmSync(app, { recursive: true }));

const write = (content: unknown): void =>
  writeFileSync(join(app, '_i18n/de/descriptions.json'), JSON.stringify(content));

/** The landing pages of a member are written once for all members, and described by one sentence. */
async function describedPaths(): Promise<string[]> {
  return [...new Set((await listPages()).map(({ describedBy }) => describedBy))].sort();
}

test('every page that is written is described in each language, in words of its own, as long as they are shown', async () => {
  const paths = await describedPaths();
  expect(paths.length).toBeGreaterThan(20);
  for (const locale of LOCALE_CODES) {
    const describe = readDescriptions(PUBLIC, locale);
    const texts = paths.map((path) => describe(path, 'Rendezvous'));
    expect(new Set(texts).size, locale).toBe(texts.length);
    for (const text of texts) {
      expect(text.length, `${locale}: ${text}`).toBeLessThanOrEqual(LENGTH_MAX);
      expect(text.length, `${locale}: ${text}`).toBeGreaterThanOrEqual(LENGTH_MIN);
    }
  }
});

test('the descriptions of each language are those of the pages that are written and no other, sorted by path', async () => {
  const paths = await describedPaths();
  for (const locale of LOCALE_CODES) {
    const file: unknown = JSON.parse(readFileSync(join(PUBLIC, '_i18n', locale, 'descriptions.json'), 'utf8'));
    expect(Object.keys(Object(Object(file)[locale])), locale).toEqual(paths);
  }
});

test('the name of the site stands where the words ask for it', () => {
  write({ de: { '/login': 'Bei {site} anmelden, bei {site}.' } });
  expect(readDescriptions(app, 'de')('/login', 'Amour & $1')).toBe('Bei Amour & $1 anmelden, bei Amour & $1.');
});

test('a page without words, and a file of another language, are named', () => {
  write({ de: { '/login': 'Anmelden' } });
  expect(() => readDescriptions(app, 'de')('/signup', 'Site')).toThrow(
    /de\/descriptions\.json does not say what \/signup is/,
  );
  write({ en: { '/login': 'Log in' } });
  expect(() => readDescriptions(app, 'de')).toThrow('holds no words of de');
  write(['Anmelden']);
  expect(() => readDescriptions(app, 'de')).toThrow('holds no words of de');
});
