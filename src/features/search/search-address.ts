import { AGE_MAX_YEARS, AGE_MIN_YEARS } from '../../../worker/public/constants.ts';
import {
  interestsText,
  isLimit,
  type MemberSearch,
  type SearchFilters,
  type SearchOrder,
} from '../../../worker/public/member-search.ts';
import type { SearchCriteria } from '../../../worker/public/saved-search.ts';

const PAGE_MAX = 10_000;

/** The orders for visitors: the server does not know what is near them. */
export const VISITOR_ORDERS = ['newest', 'online', 'age'] as const satisfies readonly SearchOrder[];
export const SEARCH_ORDERS = ['nearby', 'newest', 'online', 'age'] as const satisfies readonly SearchOrder[];
export const GENDERS = ['female', 'male', 'other'] as const;

export const FILTER_NAMES = [
  'gender',
  'min_age',
  'max_age',
  'country',
  'countryregion',
  'online',
  'with_photo',
  'interests',
  'max_distance_km',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

const AGE_NAMES = ['min_age', 'max_age'] as const satisfies readonly FilterName[];

/** The other search parameters in a URL. */
export const OPTION_NAMES = ['order', 'hideNudity', 'searchAllCountries', 'page'] as const;
export type UnknownName = FilterName | (typeof OPTION_NAMES)[number];

export function isFilterName(name: UnknownName): name is FilterName {
  return FILTER_NAMES.some((one) => one === name);
}

const OWN_NAMES = [...FILTER_NAMES, ...OPTION_NAMES, 'similarpage', 'view', 'deck'] as const;

/** The profile in the viewer: its id, or its position on the page while the id is not known yet. */
export type ViewedProfile = number | 'first' | 'last';

/** The state of a search, all of which is in the query of its URL. */
export interface SearchAddress extends Omit<MemberSearch, 'source'> {
  /** Page of the similar results; null if the URL does not request any. */
  similarPage: number | null;
  viewed: ViewedProfile | null;
  /** Whether the results are dealt one card at a time. */
  deck: boolean;
  /**
   * Valid filters of a URL that also contains invalid ones. Such a search starts from the filters saved on the server,
   * so that a broken link never widens it to everyone; these override them.
   */
  stated: Partial<SearchFilters>;
  /** Parameters with invalid values. They are ignored, and the page says so. */
  unknown: readonly UnknownName[];
}

export const NO_FILTERS: SearchFilters = {
  gender: null,
  min_age: null,
  max_age: null,
  country: null,
  countryregion: null,
  online: false,
  with_photo: false,
  interests: [],
  max_distance_km: null,
};

/** What a site has to choose from; null while it is not known, which takes any. */
export interface Offered {
  countries: readonly string[] | null;
  /** Ids. */
  interests: readonly string[] | null;
}

const NOTHING_TOLD: Offered = { countries: null, interests: null };

/** Longest list of interests in a search, with its commas; the contract's limit. */
const INTERESTS_MAX_LENGTH = 1_000;
const INTEREST_MAX_LENGTH = 100;
const DISTANCE_MAX_KM = 1_000;

/** Returns whether a search can ask for all of these interests. */
export function fitInterests(ids: readonly string[]): boolean {
  const areFit = ids.every((id) => id !== '' && id.length <= INTEREST_MAX_LENGTH && !id.includes(','));
  return areFit && interestsText(ids).length <= INTERESTS_MAX_LENGTH;
}

/** Returns the search that a URL requests. */
export function searchOf({ filters, page, order, hideNudity, searchAllCountries }: SearchAddress): MemberSearch {
  return { source: 'search', filters, page, order, hideNudity, searchAllCountries };
}

/** Returns what a search looks for besides its filters. */
export function criteriaOf({ order, hideNudity, searchAllCountries }: SearchAddress): Omit<SearchCriteria, 'filters'> {
  return { order, hideNudity, searchAllCountries };
}

/**
 * Parses the query of a URL, which is untrusted. `filters` is null if the query has none or any of them is invalid.
 *
 * @param offered what the site has to choose from
 */
export function parseSearchAddress(query: string, offered: Offered = NOTHING_TOLD): SearchAddress {
  const parameters = new URLSearchParams(query);
  const unknown: UnknownName[] = [];
  const read = <Value>(name: UnknownName, parse: (text: string) => Value | null): Value | null => {
    const text = parameters.get(name) ?? '';
    if (text === '') return null;
    const value = parse(text);
    if (value === null) unknown.push(name);
    return value;
  };
  // `all` means no limit: it makes the filters explicit if none of them is set.
  const readFilter = <Value>(name: FilterName, parse: (text: string) => Value | null): Value | null =>
    parameters.get(name) === 'all' ? null : read(name, parse);
  const isNamed = FILTER_NAMES.some((name) => parameters.has(name));
  const gender = readFilter('gender', (text) => GENDERS.find((one) => one === text) ?? null);
  const ages = { min_age: readFilter('min_age', parseAge), max_age: readFilter('max_age', parseAge) };
  // Members choose both limits as one range: half a range would be neither theirs nor that of the address.
  const isRange = !AGE_NAMES.some((name) => unknown.includes(name)) && !isTurned(ages);
  if (!isRange) unknown.push(...AGE_NAMES.filter((name) => parameters.has(name) && !unknown.includes(name)));
  const country = readFilter('country', (text) =>
    /^[A-Z]{2}$/.test(text) && offered.countries?.includes(text) !== false ? text : null,
  );
  // A region is only valid with its country.
  const countryregion = readFilter('countryregion', (text) => (country === null ? null : parseRowId(text)));
  const filters = {
    gender,
    ...ages,
    country,
    countryregion,
    online: readFilter('online', parseSwitch) ?? false,
    with_photo: readFilter('with_photo', parseSwitch) ?? false,
    interests: readFilter('interests', (text) => parseInterests(text, offered.interests)) ?? [],
    max_distance_km: readFilter('max_distance_km', parseDistance),
  };
  const isBroken = FILTER_NAMES.some((name) => unknown.includes(name));
  const viewed = parameters.get('view') ?? '';
  return {
    filters: isNamed && !isBroken ? filters : null,
    stated: isBroken ? statedOf(filters, (name) => !unknown.includes(name) && (parameters.get(name) ?? '') !== '') : {},
    order: read('order', (text) => SEARCH_ORDERS.find((one) => one === text) ?? null) ?? 'nearby',
    hideNudity: read('hideNudity', parseSwitch) ?? false,
    searchAllCountries: read('searchAllCountries', parseSwitch) ?? false,
    page: read('page', parsePage) ?? 1,
    similarPage: parsePage(parameters.get('similarpage')),
    viewed: viewed === 'first' || viewed === 'last' ? viewed : parseRowId(viewed),
    deck: parseSwitch(parameters.get('deck') ?? '') ?? false,
    unknown,
  };
}

function isTurned({ min_age, max_age }: Pick<SearchFilters, 'min_age' | 'max_age'>): boolean {
  return min_age !== null && max_age !== null && max_age < min_age;
}

function statedOf(filters: SearchFilters, isStated: (name: FilterName) => boolean): Partial<SearchFilters> {
  return Object.fromEntries(FILTER_NAMES.filter(isStated).map((name) => [name, filters[name]]));
}

/** Returns `filters` overridden by `stated`, without a region or age limit that would contradict a stated filter. */
export function withStated(filters: SearchFilters, stated: Partial<SearchFilters>): SearchFilters {
  const next = { ...filters, ...stated };
  if (next.country !== filters.country) next.countryregion = stated.countryregion ?? null;
  if (!isTurned(next)) return next;
  return stated.min_age === undefined ? { ...next, min_age: null } : { ...next, max_age: null };
}

/**
 * Returns the URL of the search in `query` with `changes` applied. Unrelated query parameters are kept.
 *
 * @param offered as `parseSearchAddress` takes it
 */
export function searchAddress(
  path: string,
  query: string,
  changes: Partial<SearchAddress>,
  offered: Offered = NOTHING_TOLD,
): string {
  const parameters = new URLSearchParams(query);
  // Removed and set again in a fixed order, so that the same search always has the same URL.
  for (const name of OWN_NAMES) parameters.delete(name);
  const set = (name: (typeof OWN_NAMES)[number], value: string | number | null) => {
    if (value !== null) parameters.set(name, String(value));
  };
  const current = parseSearchAddress(query, offered);
  const next = { ...current, ...changes };
  // Invalid filters stay in the URL until the filters that replace them are known.
  const isBroken = changes.filters == null && FILTER_NAMES.some((name) => current.unknown.includes(name));
  if (next.filters !== null && isUnlimited(next.filters)) set('gender', 'all');
  const given = new URLSearchParams(query);
  for (const name of FILTER_NAMES) set(name, isBroken ? given.get(name) : textOf(next.filters?.[name]));
  set('order', next.order === 'nearby' ? null : next.order);
  set('hideNudity', next.hideNudity ? 1 : null);
  set('searchAllCountries', next.searchAllCountries ? 1 : null);
  set('page', next.page > 1 ? next.page : null);
  set('similarpage', next.similarPage);
  set('view', next.viewed);
  set('deck', next.deck ? 1 : null);
  const rest = parameters.toString();
  return rest === '' ? path : `${path}?${rest}`;
}

/** Returns whether none of the filters limits the search. */
export function isUnlimited(filters: SearchFilters): boolean {
  return FILTER_NAMES.every((name) => !isLimit(filters[name]));
}

function textOf(value: SearchFilters[FilterName]): string | number | null {
  if (!isLimit(value) || value === undefined) return null;
  if (value === true || value === false) return 1;
  return Array.isArray(value) ? interestsText(value) : value;
}

function parseInterests(text: string, offered: readonly string[] | null): string[] | null {
  const ids = [...new Set(text.split(',').map((id) => id.trim()))].sort();
  return fitInterests(ids) && ids.every((id) => offered?.includes(id) !== false) ? ids : null;
}

/** A distance in kilometres, within the contract's limits. */
function parseDistance(text: string): number | null {
  const distanceKm = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  return distanceKm > 0 && distanceKm <= DISTANCE_MAX_KM ? distanceKm : null;
}

function parsePage(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), PAGE_MAX) : null;
}

function parseSwitch(text: string): boolean | null {
  if (text === '1' || text === 'true') return true;
  return text === '0' || text === 'false' ? false : null;
}

function parseAge(text: string): number | null {
  const age = /^\d{2,3}$/.test(text) ? Number(text) : 0;
  return age >= AGE_MIN_YEARS && age <= AGE_MAX_YEARS ? age : null;
}

/** Id of a region or of a member. */
function parseRowId(text: string): number | null {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  return id > 0 && Number.isSafeInteger(id) ? id : null;
}
