import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { REPOSITORY_ROOT } from '../../scripts/build/content-hash.ts';
import { APP_OUTPUT } from '../../scripts/build/output-paths.ts';

/** What search engines read: of the build, and of a site that has told its address, written by an operator's commands. */

const SITE_URL = 'https://www.site.example';
const BUILT_LOCALES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl'];
/** Of the site: an operator leaves out what nobody there reads. */
const LOCALES = ['de', 'en', 'nl'];
/** For people who come from elsewhere in the product, or from a typing error. */
const UNLISTED = ['404.html', 'pages/ban.html'];

let folder = '';
let app = '';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-search-'));
  app = join(folder, 'app');
  cpSync(APP_OUTPUT, app, { recursive: true });
  for (const locale of BUILT_LOCALES) {
    if (!LOCALES.includes(locale)) rmSync(join(app, '_i18n', locale), { recursive: true });
  }
  const file = join(app, 'config.json');
  const shipped: unknown = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    JSON.stringify({ ...Object(shipped), siteName: 'Amour & Co', siteUrl: SITE_URL, defaultLocale: 'nl' }),
  );
  await run('scripts/prerender/main.ts', app);
  await run('scripts/deploy/main.ts', app, join(folder, 'deploy'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('each page has a title and a description of its own in each language', () => {
  for (const locale of BUILT_LOCALES) {
    const heads = pagesOf(locale, APP_OUTPUT).map(({ file, html }) => ({ file, ...headOf(html) }));
    expect(heads.length).toBeGreaterThan(20);
    for (const name of ['title', 'description'] as const) {
      const twice = heads.filter((one) => heads.some((other) => other !== one && other[name] === one[name]));
      expect(twice.map(({ file }) => `${locale}/${file}`)).toEqual([]);
    }
    for (const { file, title, description } of heads) {
      expect(title, file).toMatch(/^\S.* · Rendezvous$/);
      expect(description, file).not.toMatch(/[{}]/);
    }
  }
});

test('each page that may be found names itself in every language, landing pages too, and what should not be found says so', () => {
  const named = new Map<string, string>();
  for (const locale of LOCALES) {
    for (const { file, html } of pagesOf(locale)) {
      const { canonical, alternates, isHidden } = headOf(html);
      expect(isHidden, `${locale}/${file}`).toBe(UNLISTED.includes(file));
      if (isHidden) {
        expect(alternates.size, file).toBe(0);
        continue;
      }
      // The address of a landing page names its language itself.
      const isPlain = locale === 'nl' || file.startsWith('landers/');
      expect(canonical, file).toMatch(isPlain ? /^[^?]+$/ : new RegExp(`\\?locale=${locale}$`));
      expect([...alternates.keys()].sort(), file).toEqual([...LOCALES, 'x-default']);
      expect(alternates.get(locale), file).toBe(canonical);
      expect(alternates.get('x-default'), file).toBe(alternates.get('nl'));
      expect(named.get(canonical), `${locale}/${file} has the address of another page`).toBeUndefined();
      named.set(canonical, file);
    }
  }
  expect(named.get(`${SITE_URL}/`)).toBe('index.html');
  expect(named.get(`${SITE_URL}/login?locale=de`)).toBe('login.html');
  expect(named.get(`${SITE_URL}/landers/gallery/nl`)).toBe('landers/gallery/_.html');
  expect(named.get(`${SITE_URL}/landers/gallery/eng`)).toBe('landers/gallery/_.html');
  expect(named.get(`${SITE_URL}/landers/gallery/she-de`)).toBe('landers/gallery/_she.html');
});

test('the sitemap lists each page once, at the address that the page itself names', () => {
  const listed = [...readFileSync(join(app, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]*)</g)].map(
    ([, one = '']) => one,
  );
  const found = pagesOf('nl')
    .map(({ html }) => headOf(html))
    .filter(({ isHidden }) => !isHidden)
    .map(({ canonical }) => canonical);
  expect(listed.toSorted()).toEqual(found.toSorted());
  expect(readFileSync(join(app, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
});

interface Head {
  title: string;
  description: string;
  canonical: string;
  /** Address by language. */
  alternates: ReadonlyMap<string, string>;
  isHidden: boolean;
}

function headOf(html: string): Head {
  const text = (pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
  const alternates = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g);
  return {
    title: text(/<title>([^<]*)<\/title>/),
    description: text(/<meta name="description" content="([^"]*)"/),
    canonical: text(/<link rel="canonical" href="([^"]*)">/),
    alternates: new Map([...alternates].map(([, language = '', href = '']) => [language, href])),
    isHidden: html.includes('<meta name="robots" content="noindex">'),
  };
}

function pagesOf(locale: string, of = app): { file: string; html: string }[] {
  const pages = join(of, 'pages', locale);
  return readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({ file, html: readFileSync(join(pages, file), 'utf8') }));
}

async function run(script: string, ...values: readonly string[]): Promise<void> {
  await promisify(execFile)('npx', ['tsx', script, ...values], { cwd: REPOSITORY_ROOT });
}
