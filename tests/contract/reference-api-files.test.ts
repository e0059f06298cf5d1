import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listOf, referenceStage, valueAt } from './reference-client.ts';

const folder = mkdtempSync(join(tmpdir(), 'rendezvous-app-'));
const app = join(folder, 'app');
mkdirSync(join(app, 'assets'), { recursive: true });
mkdirSync(join(app, '_i18n', 'en'), { recursive: true });
writeFileSync(join(app, 'index.html'), '<!doctype html><title>The app</title>');
writeFileSync(join(app, 'sw.js'), '// worker');
mkdirSync(join(app, 'film'));
writeFileSync(join(app, 'film', 'film.mp4'), '0123456789');
writeFileSync(join(app, 'config.json'), '{}');
writeFileSync(join(app, 'assets', 'main-abc123.js'), `export const text = '${'long '.repeat(1000)}';`);
writeFileSync(join(app, '_i18n', 'en', 'messages.json'), '{"en":{"hello":"Hello"}}');
mkdirSync(join(app, 'pages', 'de'), { recursive: true });
writeFileSync(join(app, 'pages', 'de', '404.html'), '<title>Nicht gefunden</title><link rel="canonical" href="/404">');
writeFileSync(join(folder, 'routes.json'), JSON.stringify(['', 'chats/[1-9][0-9]*', 'members/[0-9]+/landing2/[^/]+']));
writeFileSync(join(folder, 'secret.txt'), 'secret');
symlinkSync(join(folder, 'secret.txt'), join(app, 'link.txt'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stage = referenceStage({ appDirectory: app });

async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(stage.url + path, { headers });
}

/** Sends the path as it is: `fetch` would normalise it. */
function statusOfRawPath(path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(stage.url, { path }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Sends a form as a browser does, to the path as it is, and follows no redirect. */
function post(path: string, form: string): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = request(stage.url, { path, method: 'POST', headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    });
    sent.on('error', reject);
    sent.end(form);
  });
}

it.each([
  ['/assets/main-abc123.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/_i18n/en/messages.json', 'application/json; charset=utf-8', 'no-cache'],
  ['/film/film.mp4', 'video/mp4', 'public, max-age=86400'],
  ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/config.json', 'application/json; charset=utf-8', 'no-cache'],
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/chats/12', 'text/html; charset=utf-8', 'no-cache'],
  ['/members/5/landing2/some.slug', 'text/html; charset=utf-8', 'no-cache'],
])('serves %s as %s, kept as %s', async (path, type, cache) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe(cache);
});

it('answers an address that the app has no page for with 404 and the page that says so, whose addresses are whole', async () => {
  for (const path of ['/nowhere', '/chats/none', '/chats/12/more', '/members/5/landing2']) {
    const response = await get(path, { 'accept-language': 'de' });
    expect([path, response.status]).toEqual([path, 404]);
    expect(response.headers.get('etag')).toBeNull();
    const text = await response.text();
    expect(text).toContain('Nicht gefunden');
    expect(text).toContain(`href="${stage.url}/404"`);
  }
  // Where that page is missing, the app says it.
  const other = await get('/nowhere', { 'accept-language': 'fr' });
  expect([other.status, await other.text()]).toEqual([404, expect.stringContaining('The app')]);
});

it.each([
  ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
  ['bytes=8-', 206, 'bytes 8-9/10', '89'],
  ['bytes=-3', 206, 'bytes 7-9/10', '789'],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['bytes=0-1,4-5', 200, null, '0123456789'],
])('answers %s of a film with %i, so that browsers can seek in it', async (range, status, contentRange, text) => {
  const response = await get('/film/film.mp4', { range });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-range')).toBe(contentRange);
  expect(await response.text()).toBe(text);
  expect(response.headers.get('accept-ranges')).toBe('bytes');
});

it('opens the developer area for the demonstration, and leaves the file as it is', async () => {
  expect(await (await get('/config.json')).json()).toEqual({ developerArea: true });
  expect(readFileSync(join(app, 'config.json'), 'utf8')).toBe('{}');
});

it.each([
  '/assets/gone.js',
  '/assets/',
  '/_i18n/xx/messages.json',
  '/favicon.ico',
  '/robots.txt',
  '/media/portraits/1/9.svg',
  '/media/x',
  '/link.txt',
])('answers 404 to %s', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('secret');
});

it.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/%00',
  '/%',
])('never leaves its folder for %s', async (path) => {
  const { status, text } = await statusOfRawPath(path);
  expect([400, 404]).toContain(status);
  expect(text).not.toContain('secret');
});

it('answers an unknown call as JSON, and a known one under another method with the right ones', async () => {
  const unknown = await get('/api/nothing.php');
  expect(unknown.status).toBe(404);
  expect(valueAt(await unknown.json(), 'error')).toBe('not_found');
  const other = await fetch(`${stage.url}/api/chat.php`, { method: 'PATCH' });
  expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET, POST, PUT, DELETE']);
});

