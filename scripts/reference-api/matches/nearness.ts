import { knownPosition } from '../demo/positions.ts';
import { distanceKm } from '../site/distance.ts';

/** Where a member lives, as far as the profile tells. */
export interface Home {
  country: string;
  city: string | null;
  regionId: number | null;
}

/** How near two members live, in the order of the ranking. */
export type Nearness =
  | { state: 'same-town' }
  | { state: 'measured'; km: number }
  | { state: 'same-region' }
  | { state: 'same-country' }
  | { state: 'apart' };

/** Enough that the best answers of the other end of the world do not come before good ones of the next town. */
const SAME_TOWN_POINTS = 40;
/** At this distance, nearness counts for nothing any more. */
const FAR_KM = 800;
/** What is assumed of a member whose town is not told. */
const SAME_REGION_KM = 100;
const SAME_COUNTRY_KM = 300;

export function nearnessOf(mine: Home, theirs: Home): Nearness {
  const isSameCountry = mine.country === theirs.country;
  if (isSameCountry && mine.city !== null && mine.city === theirs.city) return { state: 'same-town' };
  const [from, to] = [mine, theirs].map(({ country, city }) => (city === null ? null : knownPosition(country, city)));
  if (from != null && to != null) return { state: 'measured', km: Math.round(distanceKm(from, to)) };
  if (mine.regionId !== null && mine.regionId === theirs.regionId) return { state: 'same-region' };
  return { state: isSameCountry ? 'same-country' : 'apart' };
}

/** Returns what nearness adds to a score: the first kilometres count more than the last. */
export function nearnessPoints(nearness: Nearness): number {
  return SAME_TOWN_POINTS * Math.max(0, 1 - Math.sqrt(orderKm(nearness) / FAR_KM));
}

/** Returns the distance, by which also equal scores are put in order; assumed where no town is told. */
export function orderKm(nearness: Nearness): number {
  switch (nearness.state) {
    case 'same-town':
      return 0;
    case 'measured':
      return nearness.km;
    case 'same-region':
      return SAME_REGION_KM;
    case 'same-country':
      return SAME_COUNTRY_KM;
    case 'apart':
      return Infinity;
  }
}
