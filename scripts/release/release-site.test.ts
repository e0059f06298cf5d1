import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';
import { releaseSite } from './release-site.ts';

// Each release reads the routes of the app through a bundler.
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => vi.resetConfig());

let folder = '';
const build = () => join(folder, 'build');
const site = () => join(folder, 'site');
const put = (file: string, content: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
};
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const readLive = (file: string): string => read(`site/app/${file}`);
const shipped = (file: string): string => readFileSync(join(REPOSITORY_ROOT, 'public', file), 'utf8');
const configured = (change: object): string =>
  JSON.stringify({ ...Object(JSON.parse(shipped('config.json'))), locales: ['en'], ...change });

/** As vite does: the folder of the build before is emptied. */
function writeBuild(id: string): void {
  rmSync(build(), { recursive: true, force: true });
  put('build/build.json', JSON.stringify({ id }));
  put('build/index.html', `<!doctype html><html lang="en"><title>Rendezvous</title>${id}`);
  put(`build/assets/${id}.js`, id);
  put(
    'build/sw.js',
    `self.x=[{url:\`/assets/first.js\`,revision:null},{url:\`/index.html\`,revision:\`${'0'.repeat(16)}\`}]`,
  );
  put('build/icons/icon.svg', 'of the demonstration');
  put('build/config.json', configured({}));
  put('build/_i18n/en/messages.json', shipped('_i18n/en/messages.json'));
}

const release = (prerender: (app: string) => Promise<unknown> = async () => 0) =>
  releaseSite(build(), site(), prerender);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-release-'));
  writeBuild('first');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('an update keeps configuration, pictures and words of the operator', async () => {
  await release();
  put('site/own/config.json', configured({ siteName: 'Linden' }));
  put('site/own/icons/icon.svg', 'own');
  put('site/own/_i18n/en/messages.json', JSON.stringify({ en: { 'index.lead': 'Own lead' } }));
  writeBuild('second');
  await release();
  expect(readLive('index.html')).toContain('second');
  expect(readLive('config.json')).toContain('Linden');
  expect(readLive('manifest.webmanifest')).toContain('Linden');
  expect(readLive('icons/icon.svg')).toBe('own');
  expect(JSON.parse(readLive('_i18n/en/messages.json'))).toMatchObject({
    en: { 'index.lead': 'Own lead', 'nav.chats': expect.any(String) },
  });
});

test('what the operator has put there as a link, to a file or a folder, is put online as a file is', async () => {
  put('kept/linden.json', configured({ siteName: 'Linden' }));
  put('kept/film/film.mp4', 'own film');
  mkdirSync(join(site(), 'own'), { recursive: true });
  symlinkSync('../../kept/linden.json', join(site(), 'own/config.json'));
  symlinkSync('../../kept/film', join(site(), 'own/film'));
  await release();
  expect(readLive('config.json')).toContain('Linden');
  expect(readLive('film/film.mp4')).toBe('own film');
  rmSync(join(folder, 'kept'), { recursive: true });
  expect(readLive('config.json')).toContain('Linden');
  expect(readLive('film/film.mp4')).toBe('own film');
});

test('a link of the operator that leads nowhere is named, and the site stays as it was', async () => {
  await release();
  symlinkSync('../../gone.svg', join(site(), 'own/favicon.ico'));
  writeBuild('second');
  await expect(release()).rejects.toThrow('own/favicon.ico leads nowhere');
  expect(readLive('index.html')).toContain('first');
});

test('open tabs find the assets of the build before, also after a second release of one build', async () => {
  await release();
  writeBuild('second');
  await release();
  await release();
  expect(readLive('assets/first.js')).toBe('first');
  writeBuild('third');
  await release();
  expect(readdirSync(join(site(), 'app/assets')).sort()).toEqual(['second.js', 'third.js']);
  expect(readdirSync(join(site(), 'releases')).sort()).toEqual(['3', '4']);
});

test('the site stands whole until the next one is complete, and stays if that is impossible', async () => {
  await release();
  writeBuild('second');
  const seen: string[] = [];
  await release(async () => seen.push(readLive('index.html')));
  expect(seen).toEqual([expect.stringContaining('first')]);
  writeBuild('third');
  put('site/own/config.json', configured({ template: 'modern' }));
  await expect(release()).rejects.toThrow('template: must be one of');
  expect(readLive('index.html')).toContain('second');
  expect(existsSync(join(site(), 'releases/3'))).toBe(false);
});

test('a file of the operator stands in the place of one that a release writes, and no compressed copy of another beside it', async () => {
  const own = {
    'robots.txt': 'User-agent: *\nDisallow: /\n',
    'sitemap.xml': '<urlset/>',
    'manifest.webmanifest': '{"name":"Own"}',
    'manifests/social-en.webmanifest': '{"name":"Own too"}',
    'pages/en/login.html': `<!doctype html>${'own '.repeat(300)}`,
  };
  for (const [file, content] of Object.entries(own)) put(`site/own/${file}`, content);
  put('site/own/config.json', configured({ siteUrl: 'https://www.site.test' }));
  await release(async (app) => {
    rmSync(join(app, 'pages'), { recursive: true, force: true });
    put(relative(folder, join(app, 'pages/en/login.html')), 'of the build '.repeat(300));
  });
  for (const [file, content] of Object.entries(own)) expect([file, readLive(file)]).toEqual([file, content]);
  const copy = gunzipSync(readFileSync(join(site(), 'app/pages/en/login.html.gz')));
  expect(copy.toString()).toBe(own['pages/en/login.html']);
});

