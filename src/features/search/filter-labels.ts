import { isLimit, OPTIONAL_FILTERS, type SearchFilters } from '../../../worker/public/member-search.ts';
import type { Translation } from '../../i18n/translation.ts';
import {
  FILTER_NAMES,
  type FilterName,
  NO_FILTERS,
  OPTION_NAMES,
  type SearchAddress,
  type UnknownName,
} from './search-address.ts';

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
 * Returns the labels of these parts of a search, each once; empty if it has none of them.
 *
 * @param locale BCP 47
 */
export function refusedLabels(names: readonly string[], t: Translation['t'], locale: string): string {
  const known = [...FILTER_NAMES, ...OPTION_NAMES].filter((name) => names.includes(name));
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

/** Returns the changes that clear these filters. */
export function withoutFilters(names: readonly FilterName[]): Partial<SearchFilters> {
  const changes: Partial<SearchFilters> = Object.fromEntries(names.map((name) => [name, NO_FILTERS[name]]));
  // A region belongs to its country.
  return names.includes('country') ? { ...changes, countryregion: null } : changes;
}

/**
 * Returns the changes to a search that remove what the server refuses of it; all filters if it names nothing that the
 * search has. The page is not among them: a changed search starts at its first one.
 */
export function withoutRefused(
  names: readonly string[],
  filters: SearchFilters,
): Partial<Pick<SearchAddress, 'filters' | 'order' | 'hideNudity' | 'searchAllCountries'>> {
  const refused = FILTER_NAMES.filter((name) => names.includes(name));
  const options = OPTION_NAMES.filter((name) => names.includes(name));
  if (refused.length + options.length === 0) return { filters: NO_FILTERS };
  return {
    ...(refused.length > 0 && { filters: { ...filters, ...withoutFilters(refused) } }),
    ...(options.includes('order') && { order: 'nearby' }),
    ...(options.includes('hideNudity') && { hideNudity: false }),
    ...(options.includes('searchAllCountries') && { searchAllCountries: false }),
  };
}
