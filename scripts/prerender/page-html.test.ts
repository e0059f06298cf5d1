import { expect, it } from 'vitest';
import type { PrerenderedPage } from '../../worker/public/prerendered-page.ts';
import { type PageAddress, pageHtml } from './page-html.ts';

const SHELL = `<!doctype html>
<html lang="en">
  <head>
    <title>Shell</title>
    <meta name="description" content="Of the shell" />
    <script src="/assets/first-look.js"></script>
    <link rel="manifest" href="/manifest.webmanifest" />
    <link rel="preload" href="/config.json" as="fetch" crossorigin />
    <script type="module" crossorigin src="/assets/app.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/app.css">
  </head>
  <body>
    <div id="app"></div>
    <div id="failed" role="alert" hidden>
      <p lang="en">Failed</p>
      <p lang="nl">Mislukt</p>
    </div>
    <noscript>
      <p lang="en">No script</p>
    </noscript>
  </body>
</html>
`;

const PAGE: PrerenderedPage = {
  html: '<p class="_a_1">It costs $1 or $& more</p>',
  title: 'Log in · "A & B"',
  language: 'de-DE',
  root: { lang: 'de-DE', 'data-prerendered': 'social' },
  description: null,
  failed: { text: 'Geht nicht', reload: 'Neu laden' },
  noScript: 'Braucht Skript',
};
const FILES = {
  styles: ['assets/app.css', 'assets/own.css'],
  bodyStyles: ['assets/parts.css'],
  scripts: ['assets/own.js'],
  fonts: ['assets/f.woff2'],
  words: ['_i18n/de/messages.json'],
};
const ADDRESS: PageAddress = {
  siteUrl: '',
  description: 'Who <you> want',
  picture: 'share/site.jpg',
  pathIn: () => '/login',
  isLanguageInPath: false,
  isIndexable: true,
  siteName: 'Site',
  locale: 'de',
  defaultLocale: 'en',
  locales: ['de', 'en'],
};

it('puts page, words and files into the shell', () => {
  const html = pageHtml(SHELL, PAGE, FILES, ADDRESS);
  expect(html).toContain('<html lang="de-DE" data-prerendered="social">');
  expect(html).toContain('<div id="app"><p class="_a_1">It costs $1 or $& more</p></div>');
  expect(html).toContain('<title>Log in · &quot;A &amp; B&quot;</title>');
  expect(html).toContain('content="Who &lt;you&gt; want"');
  expect(html).toContain('hidden><p>Geht nicht <a href="">Neu laden</a></p></div>');
  expect(html).not.toContain('Mislukt');
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(3);
  expect(html.indexOf('app.css')).toBeLessThan(html.indexOf('own.css'));
  expect(html).toMatch(/<body>\s*<link rel="stylesheet" crossorigin href="\/assets\/parts\.css">\s*<div id="app">/);
  expect(html).toContain('<link rel="preload" href="/assets/f.woff2" as="font" type="font/woff2" crossorigin>');
});

it('names its scripts and words without asking for them: the paint comes first', () => {
  const html = pageHtml(SHELL, PAGE, FILES, ADDRESS);
  expect(html).toContain(
    '<script async blocking="render" data-scripts="/assets/app.js" data-modules="/assets/own.js" data-words="/_i18n/de/messages.json" src="/assets/first-look.js">',
  );
  expect(html).not.toMatch(/type="module"|modulepreload|as="fetch"|rel="manifest"/);
});

it('names its address and picture: with the origin that the site has told, else relative to its host', () => {
  const relative = pageHtml(SHELL, PAGE, FILES, ADDRESS);
  expect(relative).toContain('<link rel="canonical" href="/login?locale=de">');
  expect(relative).toContain('<link rel="alternate" hreflang="en" href="/login">');
  expect(relative).toContain('<meta property="og:image" content="/share/site.jpg">');
  const html = pageHtml(SHELL, PAGE, FILES, { ...ADDRESS, siteUrl: 'https://www.example.com' });
  expect(html).toContain('<link rel="canonical" href="https://www.example.com/login?locale=de">');
  expect(html).toContain('<meta property="og:image" content="https://www.example.com/share/site.jpg">');
  expect(html).toContain('<meta property="og:locale" content="de_DE">');
});

it('is painted once its words and form are read, not its header alone', () => {
  const html = pageHtml(SHELL, PAGE, FILES, ADDRESS);
  expect(html).toContain('<link rel="expect" href="#failed" blocking="render">');
  expect(html.indexOf('id="failed"')).toBeGreaterThan(html.indexOf(PAGE.html));
});

it('keeps search engines away from what is none of theirs', () => {
  expect(pageHtml(SHELL, PAGE, FILES, ADDRESS)).not.toContain('noindex');
  expect(pageHtml(SHELL, PAGE, FILES, { ...ADDRESS, isIndexable: false })).toContain('content="noindex"');
});

it('refuses a shell that has no place for a part', () => {
  expect(() => pageHtml(SHELL.replace('id="app"', 'id="other"'), PAGE, FILES, ADDRESS)).toThrow(
    'index.html has no place like',
  );
});

it('names its address in each language for search engines, the default one without a parameter', () => {
  const address = { ...ADDRESS, siteUrl: 'https://www.example.com' };
  const links = (html: string): string[] =>
    [
      ...html.matchAll(
        /<link rel="(?:canonical|alternate)"(?: hreflang="([^"]+)")? href="https:\/\/www\.example\.com([^"]+)"/g,
      ),
    ].map(([, language = 'canonical', path]) => `${language} ${path}`);
  expect(links(pageHtml(SHELL, PAGE, FILES, address))).toEqual([
    'canonical /login?locale=de',
    'de /login?locale=de',
    'en /login',
    'x-default /login',
  ]);
  expect(links(pageHtml(SHELL, PAGE, FILES, { ...address, locale: 'en' }))[0]).toBe('canonical /login');
  const landing = { ...address, pathIn: (locale: string) => `/landers/gallery/${locale}`, isLanguageInPath: true };
  expect(links(pageHtml(SHELL, PAGE, FILES, landing))).toEqual([
    'canonical /landers/gallery/de',
    'de /landers/gallery/de',
    'en /landers/gallery/en',
    'x-default /landers/gallery/en',
  ]);
  expect(links(pageHtml(SHELL, PAGE, FILES, { ...address, pathIn: null }))).toEqual([]);
  // A page that is not indexable must not be found in any language.
  expect(links(pageHtml(SHELL, PAGE, FILES, { ...address, isIndexable: false }))).toEqual([
    'canonical /login?locale=de',
  ]);
});

it('asks early for the poster of a film, and for nothing where there is none', () => {
  const film = '<video class="_f_1" poster="/film/she/poster.webp" preload="none"></video>';
  const html = pageHtml(SHELL, { ...PAGE, html: `${film}<video poster="/film/other.webp"></video>` }, FILES, ADDRESS);
  expect(html.match(/<link rel="preload"[^>]* as="image"[^>]*>/g)).toEqual([
    '<link rel="preload" href="/film/she/poster.webp" as="image" fetchpriority="high">',
  ]);
  expect(pageHtml(SHELL, PAGE, FILES, ADDRESS)).not.toContain('as="image"');
});
