import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';
import { writeDeployment } from './write-deployment.ts';

const LANGUAGES = ['en', 'de'];
let folder = '';
let app = '';
const SCRIPT = `export const text = '${'long '.repeat(300)}';`;

function configure(change: Readonly<Record<string, unknown>>): void {
  const shipped: unknown = JSON.parse(readFileSync(join(REPOSITORY_ROOT, 'public/config.json'), 'utf8'));
  writeFileSync(join(app, 'config.json'), JSON.stringify({ ...Object(shipped), locales: LANGUAGES, ...change }));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-deployment-'));
  app = join(folder, 'app');
  mkdirSync(join(app, 'assets'), { recursive: true });
  for (const locale of LANGUAGES) {
    mkdirSync(join(app, '_i18n', locale), { recursive: true });
    const words = readFileSync(join(REPOSITORY_ROOT, `public/_i18n/${locale}/messages.json`));
    writeFileSync(join(app, '_i18n', locale, 'messages.json'), words);
  }
  writeFileSync(join(app, 'assets/a.js'), SCRIPT);
  writeFileSync(join(app, 'index.html'), '<!doctype html>');
  configure({});
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (): Promise<string[]> => writeDeployment(app, join(folder, 'deploy'));
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

test('both servers know the languages, the routes and the policy of the site', async () => {
  configure({
    defaultLocale: 'de',
    imageOrigins: ['https://pictures.site.test'],
    redirects: [{ from: '/m/:id', to: '/' }],
  });
  await write();
  for (const server of [
    read('deploy/nginx/http.conf') + read('deploy/nginx/server.conf'),
    read('deploy/apache/htaccess'),
  ]) {
    expect(server).toContain("img-src 'self' data: blob: https://pictures.site.test;");
    expect(server).toContain('m/[^/]+');
    expect(server).toContain('landers/gallery/(?:(?:she|bdsm|bbw|gilf|milf|gay)-)?(?:eng|');
    expect(server).not.toContain('_dev');
    for (const locale of ['en', 'de', 'fr'])
      expect([locale, server.includes(`pages/(?:en|de)`), new RegExp(`\\b${locale}\\b[;\\n]`).test(server)]).toEqual([
        locale,
        true,
        LANGUAGES.includes(locale),
      ]);
    expect(server).not.toMatch(/undefined|\[object|NaN/);
  }
  expect(read('deploy/nginx/http.conf')).toContain('default de;');
  expect(read('deploy/nginx/site.example.conf')).toContain(`root "${app}";`);
  expect(read('deploy/apache/site.example.conf')).toContain(`DocumentRoot "${app}"`);
});

test('what only a build writes has compressed copies, and these are renewed with it', async () => {
  await write();
  expect(brotliDecompressSync(readFileSync(join(app, 'assets/a.js.br'))).toString()).toBe(SCRIPT);
  expect(gunzipSync(readFileSync(join(app, 'assets/a.js.gz'))).toString()).toBe(SCRIPT);
  for (const file of ['config.json', '_i18n/en/messages.json', 'manifest.webmanifest', 'index.html']) {
    expect([file, existsSync(join(app, `${file}.br`))]).toEqual([file, false]);
  }
  writeFileSync(join(app, 'assets/a.js'), `${SCRIPT} `);
  writeFileSync(join(app, 'assets/gone.js.gz'), 'of a file that is gone');
  await write();
  expect(brotliDecompressSync(readFileSync(join(app, 'assets/a.js.br'))).toString()).toBe(`${SCRIPT} `);
  expect(existsSync(join(app, 'assets/gone.js.gz'))).toBe(false);
});

test('the sitemap lists what visitors begin at, and is there only where the site has an address', async () => {
  configure({ siteUrl: 'https://www.site.test' });
  await write();
  expect(read('app/robots.txt')).toBe('User-agent: *\nDisallow:\n\nSitemap: https://www.site.test/sitemap.xml\n');
  const listed = [...read('app/sitemap.xml').matchAll(/<loc>https:\/\/www\.site\.test([^<]*)</g)].map(
    ([, path]) => path,
  );
  expect(listed).toEqual(
    expect.arrayContaining([
      '/',
      '/login',
      '/pricing',
      '/pages/terms',
      '/landers/gallery/eng',
      '/landers/gallery/she-eng',
    ]),
  );
  for (const path of ['/home', '/_dev', '/activate/done', '/pages/ban', '/landers/gallery'])
    expect(listed).not.toContain(path);
  configure({});
  await write();
  expect(read('app/robots.txt')).toBe('User-agent: *\nDisallow:\n');
  expect(existsSync(join(app, 'sitemap.xml'))).toBe(false);
});

test('what must not go out is named, and a site that has its own is left in peace', async () => {
  configure({ developerArea: true, apiBaseUrl: 'http://api.example.com', analyticsScript: 'https://example.com/c.js' });
  const warnings = (await write()).join('\n');
  for (const told of [
    'developerArea',
    'siteName',
    'packageName',
    'siteUrl',
    'http://api.example.com is http',
    'favicon.ico is missing',
  ]) {
    expect(warnings).toContain(told);
  }
  expect(warnings).toContain('https://example.com is an example');
  const noFilms = { landingFilm: undefined, landingFilms: undefined };
  configure({ siteName: 'Own', packageName: 'own-web', siteUrl: 'https://www.own-site.org', ...noFilms });
  for (const folder of ['icons', 'share']) mkdirSync(join(app, folder));
  const icons = [
    'icon.svg',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-192.png',
    'icon-maskable-512.png',
    'badge-96.png',
  ];
  for (const file of ['favicon.ico', 'share/site.jpg', ...icons.map((icon) => `icons/${icon}`)])
    writeFileSync(join(app, file), 'own');
  expect(await write()).toEqual([]);
});

test('what the project ships keeps the developer area closed', async () => {
  const shipped: unknown = JSON.parse(readFileSync(join(REPOSITORY_ROOT, 'public/config.json'), 'utf8'));
  expect(shipped).toMatchObject({ developerArea: false });
  expect((await write()).join('\n')).not.toContain('developerArea');
  expect(read('deploy/nginx/http.conf')).not.toContain('_dev');
});

test('a configuration that is wrong ends in one line for each problem, and nothing is written', async () => {
  configure({ template: 'modern', analyticsScript: 'http://count.test/c.js' });
  await expect(write()).rejects.toThrow(
    /config\.json: template: must be one of .*\n.*config\.json: analyticsScript: must be/,
  );
  expect(existsSync(join(folder, 'deploy'))).toBe(false);
});

test('two sites of one nginx share no name', async () => {
  const names = async (deploy: string): Promise<readonly string[]> => {
    await writeDeployment(app, join(folder, deploy));
    const text = ['http.conf', 'server.conf', 'site.example.conf']
      .map((file) => read(`${deploy}/nginx/${file}`))
      .join('');
    const declared = text.matchAll(/^map \S+(?: \S+")? (\S+) \{|^upstream (\S+)|^\s*set (\S+)|\?<(\w+)>/gm);
    return [...declared].map(([, ...found]) => found.find((name) => name !== undefined) ?? '');
  };
  const first = await names('first');
  const second = await names('second');
  expect(first.length).toBeGreaterThan(20);
  expect(first.filter((name) => second.includes(name))).toEqual([]);
  // PCRE takes no longer names of groups.
  expect(first.filter((name) => !name.startsWith('$') && name.length > 32)).toEqual([]);
});

test('a redirect from a name with an ending reaches the app, before nginx takes the name for a file', async () => {
  configure({ redirects: ['/old/page.html', '/m/:id', '/plain'].map((from) => ({ from, to: '/login' })) });
  await write();
  const text = read('deploy/nginx/server.conf');
  const places = [...text.matchAll(/location ~\* "(.*)" \{\n {4}try_files \$uri \$\w+_shell =404/g)];
  const isSent = (path: string) => places.some(([, expression = '']) => new RegExp(expression, 'i').test(path));
  expect(['/old/page.html', '/m/a.b', '/old/page2html', '/assets/a.js'].map(isSent)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(text.indexOf('page\\.html')).toBeLessThan(text.indexOf('A name with an ending'));
});

test('the page of all routes without HTML of their own bears the name of the site', async () => {
  writeFileSync(join(app, 'index.html'), '<!doctype html><title>Rendezvous</title>');
  configure({ siteName: 'Lime & <Salt> $&' });
  await write();
  expect(read('app/index.html')).toBe('<!doctype html><title>Lime &amp; &lt;Salt> $&amp;</title>');
});

test('that page names the languages of a site that has fewer, for what runs before its configuration is read', async () => {
  writeFileSync(join(app, 'index.html'), '<!doctype html><html lang="en"><title></title>');
  const told = async (locales: readonly string[] | undefined): Promise<string> => {
    configure({ locales });
    await write();
    return /<html[^>]*>/.exec(read('app/index.html'))?.[0] ?? '';
  };
  expect(await told(['de', 'en'])).toBe('<html lang="en" data-locales="de en">');
  expect(await told(['en'])).toBe('<html lang="en" data-locales="en">');
  cpSync(join(REPOSITORY_ROOT, 'public/_i18n'), join(app, '_i18n'), { recursive: true });
  expect(await told(undefined)).toBe('<html lang="en">');
});
