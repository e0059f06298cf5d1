import type { PrerenderedPage } from '../../worker/public/prerendered-page.ts';
import { LOCALE_PARAMETER } from '../../worker/public/prerendered-page.ts';
import type { LocaleCode } from '../../worker/public/runtime-configuration.ts';
import type { HeadFiles } from './page-files.ts';
import { SHARE_PICTURE } from './share-picture.ts';

const MODULE_SCRIPT = /[ \t]*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\n/g;

export interface PageAddress {
  /** Origin of the site; empty if not configured: the addresses in the page are then relative to its host. */
  siteUrl: string;
  /** Description for search engines and link previews. */
  description: string;
  /** For link previews, relative to the app folder. */
  picture: string;
  /** Path of the page in a language; null if the URL should not be advertised, such as that of an unknown page. */
  pathIn: ((locale: LocaleCode) => string) | null;
  /** If false, each language is distinguished by a query parameter. */
  isLanguageInPath: boolean;
  isIndexable: boolean;
  siteName: string;
  /** Language of the page. */
  locale: LocaleCode;
  /** Served at the URL without a parameter when the request states no language, as with search engines. */
  defaultLocale: LocaleCode;
  /** All languages the page is written in. */
  locales: readonly LocaleCode[];
}

/**
 * Returns the whole document: the app's shell with the page inserted, and its head completed with the page's files and
 * metadata.
 *
 * @param shell `index.html` of the built app, before the first script of a member's page is put into it
 * @throws if the shell has no place for one of the parts
 */
export function pageHtml(shell: string, page: PrerenderedPage, files: HeadFiles, address: PageAddress): string {
  const attributes = Object.entries(page.root)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  return replaceAll(shell, [
    [/<html[^>]*>/, `<html${attributes}>`],
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(page.title)}</title>`],
    [/<meta name="description"[^>]*>/, `<meta name="description" content="${escapeHtml(address.description)}" />`],
    [/ *<link rel="preload" href="\/config\.json"[^>]*>\n/, ''],
    [/ *<link rel="stylesheet"[^>]*>\n/, ''],
    // The app links that of template and language once it can hear of the offer to install: one file fewer before.
    [/ *<link rel="manifest"[^>]*>\n/, ''],
    // Styles come first: the scripts are loaded after the first paint (src/first-look.ts).
    [MODULE_SCRIPT, ''],
    // Parsing goes on while it loads, and with it the first layout; painting waits for it.
    [/(?<=<script )(?=src="[^"]*first-look)/, `async blocking="render" ${lateFiles(shell, files)}`],
    [/(?=\s*<\/head>)/, `\n${headLines(page, files, address).join('\n')}`],
    [/(?<=<body[^>]*>)/, files.bodyStyles.map((file) => `\n    ${styleLink(file)}`).join('')],
    [/(<div id="app">)(<\/div>)/, `$1${dollarsKept(page.html)}$2`],
    [/(<div id="failed"[^>]*>)[\s\S]*?(<\/div>)/, `$1<p>${failedText(page)}</p>$2`],
    [/(<noscript>)[\s\S]*?(<\/noscript>)/, `$1<p>${escapeHtml(page.noScript)}</p>$2`],
  ]);
}

/** Returns the attributes that tell `first-look.ts` what to load after the first paint. */
function lateFiles(shell: string, files: HeadFiles): string {
  const lists = {
    scripts: [...shell.matchAll(MODULE_SCRIPT)].map(([, src = '']) => src),
    modules: files.scripts.map((file) => `/${file}`),
    words: files.words.map((file) => `/${file}`),
  };
  return Object.entries(lists)
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => `data-${name}="${list.join(' ')}" `)
    .join('');
}

function headLines(page: PrerenderedPage, files: HeadFiles, address: PageAddress): string[] {
  const { siteUrl, isIndexable, siteName, locale } = address;
  const lines = [
    // A slow phone would paint a partially parsed page, e.g. only a header or half a form. This element follows the
    // whole page; parsing its start tag unblocks rendering.
    '<link rel="expect" href="#failed" blocking="render">',
    ...files.styles.map(styleLink),
    // Before the fonts: a browser asks a server without HTTP/2 for six files at once, and the poster, the largest thing in
    // view, was the seventh. Words stand in a font of the same size meanwhile.
    ...posterPreload(page.html),
    ...files.fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${escapeHtml(siteName)}">`,
    `<meta property="og:title" content="${escapeHtml(page.title)}">`,
    `<meta property="og:description" content="${escapeHtml(address.description)}">`,
    `<meta property="og:locale" content="${page.language.replace('-', '_')}">`,
  ];
  if (!isIndexable) lines.push('<meta name="robots" content="noindex">');
  lines.push(
    `<meta property="og:image" content="${siteUrl}/${address.picture}">`,
    `<meta property="og:image:width" content="${SHARE_PICTURE.width}">`,
    `<meta property="og:image:height" content="${SHARE_PICTURE.height}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  );
  const own = addressIn(locale, address);
  if (own !== null) lines.push(`<link rel="canonical" href="${own}">`, `<meta property="og:url" content="${own}">`);
  if (isIndexable) {
    const others = [
      ...address.locales.map((one) => [one, one] as const),
      ['x-default', address.defaultLocale] as const,
    ];
    lines.push(...others.flatMap(([language, one]) => alternate(language, addressIn(one, address))));
  }
  return lines.map((line) => `    ${line}`);
}

function styleLink(file: string): string {
  return `<link rel="stylesheet" crossorigin href="/${file}">`;
}

/**
 * A poster is what the first frame shows of a film; browsers that do not look for it early would find it late, and
 * would fetch it after the scripts.
 */
function posterPreload(html: string): string[] {
  const poster = /<video\b[^>]*\sposter="([^"]+)"/.exec(html)?.[1];
  return poster === undefined ? [] : [`<link rel="preload" href="${poster}" as="image" fetchpriority="high">`];
}

/** Users see one URL for all languages; search engines need one per language (README.md). */
function addressIn(
  locale: LocaleCode,
  { siteUrl, defaultLocale, pathIn, isLanguageInPath }: PageAddress,
): string | null {
  if (pathIn === null) return null;
  const parameter = locale === defaultLocale || isLanguageInPath ? '' : `?${LOCALE_PARAMETER}=${locale}`;
  return siteUrl + pathIn(locale) + parameter;
}

function alternate(language: string, href: string | null): string[] {
  return href === null ? [] : [`<link rel="alternate" hreflang="${language}" href="${href}">`];
}

function failedText({ failed }: PrerenderedPage): string {
  return `${escapeHtml(failed.text)} <a href="">${escapeHtml(failed.reload)}</a>`;
}

function replaceAll(text: string, replacements: readonly (readonly [RegExp, string])[]): string {
  return replacements.reduce((done, [place, replacement]) => {
    if (done.search(place) < 0) throw new Error(`index.html has no place like ${place.source}`);
    return done.replace(place, replacement);
  }, text);
}

/** Escapes `$`, which has a special meaning in replacement strings. */
function dollarsKept(text: string): string {
  return text.replaceAll('$', '$$$$');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
