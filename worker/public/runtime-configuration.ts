import * as contract from '../../openapi/generated/enumerations.ts';
import { FILM_SHAPE, isFilm, type LandingFilm, type NicheFilms, parseNicheFilms } from './landing-film.ts';

/**
 * What an operator can change without a build: `/config.json` next to `index.html`. Validated by hand: it is read
 * before anything else, and the generated validators would slow down the first paint.
 */
export interface RuntimeConfiguration {
  /** Prefix of every API path: empty for this origin, otherwise an origin without a trailing slash. */
  apiBaseUrl: string;
  /** Sent as x-package-name. */
  packageName: string;
  siteName: string;
  /** The site's public origin, for the sitemap and link previews; if empty, there is no sitemap. */
  siteUrl: string;
  template: TemplateName;
  /** Languages of the site, in the order of its menus; may be left out of the file: all that there are words in. */
  locales: readonly LocaleCode[];
  /** One of `locales`. */
  defaultLocale: LocaleCode;
  /** Locales whose messages change while the site is being translated; they are refetched every time. */
  uncachedLocales: readonly LocaleCode[];
  /** Origins besides this one and the API's that the app may navigate to, such as the payment provider's. */
  allowedOrigins: readonly string[];
  /**
   * Origins besides this one and the API's that images are loaded from (`cdn_prefix`), for the Content-Security-Policy.
   */
  imageOrigins: readonly string[];
  /** Enables `/_dev`, which lists responses of the backend that violated the contract. */
  developerArea: boolean;
  /** The first rule whose `from` matches the path redirects the user. */
  redirects: readonly RedirectRule[];
  /** URL of the analytics script, loaded only after consent; if null, there is none and no consent is asked for. */
  analyticsScript: string | null;
  /** Origins besides the script's own that it loads from and sends to, for the Content-Security-Policy. */
  analyticsOrigins: readonly string[];
  /** Whether visitors see a one-time warning, before anything else, that the site is for adults. */
  entryWarning: boolean;
  /** What `message_credits` of 0 in the settings says, for words that stand before these; may be left out: false. */
  freeMessages?: boolean;
  /** The film of the landing pages, files of this site; may be left out: they show stills. */
  landingFilm?: LandingFilm;
  /** Films of niches whom that one would not show; may be left out: then `landingFilm` is on all pages. */
  landingFilms?: NicheFilms;
}

export interface RedirectRule {
  /** A path on this site; `:name` matches a variable part. */
  from: string;
  /** A path, in which `:name` inserts the matched part, or an absolute URL, which causes a full page load. */
  to: string;
}

/** As defined by the contract. */
export const { LOCALE_CODES, TEMPLATE_NAMES } = contract;

export type TemplateName = (typeof TEMPLATE_NAMES)[number];

export type LocaleCode = (typeof LOCALE_CODES)[number];

export type ConfigurationParse =
  | { ok: true; configuration: RuntimeConfiguration }
  /** Each problem names the property and the expected value. */
  | { ok: false; problems: readonly string[] };

export function isLocaleCode(value: unknown): value is LocaleCode {
  return LOCALE_CODES.some((code) => code === value);
}

export function isTemplateName(value: unknown): value is TemplateName {
  return TEMPLATE_NAMES.some((name) => name === value);
}

/**
 * Parses and validates the configuration. Every property is required, so that a misspelled one is noticed; unknown
 * properties are also reported.
 */
