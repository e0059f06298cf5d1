/** How long a browser keeps what it fetched. The first rule that matches is taken; the README shows them. */
export interface CacheRule {
  /** Regular expression for the path, which nginx and Apache read alike. */
  path: string;
  /** Null: the backend says. */
  cacheControl: string | null;
}

export const CACHE_RULES: readonly CacheRule[] = [
  { path: '^/(?:api|media)/', cacheControl: null },
  { path: '^/assets/', cacheControl: 'public, max-age=31536000, immutable' },
  { path: '^/build\\.json$', cacheControl: 'no-store' },
  { path: '^/(?:_i18n|icons|screenshots)/', cacheControl: 'public, max-age=86400' },
  { path: '^/(?:favicon\\.ico|robots\\.txt|sitemap\\.xml)$', cacheControl: 'public, max-age=86400' },
];

/** For all other paths: asked for each time, and answered 304 where nothing changed. */
export const OTHERWISE = 'no-cache';

/** Pages are chosen by these headers of the request. */
export const PAGE_VARY = 'Accept-Language, Cookie';

/**
 * The first of these languages in an `Accept-Language` header, whose entries browsers sort by preference, as a regular
 * expression up to the language that `found` stands for. It passes over entries in other languages.
 */
export function acceptLanguageExpression(locales: readonly string[], found: string): string {
  const end = '(?:[-;,\\s]|$)';
  return `^(?:\\s*+(?!(?:${locales.join('|')})${end})[^,]*,)*+\\s*${found}${end}`;
}
