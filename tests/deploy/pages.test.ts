import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRoutes } from '../../scripts/build/read-routes.ts';
import { compressFiles } from '../../scripts/deploy/compress-files.ts';
import { onEachServer, SHELL } from './on-each-server.ts';

/** Pages in the prerenderer's layout of files. */
const PAGES = {
  'pages/de/login.html': 'Anmelden',
  'pages/en/login.html': 'Log in',
  'pages/nl/login.html': 'Inloggen',
  'pages/de/index.html': 'Startseite',
  'pages/nl/index.html': 'Startpagina',
  'pages/de/pages/terms.html': 'Bedingungen',
  'pages/de/landers/gallery/_.html': 'Galerie',
  'pages/en/landers/gallery/_.html': 'Gallery',
  'pages/de/landers/gallery/_she.html': 'Frauen',
  'pages/en/landers/gallery/_she.html': 'Women',
  'pages/de/members/_landing.html': 'Ein Mensch',
  'pages/de/members/_landing2.html': 'Ein Brief',
  'pages/en/members/_landing2.html': 'A letter',
  'pages/de/members/_signup.html': 'Ein Mensch, ein Formular',
  'pages/de/404.html': 'Nicht gefunden',
  'pages/nl/404.html': 'Niet gevonden',
};

onEachServer((stage) => {
  const { get } = stage;

  beforeAll(async () => {
    for (const [file, text] of Object.entries(PAGES)) {
      const path = join(stage.world.app, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `<!doctype html><title>${text}</title>${`<p>${text}</p>`.repeat(100)}`);
    }
    await compressFiles(stage.world.app);
  });
  afterAll(() => rmSync(join(stage.world.app, 'pages'), { recursive: true }));

  const title = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
    const { body, headers: answered } = await get(path, headers);
    expect(answered['vary']).toMatch(/accept-language/i);
    expect(answered['vary']).toMatch(/cookie/i);
    expect(answered['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
    return /<title>([^<]*)/.exec(body.toString())?.[1] ?? '';
  };

  test.each([
    [{}, 'Inloggen'],
    [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, 'Anmelden'],
    [{ 'accept-language': 'DE' }, 'Anmelden'],
    [{ 'accept-language': 'sv-SE, da ;q=0.9,  de-CH;q=0.8, en;q=0.7' }, 'Anmelden'],
    [{ 'accept-language': 'den,end-x,en-US' }, 'Log in'],
    [{ 'accept-language': 'ja, *' }, 'Inloggen'],
    [{ 'accept-language': 'en', cookie: 'i18n_redirected=de' }, 'Anmelden'],
    [{ 'accept-language': 'en', cookie: 'a=b; i18n_redirected=de; c=d' }, 'Anmelden'],
    [{ 'accept-language': 'en', cookie: 'i18n_redirected=sv' }, 'Log in'],
    [{ 'accept-language': 'en', cookie: 'xi18n_redirected=de; i18n_redirected=../../x' }, 'Log in'],
  ])('with %j the page is titled %s', async (headers, expected) => {
    expect(await title('/login', headers)).toBe(expected);
  });

  test('an address that names a language goes before cookie and browser, as search engines need it', async () => {
    const english = { 'accept-language': 'en', cookie: 'i18n_redirected=en' };
    expect(await title('/login?locale=de', english)).toBe('Anmelden');
    expect(await title('/login?network=x&locale=de', english)).toBe('Anmelden');
    expect(await title('/?locale=de', english)).toBe('Startseite');
    for (const query of ['locale=sv', 'locale=../../x', 'mylocale=de', 'locale=']) {
      expect([query, await title(`/login?${query}`, english)]).toEqual([query, 'Log in']);
    }
  });

  test('serves a page under its route, also with a query and a slash at the end', async () => {
    const german = { cookie: 'i18n_redirected=de' };
    expect(await title('/', german)).toBe('Startseite');
    expect(await title('/?network=x', german)).toBe('Startseite');
    expect(await title('/login/', german)).toBe('Anmelden');
    expect(await title('/login?next=%2Fhome', german)).toBe('Anmelden');
    expect(await title('/pages/terms', german)).toBe('Bedingungen');
    expect(await title('/landers/gallery/de', german)).toBe('Galerie');
  });

  test('serves a landing page in the language and for the niche that its address names, whatever the visitor speaks', async () => {
    const polish = { 'accept-language': 'pl', cookie: 'i18n_redirected=nl' };
    for (const [slug, expected] of [
      ['de', 'Galerie'],
      ['eng', 'Gallery'],
      ['en', 'Gallery'],
      ['she-de', 'Frauen'],
      ['she-eng/', 'Women'],
    ] as const) {
      expect([slug, await title(`/landers/gallery/${slug}`, polish)]).toEqual([slug, expected]);
    }
    const german = { 'accept-language': 'de' };
    expect(await title('/landers/gallery/auto', german)).toBe('Galerie');
    expect(await title('/landers/gallery/she-auto', german)).toBe('Frauen');
    const wrong = ['nonsense', 'she', 'she-xx', 'autobahn', 'de-she'].map((slug) => `/landers/gallery/${slug}`);
    const families = (await readRoutes()).flatMap(({ path }) => (/^\/landers\/[^/]+$/.test(path) ? path : []));
    expect(families).toHaveLength(8);
    for (const path of [...wrong, ...families.map((family) => `${family}/nonsense`), '/landers/none/de']) {
      const { status, body } = await get(path, german);
      expect([path, status]).toEqual([path, 404]);
      expect(body.toString()).toContain('Nicht gefunden');
    }
  });

  test('serves the landing pages of a member from one page for all members, in the language that the address names', async () => {
    const german = { 'accept-language': 'de' };
    expect(await title('/members/221/landing', german)).toBe('Ein Mensch');
    expect(await title('/members/7/landing?network=x', german)).toBe('Ein Mensch');
    expect(await title('/members/221/signup/', german)).toBe('Ein Mensch, ein Formular');
    expect(await title('/members/221/landing2/eng', german)).toBe('A letter');
    expect(await title('/members/221/landing2/she-de', { 'accept-language': 'en' })).toBe('Ein Brief');
    expect(await title('/members/221/landing2/auto', german)).toBe('Ein Brief');
    for (const path of ['/members/221/landing2/nonsense', '/members/0/landing', '/members/_landing']) {
      const { status, body } = await get(path, german);
      expect([path, status]).toEqual([path, 404]);
      expect(body.toString()).toContain('Nicht gefunden');
    }
    // No page in that language: the app itself.
    const { status, body } = await get('/members/221/landing', { 'accept-language': 'en' });
    expect(status).toBe(200);
    expect(body.toString()).toContain(SHELL);
  });

  test('serves the app where there is no page of that route or language', async () => {
    for (const [path, language] of [
      ['/pricing', 'de'],
      ['/login', 'fr'],
      ['/home', 'de'],
    ] as const) {
      const { status, body } = await get(path, { 'accept-language': language });
      expect([path, status]).toEqual([path, 200]);
      expect(body.toString()).toContain(SHELL);
    }
  });

  test('says 404 in the language of the visitor', async () => {
    for (const [path, language, expected] of [
      ['/nowhere', 'de', 'Nicht gefunden'],
      ['/pages/nothing', 'nl', 'Niet gevonden'],
      ['/404', 'de', 'Nicht gefunden'],
    ] as const) {
      const { status } = await get(path, { 'accept-language': language });
      expect([path, status, await title(path, { 'accept-language': language })]).toEqual([path, 404, expected]);
    }
  });

  test('serves pages compressed as the build left them', async () => {
    const { headers, body } = await get('/login', { 'accept-language': 'de', 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(body.equals(readFileSync(join(stage.world.app, 'pages/de/login.html.br')))).toBe(true);
    expect(headers['cache-control']).toBe('no-cache');
  });
});