export function parseRuntimeConfiguration(value: unknown): ConfigurationParse {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, problems: ['config.json: must hold one object'] };
  }
  const source = new Map<string, unknown>(Object.entries(value));
  const problems: string[] = [];
  const take = <Value>(
    name: string,
    isValid: (value: unknown) => value is Value,
    expected: string,
    other: Value,
  ): Value => {
    const found = source.get(name);
    source.delete(name);
    if (isValid(found)) return found;
    problems.push(`${name}: must be ${expected}`);
    return other;
  };
  const someLocales = `a list of ${LOCALE_CODES.join(', ')}`;
  const locales = source.has('locales')
    ? take('locales', isSiteLocales, `${someLocales}, at least one and each once`, LOCALE_CODES)
    : LOCALE_CODES;
  const isOffered = (value: unknown): value is LocaleCode => locales.some((code) => code === value);
  const configuration: RuntimeConfiguration = {
    apiBaseUrl: take('apiBaseUrl', isOriginOrEmpty, 'empty, or an http(s) origin without a path', ''),
    packageName: take('packageName', isHeaderText, 'a text of 1 to 100 ASCII characters', ''),
    siteName: take('siteName', isNonEmptyText, 'a text', ''),
    siteUrl: take('siteUrl', isOriginOrEmpty, 'empty, or an http(s) origin without a path', ''),
    template: take('template', isTemplateName, `one of ${TEMPLATE_NAMES.join(', ')}`, 'social'),
    locales,
    defaultLocale: take('defaultLocale', isOffered, `one of ${locales.join(', ')}`, 'en'),
    uncachedLocales: take('uncachedLocales', isLocaleList, someLocales, []),
    allowedOrigins: take('allowedOrigins', isOriginList, 'a list of http(s) origins without a path', []),
    imageOrigins: take('imageOrigins', isOriginList, 'a list of http(s) origins without a path', []),
    developerArea: take('developerArea', isFlag, 'true or false', false),
    redirects: take('redirects', isRuleList, 'a list of {"from": "/path", "to": "/path or URL"}', []),
    analyticsScript: take('analyticsScript', isScriptAddress, 'null or an https URL', null),
    analyticsOrigins: take('analyticsOrigins', isOriginList, 'a list of http(s) origins without a path', []),
    entryWarning: take('entryWarning', isFlag, 'true or false', false),
  };
  if (source.has('freeMessages')) configuration.freeMessages = take('freeMessages', isFlag, 'true or false', false);
  const film = source.get('landingFilm');
  source.delete('landingFilm');
  if (isFilm(film)) configuration.landingFilm = film;
  else if (film !== undefined) problems.push(`landingFilm: must be ${FILM_SHAPE}`);
  if (source.has('landingFilms')) {
    const parsed = parseNicheFilms(source.get('landingFilms'));
    source.delete('landingFilms');
    if ('films' in parsed) configuration.landingFilms = parsed.films;
    else problems.push(...parsed.problems);
  }
  for (const name of source.keys()) problems.push(`${name}: is not a known property`);
  return problems.length === 0 ? { ok: true, configuration } : { ok: false, problems };
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isNonEmptyText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isHeaderText(value: unknown): value is string {
  return typeof value === 'string' && /^[\x20-\x7e]{1,100}$/.test(value) && value.trim() === value;
}

function isOriginOrEmpty(value: unknown): value is string {
  return value === '' || isOrigin(value);
}

function isOriginList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isOrigin);
}

function isOrigin(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  try {
    const url = new URL(value);
    return (url.protocol === 'https:' || url.protocol === 'http:') && url.origin === value;
  } catch {
    return false;
  }
}

function isRuleList(value: unknown): value is readonly RedirectRule[] {
  return Array.isArray(value) && value.every(isRule);
}

function isRule(value: unknown): value is RedirectRule {
  if (typeof value !== 'object' || value === null || !('from' in value) || !('to' in value)) return false;
  return typeof value.from === 'string' && value.from.startsWith('/') && isNonEmptyText(value.to);
}

function isScriptAddress(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && value.startsWith('https://') && URL.canParse(value));
}

function isLocaleList(value: unknown): value is readonly LocaleCode[] {
  return Array.isArray(value) && value.every(isLocaleCode);
}

function isSiteLocales(value: unknown): value is readonly LocaleCode[] {
  return isLocaleList(value) && value.length > 0 && new Set(value).size === value.length;
}