const PAGE = '<!doctype html><html lang="en"><title>Own</title><script src="/assets/first.js"></script>';

test('a start page of the operator bears the name and the languages of config.json', async () => {
  put('site/own/index.html', PAGE);
  put('site/own/config.json', configured({ siteName: 'Linden' }));
  await release();
  expect(readLive('index.html')).toBe(
    PAGE.replace('lang="en"', 'lang="en" data-locales="en"').replace('Own', () => 'Linden'),
  );
});

test('a start page of the operator that asks for files of a build before is refused by name', async () => {
  put('site/own/index.html', PAGE);
  await release();
  writeBuild('second');
  await expect(release()).rejects.toThrow('index.html asks for files that this build lacks: /assets/first.js');
  expect(readLive('build.json')).toContain('first');
});

test('browsers that were there before fetch the start page anew after a change of name or languages, and only then', async () => {
  const worker = (): string => readLive('sw.js');
  await release();
  const first = worker();
  await release();
  expect(worker()).toBe(first);
  put('site/own/_i18n/de/messages.json', shipped('_i18n/de/messages.json'));
  put('site/own/config.json', configured({ locales: ['en', 'de'] }));
  await release();
  const second = worker();
  expect(second).not.toBe(first);
  put('site/own/config.json', configured({ locales: ['en', 'de'], siteName: 'Linden' }));
  await release();
  expect([first, second]).not.toContain(worker());
  expect(worker()).toMatch(
    /^self\.x=\[\{url:`\/assets\/first\.js`,revision:null\},\{url:`\/index\.html`,revision:`[0-9a-f]{16}`\}\]$/,
  );
});

test('who goes back to the release before has its policy again, and what is online keeps its own until the switch', async () => {
  const policy = (): string => read('site/deploy/nginx/server.conf');
  await release();
  put('site/own/config.json', configured({ apiBaseUrl: 'https://api.site.test' }));
  await release(async () => expect(policy()).not.toContain('api.site.test'));
  expect(policy()).toContain('https://api.site.test');
  // As README.md says it.
  execFileSync('ln', ['-sfn', 'releases/1/app', 'app'], { cwd: site() });
  expect(policy()).not.toContain('api.site.test');
  expect(readLive('config.json')).not.toContain('api.site.test');
});

test('a release that fails after its rules are written leaves those of the site', async () => {
  await release();
  writeBuild('second');
  put('site/own/config.json', configured({ apiBaseUrl: 'https://api.site.test' }));
  // Assets of the release before can no longer be told.
  rmSync(join(site(), 'releases/1/assets.json'));
  await expect(release()).rejects.toThrow('assets.json');
  expect(read('site/deploy/nginx/server.conf')).not.toContain('api.site.test');
  expect(readdirSync(join(site(), 'releases'))).toEqual(['1']);
});

test('the rules of a site from before they were kept by release go with the release that they are of', async () => {
  await release();
  rmSync(join(site(), 'deploy'));
  renameSync(join(site(), 'releases/1/deploy'), join(site(), 'deploy'));
  put('site/own/config.json', configured({ apiBaseUrl: 'https://api.site.test' }));
  await release();
  expect(read('site/deploy/nginx/server.conf')).toContain('api.site.test');
  expect(read('site/releases/1/deploy/nginx/server.conf')).not.toContain('api.site.test');
});

test('the examples of the web servers name the folder that stays', async () => {
  await release();
  const example = read('site/deploy/nginx/site.example.conf');
  expect(example).toContain(`root "${site()}/app";`);
  expect(example).toContain(`include "${site()}/deploy/nginx/server.conf";`);
  expect(read('site/deploy/apache/site.example.conf')).toContain(`DocumentRoot "${site()}/app"`);
});

test('a folder that holds something else is left alone', async () => {
  put('site/app/index.html', 'of somebody');
  await expect(release()).rejects.toThrow('move it away');
  expect(readLive('index.html')).toBe('of somebody');
});

test.each<[string, string | Uint8Array, string]>([
  ['in braces that do not end', '{"en": {"index.lead": "Hello {you"}}', 'messages.json: index.lead is not a message'],
  ['with a name that nothing fills in', '{"en": {"index.lead": "Hello {you}"}}', 'index.lead has {you}, which nothing'],
  ['that is a number', '{"en": {"index.lead": 7}}', 'messages.json: index.lead is not a text'],
  ['beside its language', '{"index.lead": "Own lead"}', '"index.lead" does not stand below the language'],
  ['in Windows-1252', Buffer.from('{"en": {"index.lead": "Café"}}', 'latin1'), 'line 1 has letters that are not UTF-8'],
  ['behind a byte-order mark', '\uFEFF{"en": {}}', 'messages.json: begins with a byte-order mark'],
])('a text of the operator %s is named, and the site stays as it was', async (_name, content, problem) => {
  await release();
  put('site/own/_i18n/en/messages.json', '');
  writeFileSync(join(site(), 'own/_i18n/en/messages.json'), content);
  writeBuild('second');
  await expect(release()).rejects.toThrow(problem);
  expect(readLive('index.html')).toContain('first');
});

test('words of a name that no page has any more are told, and keep nothing back', async () => {
  put('site/own/_i18n/en/messages.json', JSON.stringify({ en: { 'index.leed': 'Own', 'index.lead': 'Own lead' } }));
  const { warnings } = await release();
  expect(warnings.join(' ')).toContain('no page has words of these names: index.leed.');
  expect(readLive('_i18n/en/messages.json')).toContain('Own lead');
});