it.each([
  ['/login?next=%2Fhome', '/login?next=%2Fhome'],
  ['/', '/'],
  ['/nowhere', '/nowhere'],
  ['//elsewhere.example/login', '/elsewhere.example/login'],
  ['/_reference/../login', '/login'],
])('leads a form that a browser sends to %s by itself to %s, and nothing of it is kept', async (path, location) => {
  const { status, headers } = await post(path, 'email=a%40b.example&password=secret');
  expect([status, headers.location, headers['cache-control']]).toEqual([303, location, 'no-cache']);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  const log = await (await get('/_reference/requests')).text();
  expect(log).not.toContain('secret');
});

it.each(['/assets/main-abc123.js', '/config.json', '/media/x'])('takes no form at the file %s', async (path) => {
  const { status, headers } = await post(path, 'a=b');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

it('takes no other method at a page', async () => {
  expect((await fetch(`${stage.url}/chats`, { method: 'PUT' })).status).toBe(405);
});

it.each(['/', '/assets/main-abc123.js', '/api/nothing.php', '/assets/gone.js', '/_reference/mail'])(
  'sends the security headers with %s',
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self';",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  },
);

it('names the bytes of a film, so that a browser keeps its parts, and sends no part of another one than asked for', async () => {
  const whole = await get('/film/film.mp4');
  const etag = whole.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"/);
  expect((await get('/assets/main-abc123.js')).headers.get('etag')).toMatch(/^W\//);
  expect((await get('/film/film.mp4', { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
  const date = whole.headers.get('last-modified') ?? '';
  expect((await get('/film/film.mp4', { range: 'bytes=0-1', 'if-range': date })).status).toBe(206);
  const other = await get('/film/film.mp4', { range: 'bytes=0-1', 'if-range': '"of-before"' });
  expect(other.status).toBe(200);
  expect(await other.text()).toBe(await whole.text());
  expect((await get('/film/film.mp4', { 'if-none-match': etag })).status).toBe(304);
});

it('compresses text, and answers 304 to who has it already', async () => {
  const response = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect((await response.text()).length).toBeGreaterThan(5000);
  const etag = response.headers.get('etag') ?? '';
  expect((await get('/assets/main-abc123.js', { 'if-none-match': etag })).status).toBe(304);
});

it('sends a file anew once it has been changed, compressed or not', async () => {
  const file = join(app, 'assets', 'changing.js');
  for (const text of ['one '.repeat(500), 'another '.repeat(500)]) {
    writeFileSync(file, text);
    for (const encoding of ['gzip', 'identity', 'gzip;q=0']) {
      const response = await get('/assets/changing.js', { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(await response.text()).toBe(text);
    }
  }
});

it('sends short answers of the API as they are, with their length', async () => {
  const response = await get('/api/user.php', { 'accept-encoding': 'gzip' });
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(Number(response.headers.get('content-length'))).toBe((await response.text()).length);
});

it('draws the portraits that profiles name, the same every time, and keeps them for good', async () => {
  const client = await stage.member('demo');
  const [chat] = listOf((await client.call('getChats')).body);
  for (const name of ['thumb_filename', 'filename']) {
    const path = `/media/${String(valueAt(chat, 'profile', 'main_image', name))}`;
    const response = await get(path);
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('immutable');
    const svg = await response.text();
    expect(svg).toContain('viewBox="0 0 480 600"');
    expect(svg).not.toMatch(/<script|style=|href="http/);
    expect(await (await get(path)).text()).toBe(svg);
  }
});

it('draws the same portrait for each template, on the ground of that template', async () => {
  const client = await stage.member('demo');
  const [chat] = listOf((await client.call('getChats')).body);
  const file = String(valueAt(chat, 'profile', 'main_image', 'filename'));
  const [plain, social, lavish] = await Promise.all(
    ['/media', '/media/social', '/media/lavish'].map(async (prefix) => await (await get(`${prefix}/${file}`)).text()),
  );
  const headOf = (svg: string | undefined) => /<svg[^>]* viewBox="0 0 980 980"[\s\S]*?<\/svg>/.exec(svg ?? '')?.[0];
  expect(social).toBe(plain);
  expect(lavish).not.toBe(plain);
  expect(headOf(lavish)).toBe(headOf(plain));
  expect((await get(`/media/other/${file}`)).status).toBe(404);
});

it('draws a portrait under the path of an earlier version too, which a device may have kept, and under no later one', async () => {
  const client = await stage.member('demo');
  const [chat] = listOf((await client.call('getChats')).body);
  const path = `/media/${String(valueAt(chat, 'profile', 'main_image', 'filename'))}`;
  const underVersion = (version: string) => get(path.replace(/portraits\/\d+/, `portraits/${version}`));
  expect(await (await underVersion('1')).text()).toBe(await (await get(path)).text());
  for (const version of ['0', '999', 'x']) expect((await underVersion(version)).status).toBe(404);
});
