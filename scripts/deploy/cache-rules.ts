/** How long browsers cache a response. The first rule that matches applies; the README lists the rules. */
export interface CacheRule {
  /** Regular expression for the path, valid for both nginx and Apache. */
  path: string;
  /** Null if the backend sets the header. */
  cacheControl: string | null;
}

export const CACHE_RULES: readonly CacheRule[] = [
  { path: '^/(?:api|media)/', cacheControl: null },
  { path: '^/assets/', cacheControl: 'public, max-age=31536000, immutable' },
  { path: '^/build\\.json$', cacheControl: 'no-store' },
  // No rule for the words below /_i18n: the app keeps them for a day itself, by build. Those that the browser kept would
  // be of the build before for another day, without the words that the new one has in addition.
  { path: '^/(?:film|icons|screenshots|share)/', cacheControl: 'public, max-age=86400' },
  { path: '^/(?:favicon\\.ico|robots\\.txt|sitemap\\.xml)$', cacheControl: 'public, max-age=86400' },
];

/** For all other paths: revalidated on each use, with 304 if unchanged. */
export const OTHERWISE = 'no-cache';

/** The request headers that determine which page is served. */
export const PAGE_VARY = 'Accept-Language, Cookie';

/**
 * Returns a regular expression that finds the first of these languages in an `Accept-Language` header, whose entries
 * browsers sort by preference. It skips entries in other languages and ends with the language that `found` matches.
 */
export function acceptLanguageExpression(locales: readonly string[], found: string): string {
  const end = '(?:[-;,\\s]|$)';
  return `^(?:\\s*+(?!(?:${locales.join('|')})${end})[^,]*,)*+\\s*${found}${end}`;
}
