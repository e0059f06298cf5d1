import { isLimit, OPTIONAL_FILTERS, type SearchFilters } from '../../../worker/public/member-search.ts';
import type { Translation } from '../../i18n/translation.ts';
import { FILTER_NAMES, type FilterName, NO_FILTERS, OPTION_NAMES, type UnknownName } from './search-address.ts';

const WORDS = {
  gender: 'search.gender',
  min_age: 'search.age',
  max_age: 'search.age',
  country: 'search.country',
  countryregion: 'search.region',
  online: 'search.online',
  with_photo: 'search.with_photo',
  interests: 'search.interests_title',
  max_distance_km: 'search.distance',
  order: 'search.order',
  hideNudity: 'search.hide_nudity',
  searchAllCountries: 'search.all_countries',
  page: 'search.page_number',
} as const satisfies Record<UnknownName, string>;

/**
 * Returns the form's labels of these filters, each once; empty if the form has none of them.
 *
 * @param locale BCP 47
 */
export function filterLabels(names: readonly string[], t: Translation['t'], locale: string): string {
  const known = FILTER_NAMES.filter((name) => names.includes(name));
  return addressWords(known, t, locale);
}

/**
 * Returns the form's labels of these URL parameters, each once.
 *
 * @param locale BCP 47
 */
export function addressWords(names: readonly UnknownName[], t: Translation['t'], locale: string): string {
  const words = [...FILTER_NAMES, ...OPTION_NAMES].filter((name) => names.includes(name)).map((name) => t(WORDS[name]));
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(new Set(words));
}

/**
 * Returns the filters that were asked for and not used: those that the server does not know, which the response does not
 * report, and a region in a search beyond its country, which is then no limit (contract, `searchAllCountries`).
 */
export function unusedFilters(asked: SearchFilters, told: SearchFilters): FilterName[] {
  const unknown = OPTIONAL_FILTERS.filter((name) => isLimit(asked[name]) && told[name] === undefined);
  return asked.countryregion !== null && told.countryregion === null ? ['countryregion', ...unknown] : unknown;
}

/** Returns the changes that clear these filters, or all filters if the form has none of these names. */
export function withoutFilters(names: readonly string[]): Partial<SearchFilters> {
  const refused = FILTER_NAMES.filter((name) => names.includes(name));
  if (refused.length === 0) return NO_FILTERS;
  const changes: Partial<SearchFilters> = Object.fromEntries(refused.map((name) => [name, NO_FILTERS[name]]));
  // A region belongs to its country.
  return refused.includes('country') ? { ...changes, countryregion: null } : changes;
}
