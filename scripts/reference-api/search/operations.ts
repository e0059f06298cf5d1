import type { Schemas } from '../contract/contract.ts';
import { nullableInteger, nullableText, textColumn } from '../database/columns.ts';
import type { Reader } from '../database/database.ts';
import { type Answer, invalid, ok, sessionLost } from '../http/answer.ts';
import { type GuestCall, numberOf, type Query, textOf } from '../http/call.ts';
import type { Operations } from '../http/operations.ts';
import { pageOf, pagingOf } from '../http/paging.ts';
import type { Services } from '../services.ts';
import type { Account } from '../session/sessions.ts';
import { mayVisitorsSearch, readOperatorSettings, visitorCountry } from '../site/operator-settings.ts';
import { townsAround } from '../site/towns.ts';
import { filtersOf, keepFilters, toldFilters } from './filters.ts';
import { findMembers, type Search, type Searcher } from './find-members.ts';

export function searchOperations(operations: Operations, services: Services): void {
  operations.guest('search', (call) => search(services, call));
}

async function search(services: Services, { query, account, nowMs }: GuestCall): Promise<Answer> {
  const { database } = services;
  if (account === null && !(await mayVisitorsSearch(database, textOf(query, 'trafficsource')))) return sessionLost();
  const { search_fields: offered } = await readOperatorSettings(database);
  const filters = await filtersOf(database, account, query, { nowMs, offered });
  if (!(await isRegionOfCountry(database, filters.countryregion, filters.country)))
    return invalid({ countryregion: 'unknown_value' });
  const page = pageOf(query);
  const since = textOf(query, 'since');
  const searcher = await searcherOf(database, account);
  const { max_distance_km: maxKm } = filters;
  const towns = maxKm === null || searcher.town === null ? null : townsAround(searcher.town, maxKm);
  const { profiles, count } = await findMembers(
    database,
    searcher,
    {
      towns,
      filters: { ...filters, with_photo: filters.with_photo || SHOWCASES.includes(sourceOf(query)) },
      order: orderOf(query),
      hidesNudity: query.has('hideNudity'),
      isInAllCountries: query.has('searchAllCountries'),
      sinceMs: since === null ? null : Date.parse(since),
      leftOutAges: leftOutAgesOf(query),
    },
    page,
    nowMs,
  );
  const isKept = query.has('manual_search') && !query.has('do_not_save') && sourceOf(query) === 'search';
  if (account !== null && isKept) await database.write((writer) => keepFilters(writer, account.id, filters));
  const limits = query.has('searchAllCountries') ? { ...filters, countryregion: null } : filters;
  return ok<Schemas['SearchResult']>({
    profiles,
    paging: pagingOf(page, count),
    filter_options: toldFilters(limits, maxKm !== null && towns === null ? offered.filter(isNoDistance) : offered),
    ...(sourceOf(query) === 'search' ? { searched_at: new Date(nowMs).toISOString() } : {}),
    ...(since === null ? {} : { since }),
  });
}

function isNoDistance(field: string): boolean {
  return field !== 'max_distance_km';
}

/** Screens that promote the site by showing members: only those with a photo. */
const SHOWCASES = ['signup', 'landing'];

function leftOutAgesOf(query: Query): Search['leftOutAges'] {
  const min = numberOf(query, 'exclude_min_age');
  const max = numberOf(query, 'exclude_max_age');
  return min === null && max === null ? null : { min, max };
}

function sourceOf(query: Query): string {
  return textOf(query, 'source') ?? 'search';
}

function orderOf(query: Query): Search['order'] {
  const order = textOf(query, 'order');
  return order === 'newest' || order === 'online' || order === 'age' ? order : 'nearby';
}

/** A region may also be given without its country. */
async function isRegionOfCountry(reader: Reader, regionId: number | null, country: string | null): Promise<boolean> {
  if (regionId === null) return true;
  const row = await reader.row('SELECT country FROM regions WHERE id = ?', [regionId]);
  return row !== null && (country === null || textColumn(row, 'country') === country);
}

export async function searcherOf(reader: Reader, account: Account | null): Promise<Searcher> {
  const row =
    account === null
      ? null
      : await reader.row('SELECT country, region_id, city FROM members WHERE id = ?', [account.memberId]);
  if (account === null || row === null)
    return { memberId: null, country: await visitorCountry(reader), regionId: null, town: null };
  const country = textColumn(row, 'country');
  const city = nullableText(row, 'city');
  return {
    memberId: account.memberId,
    country,
    regionId: nullableInteger(row, 'region_id'),
    town: city === null ? null : { country, city },
  };
}
