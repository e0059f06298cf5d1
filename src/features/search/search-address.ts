import { AGE_MAX_YEARS, AGE_MIN_YEARS } from '../../../worker/public/constants.ts';
import type { MemberSearch, SearchFilters, SearchOrder } from '../../../worker/public/member-search.ts';

const PAGE_MAX = 10_000;

export const SEARCH_ORDERS = ['nearby', 'newest', 'online', 'age'] as const satisfies readonly SearchOrder[];
export const GENDERS = ['female', 'male', 'other'] as const;

export const FILTER_NAMES = ['gender', 'min_age', 'max_age', 'country', 'countryregion'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** What else an address says of a search. */
export const OPTION_NAMES = ['order', 'hideNudity', 'searchAllCountries', 'page'] as const;
export type UnknownName = FilterName | (typeof OPTION_NAMES)[number];

const OWN_NAMES = [...FILTER_NAMES, ...OPTION_NAMES, 'similarpage', 'view'] as const;

/** A profile that is shown large: by its id, or by its place on the page where the id is not known yet. */
export type ViewedProfile = number | 'first' | 'last';

/** The state of a search, all of which stands in the query of its address. */
export interface SearchAddress extends Omit<MemberSearch, 'source'> {
  /** Page of the similar results; null where the address does not ask for them. */
  similarPage: number | null;
  viewed: ViewedProfile | null;
  /**
   * Filters that the address names beside others that there cannot be. The search then begins with the filters that
   * the server keeps, so that a broken link never opens it to everybody; these change them.
   */
  stated: Partial<SearchFilters>;
  /** What the address names with a value that there cannot be. It is left out, and the page says so. */
  unknown: readonly UnknownName[];
}

export const NO_FILTERS: SearchFilters = {
  gender: null,
  min_age: null,
  max_age: null,
  country: null,
  countryregion: null,
};

/** The search that an address asks for. */
export function searchOf({ filters, page, order, hideNudity, searchAllCountries }: SearchAddress): MemberSearch {
  return { source: 'search', filters, page, order, hideNudity, searchAllCountries };
}

/** Reads the query of an address: text from anywhere. Filters are null where it names none. */
export function parseSearchAddress(query: string): SearchAddress {
  const parameters = new URLSearchParams(query);
  const unknown: UnknownName[] = [];
  const read = <Value>(name: UnknownName, parse: (text: string) => Value | null): Value | null => {
    const text = parameters.get(name) ?? '';
    if (text === '') return null;
    const value = parse(text);
    if (value === null) unknown.push(name);
    return value;
  };
  // `all` says that there is no limit where nothing else would name the filters.
  const readFilter = <Value>(name: FilterName, parse: (text: string) => Value | null): Value | null =>
    parameters.get(name) === 'all' ? null : read(name, parse);
  const isNamed = FILTER_NAMES.some((name) => parameters.has(name));
  const gender = readFilter('gender', (text) => GENDERS.find((one) => one === text) ?? null);
  const min_age = readFilter('min_age', parseAge);
  const parsedMax = readFilter('max_age', parseAge);
  const isTurned = min_age !== null && parsedMax !== null && parsedMax < min_age;
  if (isTurned) unknown.push('max_age');
  const country = readFilter('country', (text) => (/^[A-Z]{2}$/.test(text) ? text : null));
  // A region is one of a country's.
  const countryregion = readFilter('countryregion', (text) => (country === null ? null : parseRowId(text)));
  const filters = { gender, min_age, max_age: isTurned ? null : parsedMax, country, countryregion };
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
    unknown,
  };
}

function statedOf(filters: SearchFilters, isStated: (name: FilterName) => boolean): Partial<SearchFilters> {
  return Object.fromEntries(FILTER_NAMES.filter(isStated).map((name) => [name, filters[name]]));
}

/** `filters` with those that an address states instead: a region stays in its country, and ages in their order. */
export function withStated(filters: SearchFilters, stated: Partial<SearchFilters>): SearchFilters {
  const next = { ...filters, ...stated };
  if (next.country !== filters.country) next.countryregion = stated.countryregion ?? null;
  const isTurned = next.min_age !== null && next.max_age !== null && next.max_age < next.min_age;
  if (!isTurned) return next;
  return stated.min_age === undefined ? { ...next, min_age: null } : { ...next, max_age: null };
}

/** The address of a search that differs from that of `query` by `changes`. Other parts of the query stay. */
export function searchAddress(path: string, query: string, changes: Partial<SearchAddress>): string {
  const parameters = new URLSearchParams(query);
  // Always in the same order, so that the same search has the same address.
  for (const name of OWN_NAMES) parameters.delete(name);
  const set = (name: (typeof OWN_NAMES)[number], value: string | number | null) => {
    if (value !== null) parameters.set(name, String(value));
  };
  const current = parseSearchAddress(query);
  const next = { ...current, ...changes };
  // A broken link stays one until it is known which filters take its place.
  const isBroken = changes.filters == null && FILTER_NAMES.some((name) => current.unknown.includes(name));
  const isUnlimited = FILTER_NAMES.every((name) => (next.filters?.[name] ?? null) === null);
  if (next.filters !== null && isUnlimited) set('gender', 'all');
  const given = new URLSearchParams(query);
  for (const name of FILTER_NAMES) set(name, isBroken ? given.get(name) : (next.filters?.[name] ?? null));
  set('order', next.order === 'nearby' ? null : next.order);
  set('hideNudity', next.hideNudity ? 1 : null);
  set('searchAllCountries', next.searchAllCountries ? 1 : null);
  set('page', next.page > 1 ? next.page : null);
  set('similarpage', next.similarPage);
  set('view', next.viewed);
  const rest = parameters.toString();
  return rest === '' ? path : `${path}?${rest}`;
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
