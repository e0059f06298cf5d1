import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readConfiguration } from '../../scripts/deploy/read-configuration.ts';
import { securityHeaders } from '../../scripts/deploy/security-headers.ts';
import { ROUTES } from '../../src/app/routes.ts';
import type { ParameterName } from '../../src/routing/path-parameters.ts';
import { onEachServer, SHELL, SITE } from './on-each-server.ts';
import { readRules } from './readme-rules.ts';
import { ask } from './web-server.ts';

const TYPES = new Map([
  ['.html', /^text\/html; charset=utf-8$/i],
  ['.js', /^(?:text|application)\/javascript(?:; charset=utf-8)?$/i],
  ['.css', /^text\/css(?:; charset=utf-8)?$/i],
  ['.json', /^application\/json(?:; charset=utf-8)?$/i],
  ['.webmanifest', /^application\/manifest\+json(?:; charset=utf-8)?$/i],
  ['.svg', /^image\/svg\+xml(?:; charset=utf-8)?$/i],
  ['.png', /^image\/png$/],
  ['.jpg', /^image\/jpeg$/],
  ['.webp', /^image\/webp$/],
  ['.woff2', /^font\/woff2$/],
  ['.webm', /^video\/webm$/],
  ['.mp4', /^video\/mp4$/],
  ['.vtt', /^text\/vtt(?:; charset=utf-8)?$/i],
  ['.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
  ['.txt', /^text\/plain; charset=utf-8$/i],
  ['.xml', /^(?:text|application)\/xml(?:; charset=utf-8)?$/i],
]);
/** Rejected before the server maps it to a folder, and therefore before any `.htaccess` applies. */
const BROKEN_PATH = '/%2e%2e%2f';
const HEADER_PATHS = [
  '/',
  '/login',
  '/home',
  '/nowhere',
  '/sw.js',
  '/assets/gone.js',
  '/icons/icon.svg',
  '/api/settings.php',
  '/api/user.php',
  '/api/nothing.php',
  '/media/gone.svg',
  BROKEN_PATH,
];

onEachServer((stage) => {
  const { name, get } = stage;

  /** Returns one file of each type in a folder that the table names, or the path itself. */
  const examples = (path: string): string[] => {
    if (!path.endsWith('/*')) return [path];
    const folder = path.slice(1, -2);
    const files = readdirSync(join(stage.world.app, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(stage.world.app.length));
    return [...new Map(files.map((file) => [extname(file), file])).values()];
  };

  test('answers a part of the film, without which Safari plays none', async () => {
    const { status, headers } = await get('/film/film.mp4', { range: 'bytes=0-99' });
    expect([status, headers['content-length']]).toEqual([206, '100']);
    expect(headers['content-range']).toMatch(/^bytes 0-99\/\d+$/);
  });

  test('keeps the table of rules in the README', async () => {
    const rules = readRules();
    expect(rules.length).toBeGreaterThan(8);
    for (const { paths, words, cacheControl, note } of rules) {
      const expected = /with 404|^404/.test(note) ? 404 : 200;
      if (cacheControl === null) continue;
      const all = paths.flatMap(examples);
      expect(all.length, words).toBeGreaterThan(0);
      for (const path of all) {
        const { status, headers } = await get(path);
        expect([path, status, headers['cache-control']]).toEqual([path, expected, cacheControl]);
        const type = TYPES.get(words === '' ? extname(path) : '.html');
        expect(type, `a type for ${path}`).toBeDefined();
        if (expected === 200) expect(headers['content-type'], path).toMatch(type ?? /$^/);
        const named = /as `([a-z+/]+)`/.exec(note)?.[1];
        if (named !== undefined) expect(headers['content-type'], path).toContain(named);
      }
    }
  });

  test.each(HEADER_PATHS.filter((path) => name !== 'htaccess' || path !== BROKEN_PATH))(
    'sends the security headers with %s',
    async (path) => {
      const { headers } = await get(path);
      for (const [header, value] of Object.entries(securityHeaders(readConfiguration(stage.world.app)))) {
        expect([header, headers[header.toLowerCase()]]).toEqual([header, value]);
      }
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    },
  );

  test('serves the copies that the build has compressed, and compresses by itself what may change', async () => {
    const script = examples('/assets/*').find((path) => path.endsWith('.js')) ?? '';
    for (const path of [script, '/login', '/sw.js']) {
      const plain = await get(path);
      for (const [accept, encoding, decode] of [
        ['gzip, deflate, br', 'br', brotliDecompressSync],
        ['gzip', 'gzip', gunzipSync],
      ] as const) {
        const answer = await get(path, { 'accept-encoding': accept });
        expect([path, answer.headers['content-encoding']]).toEqual([path, encoding]);
        expect(answer.headers['vary']).toMatch(/accept-encoding/i);
        expect(answer.headers['content-type']).toBe(plain.headers['content-type']);
        expect(decode(answer.body).equals(plain.body)).toBe(true);
        const copy = join(
          stage.world.app,
          `${path === '/login' ? `pages/${SITE.defaultLocale}/login.html` : path}.${encoding === 'br' ? 'br' : 'gz'}`,
        );
        expect(answer.body.equals(readFileSync(copy)), `${path} as it lies there`).toBe(true);
      }
    }
    const words = await get('/_i18n/de/messages.json', { 'accept-encoding': 'gzip' });
    expect(words.headers['content-encoding']).toBe('gzip');
    expect(existsSync(join(stage.world.app, '_i18n/de/messages.json.gz'))).toBe(false);
  });

  test('answers 304 to who has the newest file already', async () => {
    for (const path of ['/sw.js', '/login', '/build.json']) {
      const { headers } = await get(path);
      const again = await get(path, { 'if-none-match': String(headers['etag']) });
      expect([path, again.status]).toEqual([path, 304]);
      expect(again.headers['cache-control']).toBe(headers['cache-control']);
    }
  });

  test.each([
    ['/', '/'],
    ['/login?next=%2Fhome', '/login?next=%2Fhome'],
    ['/landers/gallery/she-de', '/landers/gallery/she-de'],
    // Some payment providers lead back by a form.
    ['/transactions/t_demo_000000000000016?status=1', '/transactions/t_demo_000000000000016?status=1'],
    ['/nowhere', '/nowhere'],
  ])('leads a form that a browser sends to %s by itself to that page, and keeps nothing of it', async (path, page) => {
    const secret = `secret-of-${name}`;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status, headers } = await ask(stage.url, path, form, 'POST', `email=a%40b.example&password=${secret}`);
    expect([status, headers['location']]).toEqual([303, stage.url + page]);
    for (const [header, value] of Object.entries(securityHeaders(readConfiguration(stage.world.app)))) {
      expect([header, headers[header.toLowerCase()]]).toEqual([header, value]);
    }
    await expect.poll(() => stage.world.logs()).toContain(`"POST ${path} HTTP/1.1" 303`);
    expect(stage.world.logs()).not.toContain(secret);
    expect((await get(page)).body.toString()).toContain(SHELL);
  });

  test('leads a form to no other site', async () => {
    const { headers } = await ask(stage.url, '//elsewhere.example/login', {}, 'POST', 'a=b');
    expect(new URL(headers['location']?.toString() ?? '/', stage.url).origin).toBe(stage.url);
  });

  test('knows every route of the app, and no more', async () => {
    const wanted: Readonly<Record<ParameterName, readonly [right: string, wrong: string]>> = {
      chatId: ['12', '0'],
      memberId: ['221', 'abc'],
      creditId: ['1', '01'],
      paymentMethod: ['card', 'A B'],
      transactionId: ['t_demo_000000000000016', 'short'],
      type: ['given', 'nothing'],
      slug: ['she-de', 'She_de'],
    };
    const samples = new Map<string, readonly string[]>(Object.entries(wanted));
    for (const { path, middleware, page } of ROUTES) {
      const parts = path.split('/');
      const fill = (wrong: string | null): { address: string; parameters: Record<string, string> } => {
        const parameters: Record<string, string> = {};
        const address = parts.map((part) => {
          const key = part.replace(/[:?]/g, '');
          if (!part.startsWith(':')) return part;
          const sample = samples.get(key)?.[key === wrong ? 1 : 0];
          if (sample === undefined) throw new Error(`There is no sample of ${part}`);
          parameters[key] = sample;
          return encodeURIComponent(sample);
        });
        return { address: address.join('/'), parameters };
      };
      const keys = parts.filter((part) => part.startsWith(':')).map((part) => part.replace(/[:?]/g, ''));
      for (const wrong of [null, ...keys]) {
        const { address, parameters } = fill(wrong);
        const isThere = !middleware.includes('developer-area') && page.render(parameters) !== null;
        expect([address, (await get(address)).status]).toEqual([address, isThere ? 200 : 404]);
        if (wrong === null && path !== '/') expect((await get(`${address}/`)).status).toBe(isThere ? 200 : 404);
      }
    }
    // The app itself performs the redirects of config.json.
    expect((await get('/m/5')).status).toBe(200);
  });

  test.each([
    '/nowhere',
    '/assets',
    '/assets/',
    '/icons',
    '/pages',
    '/pages/',
    '/api',
    '/404',
    '/members/5/nothing',
    '/m/5/6',
  ])('answers 404 with the app to %s', async (path) => {
    const { status, body, headers } = await get(path);
    expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
    expect(body.toString()).toContain(SHELL);
  });

  test.each([
    '/assets/gone.js',
    '/_i18n/xx/messages.json',
    '/nothing.png',
    '/index.php',
    '/.htaccess',
    '/.git/config',
    '/pages/de/login.html',
    '/pages/de/404.html',
    '/..%2f..%2fetc%2fpasswd.txt',
  ])('answers 404 without the app to %s', async (path) => {
    const { status, body } = await get(path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain(SHELL);
    expect(body.length).toBeLessThan(1000);
  });

  test('tells search engines which pages are theirs to show', async () => {
    for (const path of ['/home', '/chats/5', '/members/221', '/activate/done', '/m/5']) {
      expect([path, (await get(path)).headers['x-robots-tag']]).toEqual([path, 'noindex']);
    }
    for (const path of ['/', '/login', '/landers/gallery/eng', '/sw.js']) {
      expect([path, (await get(path)).headers['x-robots-tag']]).toEqual([path, undefined]);
    }
    const robots = (await get('/robots.txt')).body.toString();
    expect(robots).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${SITE.siteUrl}/sitemap.xml\n`);
    // Pages show what the API answers: crawlers may read it, and list none of it.
    for (const path of ['/api/settings.php', '/api/credits.php'])
      expect([path, (await get(path)).headers['x-robots-tag']]).toEqual([path, 'noindex']);
    const sitemap = (await get('/sitemap.xml')).body.toString();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
    expect(listed).toContain('/login');
    for (const path of listed) {
      const { status, headers } = await get(path);
      expect([path, status, headers['x-robots-tag']]).toEqual([path, 200, undefined]);
    }
  });

  test.skipIf(name === 'htaccess')('answers over IPv6 as over IPv4', async () => {
    const port = new URL(stage.url).port;
    const answered = await new Promise((resolve) => {
      const socket = connect({ host: '::1', port: Number(port) }, () => resolve('connected'));
      socket.once('error', (error) => resolve(error.message));
      socket.once('connect', () => socket.destroy());
    });
    expect(answered).toBe('connected');
  });

  test.skipIf(name === 'htaccess')('leads from http to https, with the whole address', async () => {
    const file = readFileSync(join(stage.world.folder, `deploy/${name}/site.example.conf`), 'utf8');
    const port = /(?:listen |<VirtualHost \*:)(\d+)[;>]/.exec(file)?.[1];
    const answer = await fetch(`http://localhost:${port}/chats/5?a=b`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${stage.url}/chats/5?a=b`]);
  });
});
